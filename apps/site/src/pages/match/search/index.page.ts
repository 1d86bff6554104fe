import { filtersFrom, toRequest } from '../../../features/matches/search-filters';
import { definePage, initialRead, read } from '../../../page-declaration';

export default definePage({
  reads: (_params, search) => ({
    matches: initialRead('matches', 'find', {
      ...toRequest(filtersFrom(search)),
      page: 0,
      size: 20,
    }),
    tournaments: read('tournaments', 'list', { size: 100 }),
  }),
  share: () => ({
    title: 'Search match',
    description: 'Every match that was or will be played.',
  }),
});
