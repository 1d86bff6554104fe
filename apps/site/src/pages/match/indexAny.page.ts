import { shareTitle } from '../../features/matches/share-title';
import * as texts from '../../features/matches/texts';
import { interpolate } from '../../interpolate';
import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ match: read('matches', 'website', { id: value }) }),
  share: ({ match }) => {
    if (!match) return { title: texts.match };
    const { tournament, round, bestOf, state, scoreA, scoreB } = match;
    const hasBegun = state !== 'scheduled' && state !== 'veto' && state !== 'cancelled';
    const score = hasBegun ? `${scoreA} : ${scoreB}` : null;
    return {
      title: shareTitle(match),
      ...describe([
        score,
        interpolate(texts.bestOfMaps, { maps: bestOf }),
        tournament?.name,
        round,
      ]),
      image: `/api/pictures/match/${match.id}.png`,
    };
  },
});
