import type { Transfer } from '@mes/contract/transfers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { toGrowingList } from '../../components/lists/growing-list';
import { PAGE_SIZE, type TransferFilter, toRequest } from './transfer-filter';

/** What comes after the newest transfers, read page by page on demand. */
export function useEarlierTransfers(filter: TransferFilter, newest: readonly Transfer[]) {
  const last = newest.at(-1)?.id;
  const query = useInfiniteQuery({
    queryKey: ['teams', 'transfers', { filter, before: last, grows: true }],
    queryFn: ({ pageParam, signal }) =>
      api.teams.transfers({ ...toRequest(filter), before: pageParam }, { signal }),
    initialPageParam: last,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    enabled: false,
  });
  const list = toGrowingList(query, query.data?.pages.flat() ?? []);
  const isFirst = query.data === undefined;
  return {
    ...list,
    hasMore: isFirst ? newest.length === PAGE_SIZE : list.hasMore,
    loadingMore: isFirst ? query.isFetching : list.loadingMore,
    error: isFirst ? query.error : list.error,
  };
}
