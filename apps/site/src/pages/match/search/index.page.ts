import { filtersFrom, toRequest } from '../../../features/matches/search-filters';
import * as texts from '../../../features/matches/texts';
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
    title: texts.searchMatchShared,
    description: texts.searchMatchDescription,
  }),
});
