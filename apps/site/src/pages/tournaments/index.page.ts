import { NEXT, NOW } from '../../features/matches/all/all-filters';
import { filtersFrom, toPastRequest, toRequest } from '../../features/tournaments/all/filters';
import * as texts from '../../features/tournaments/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => {
    const filters = filtersFrom(search);
    return {
      current: read('tournaments', 'list', { ...toRequest(filters), finished: false, size: 100 }),
      past: read('tournaments', 'pastSeries', toPastRequest(filters)),
      live: read('matches', 'find', { ...NOW, size: 20 }),
      next: read('matches', 'find', { ...NEXT, size: 20 }),
    };
  },
  share: () => ({ title: texts.tournaments, description: texts.tournamentsLead }),
});
