/** What the page of a series of tournaments reads: its editions, then the one that it shows. */
import {
  type Edition,
  PRESENTATIONS,
  type PresentationKey,
  presentedOf,
} from '@mes/domain/tournament/name/presentations';
import { definePage, type PageParams, read } from '../../page-declaration';

export function definePresentation(series: PresentationKey) {
  const { named, title, lead } = PRESENTATIONS[series];
  return definePage({
    reads: () => ({ editions: read('tournaments', 'list', { named, size: 50 }) }),
    next: ({ editions }, params, search) => {
      const shown = editionShown(editions.data, params, search);
      return { tournament: shown && read('tournaments', 'website', { id: shown.id }) };
    },
    share: () => ({ title, description: lead }),
  });
}

/** The edition that the address names, or else the one that counts now, of the year in the address. */
function editionShown<E extends Edition>(
  editions: readonly E[],
  { value }: PageParams,
  search: URLSearchParams,
): E | null {
  const wanted = search.get('edition');
  const named = editions.find(({ id }) => id === wanted);
  return named ?? presentedOf(editions, value === '' ? undefined : Number(value));
}
