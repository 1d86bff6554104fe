import { matchName } from '@mes/domain/series/match-name';
import { isBeforeMatch } from '../../features/matches/labels';
import * as texts from '../../features/matches/texts';
import { interpolate } from '../../interpolate';
import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ match: read('matches', 'website', { id: value }) }),
  next: ({ match }) => ({
    comparison:
      isBeforeMatch(match.state) && match.teamA && match.teamB
        ? read('headToHead', 'match', { id: match.id })
        : null,
  }),
  share: ({ match }) => {
    if (!match) return { title: texts.match };
    const { tournament, round, bestOf } = match;
    return {
      title: matchName(match),
      // Without the score: whoever reads the link may not want to know it yet.
      ...describe([interpolate(texts.bestOfMaps, { maps: bestOf }), tournament?.name, round]),
      image: `/api/pictures/match/${match.id}.png`,
    };
  },
});
