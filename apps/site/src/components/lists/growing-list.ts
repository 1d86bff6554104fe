/** The part of an infinite query that a list needs. */
interface GrowingQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  fetchNextPage(): Promise<unknown>;
}

/** What `MoreOnScroll` needs to load the next page of an infinite query. */
export function toGrowingList<Row>(query: GrowingQuery, rows: readonly Row[]) {
  return {
    rows,
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
