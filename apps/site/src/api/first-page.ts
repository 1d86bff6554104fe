import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { moveRevisions } from './revisions';

/**
 * The first page of an infinite list, where the server has embedded the answer of a declared read. It
 * moves from the key of the read to the list, so that it is neither cached nor read again twice.
 */
export function takeFirstPage<Page>(
  queryClient: QueryClient,
  { from, to }: { from: QueryKey; to: QueryKey },
): Page | undefined {
  const page = queryClient.getQueryData<Page>(from);
  if (page === undefined) return undefined;
  moveRevisions(queryClient, { from, to });
  queryClient.removeQueries({ queryKey: from, exact: true });
  return page;
}
