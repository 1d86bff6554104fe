import { useInfiniteQuery } from '@tanstack/react-query';
import { useRestartable } from '../../api/restartable';
import { nextPage, PAGE_SIZE, pageOf } from './paging';
import type { ListSource } from './use-paged-list';

/** A list that grows at its end, to be shown with `MoreOnScroll` below its rows. */
export function useInfiniteList<Row, Filters extends object>({
  key,
  filters,
  size = PAGE_SIZE,
  enabled,
  load,
}: ListSource<Row, Filters>) {
  const queryKey = [...key, filters, { size, grows: true }];
  const asked = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await load({ ...filters, page: pageParam, size }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (_, loaded) => nextPage(loaded),
    enabled,
  });
  const query = useRestartable(asked, queryKey);
  return {
    query,
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    total: query.data?.pages.at(-1)?.total,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    /** What was thrown by the last attempt to load more. */
    error: query.isFetchNextPageError ? query.error : null,
    loadMore: () => {
      // Both the scrolling and a press may ask for the same page.
      if (!query.isFetching) void query.fetchNextPage();
    },
  };
}
