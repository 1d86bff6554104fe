import { NEXT, NOW } from '../../features/matches/all/all-filters';
import { filtersFrom, toRequest } from '../../features/tournaments/all/filters';
import * as texts from '../../features/tournaments/texts';
import { definePage, initialRead, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => {
    const request = toRequest(filtersFrom(search));
    return {
      current: read('tournaments', 'list', { ...request, finished: false, size: 100 }),
      past: initialRead('tournaments', 'list', { ...request, finished: true, page: 0, size: 20 }),
      live: read('matches', 'find', { ...NOW, size: 20 }),
      next: read('matches', 'find', { ...NEXT, size: 20 }),
    };
  },
  share: () => ({ title: texts.tournaments, description: texts.tournamentsLead }),
});
