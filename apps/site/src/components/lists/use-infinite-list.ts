import { useInfiniteQuery } from '@tanstack/react-query';
import { useRestartable } from '../../api/restartable';
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
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    total: query.data?.pages.at(-1)?.total,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    /** The error of the last attempt to load more. */
    error: query.isFetchNextPageError ? query.error : null,
    loadMore: () => {
      // Scrolling and a click may request the same page.
      if (!query.isFetching) void query.fetchNextPage();
    },
  };
}
