import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ team: read('teams', 'website', { team: value }) }),
  share: ({ team }) => {
    if (!team) return { title: 'Team' };
    const { name, region, standing, statistics, logo } = team;
    const { wins, losses } = statistics;
    return {
      title: name,
      ...describe([
        region,
        standing.rank === null ? null : `#${standing.rank} with ${standing.elo}`,
        wins + losses > 0 ? `${wins} wins, ${losses} losses` : null,
      ]),
      ...(logo ? { image: logo.url } : {}),
    };
  },
});
