import * as texts from '../../features/teams/texts';
import { interpolate } from '../../interpolate';
import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ team: read('teams', 'website', { team: value }) }),
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
