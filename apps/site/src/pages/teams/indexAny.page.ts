import { opponentIn } from '../../features/teams/opponent';
import { filtersFrom, toRequest } from '../../features/teams/performance-filters';
import * as texts from '../../features/teams/texts';
import { interpolate } from '../../interpolate';
import { definePage, initialRead, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ team: read('teams', 'website', { team: value }) }),
  next: ({ team }, _params, search) => {
    const opponent = opponentIn(search, team);
    const { name } = team;
    return {
      followers: initialRead('follows', 'count', { kind: 'team', id: name }),
      performance: initialRead(
        'statistics',
        'teamPerformance',
        toRequest(name, filtersFrom(search), Date.now()),
      ),
      encounters:
        opponent === null
          ? null
          : initialRead('matches', 'encounters', { team1: name, team2: opponent }),
      rounds:
        opponent === null
          ? null
          : initialRead('statistics', 'teamPerformance', { team: name, versus: opponent }),
    };
  },
  share: ({ team }) => {
    if (!team) return { title: texts.team };
    const { name, region, standing, statistics, logo } = team;
    const { wins, losses } = statistics;
    return {
      title: name,
      ...describe([
        region,
        standing.rank === null
          ? null
          : interpolate(texts.rankWithElo, { rank: standing.rank, elo: standing.elo }),
        wins + losses > 0 ? interpolate(texts.record, { wins, losses }) : null,
      ]),
      ...(logo ? { image: logo.url } : {}),
    };
  },
});
