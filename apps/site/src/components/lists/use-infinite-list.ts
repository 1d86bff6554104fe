import { useInfiniteQuery } from '@tanstack/react-query';
import { useRestartable } from '../../api/restartable';
import { toGrowingList } from './growing-list';
import { nextPage, PAGE_SIZE, pageOf } from './paging';
import type { ListSource } from './use-paged-list';

/** An infinite list, to be shown with `MoreOnScroll` below its rows. */
export function useInfiniteList<Row, Filters extends object>({
  key,
  filters,
  size = PAGE_SIZE,
  enabled,
  load,
}: ListSource<Row, Filters>) {
  const queryKey = [...key, filters, { size, grows: true }];
  const baseQuery = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await load({ ...filters, page: pageParam, size }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (_, loaded) => nextPage(loaded),
    enabled,
  });
  const query = useRestartable(baseQuery, queryKey);
  return {
    query,
    ...toGrowingList(query, query.data?.pages.flatMap((page) => page.rows) ?? []),
    total: query.data?.pages.at(-1)?.total,
  };
}
