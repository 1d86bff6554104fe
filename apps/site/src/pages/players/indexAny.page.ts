import { definePage, initialRead, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ player: read('players', 'website', { id: value }) }),
  next: ({ player }) => ({
    performance: initialRead('statistics', 'performance', { id: player.id }),
  }),
  share: ({ player }) => {
    if (!player) return { title: 'Player' };
    const { name, team, standing, totals, photo } = player;
    return {
      title: name,
      ...describe([
        team?.name,
        standing.rank === null ? null : `#${standing.rank} with ${standing.elo}`,
        totals.maps > 0 ? `${totals.maps} maps` : null,
        totals.rating === null ? null : `Rating ${totals.rating.toFixed(2)}`,
      ]),
      ...(photo ? { image: photo } : {}),
    };
  },
});
