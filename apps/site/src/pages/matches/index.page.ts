import { filtersFrom, NEXT, NOW, PLAYED, toRequest } from '../../features/matches/all/all-filters';
import * as texts from '../../features/matches/texts';
import { definePage, initialRead, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => {
    const filters = filtersFrom(search);
    const order = filters.show === 'results' ? PLAYED : NEXT;
    return {
      live: read('matches', 'find', { ...toRequest(filters), ...NOW, size: 50 }),
      matches: initialRead('matches', 'find', {
        ...toRequest(filters),
        ...order,
        page: 0,
        size: 20,
      }),
      tournaments: read('tournaments', 'list', { size: 100 }),
    };
  },
  share: () => ({ title: texts.matches, description: texts.allMatchesLead }),
});
