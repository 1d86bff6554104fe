/** The page declaration of a series of tournaments: reads its editions, then the shown one. */
import {
  type Edition,
  PRESENTATIONS,
  type PresentationKey,
  presentedOf,
} from '@mes/domain/tournament/name/presentations';
import { definePage, initialRead, type PageParams, read } from '../../page-declaration';

export function definePresentation(series: PresentationKey) {
  const { named, title, lead } = PRESENTATIONS[series];
  return definePage({
    reads: () => ({ editions: read('tournaments', 'list', { named, size: 50 }) }),
    next: ({ editions }, params, search) => {
      const shown = selectEdition(editions.data, params, search);
      return {
        tournament: shown && read('tournaments', 'website', { id: shown.id }),
        followers: shown && initialRead('follows', 'count', { kind: 'tournament', id: shown.id }),
      };
    },
    exists: ({ editions }, { value }) => hasEdition(editions.data, value),
    share: () => ({ title, description: lead }),
  });
}

/** The edition named in the URL, or else the current one, of the year in the URL if there is one. */
function selectEdition<E extends Edition>(
  editions: readonly E[],
  { value }: PageParams,
  search: URLSearchParams,
): E | null {
  const wantedId = search.get('edition');
  const byId = editions.find(({ id }) => id === wantedId);
  return byId ?? presentedOf(editions, yearIn(value));
}

/** Menu and dashboard link these years, so that their pages are there before a tournament is. */
const LINKED_YEARS = ['2023', '2024'];

/** Whether a series has a page for the year of the address. Before its first edition, any year may come. */
export function hasEdition(editions: readonly Edition[], value: string): boolean {
  if (editions.length === 0 || LINKED_YEARS.includes(value)) return true;
  return presentedOf(editions, yearIn(value)) !== null;
}

function yearIn(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
