import { filterInput } from '../../features/players/statistics/filter-input';
import * as texts from '../../features/players/texts';
import { interpolate } from '../../interpolate';
import { definePage, initialRead, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ player: read('players', 'website', { id: value }) }),
  next: ({ player: { id } }, _params, search) => {
    const filters = filterInput(search);
    const tournaments = filters.tournament === undefined ? undefined : [filters.tournament];
    return {
      statistics: read('playerStatistics', 'get', { id, ...filters }),
      performance: initialRead('statistics', 'performance', { id, tournaments }),
      followers: initialRead('follows', 'count', { kind: 'player', id }),
    };
  },
  share: ({ player }) => {
    if (!player) return { title: texts.player };
    const { name, team, standing, totals, photo } = player;
    return {
      title: name,
      ...describe([
        team?.name,
        standing.rank === null
          ? null
          : interpolate(texts.rankWithElo, { rank: standing.rank, elo: standing.elo }),
        totals.maps > 0 ? interpolate(texts.mapCount, { maps: totals.maps }) : null,
        totals.rating === null
          ? null
          : interpolate(texts.ratingOf, { rating: totals.rating.toFixed(2) }),
      ]),
      ...(photo ? { image: photo } : {}),
    };
  },
});
