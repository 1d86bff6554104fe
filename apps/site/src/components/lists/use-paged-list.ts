import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestartable } from '../../api/restartable';
import { newerAnswer } from '../../api/revisions';
import { type ListAnswer, offeredPages, PAGE_SIZE, pageOf } from './paging';

export interface ListSource<Row, Filters> {
  /** The beginning of the query key: `['matches', 'search']`. */
  key: readonly unknown[];
  filters: Filters;
  size?: number;
  enabled?: boolean;
  load: (
    request: Filters & { page: number; size: number },
    options: { signal: AbortSignal },
  ) => Promise<ListAnswer<Row>>;
}

export type PagedList<Row> = ReturnType<typeof usePagedList<Row, object>>;

/** A paged list. The page is reset to 0 when the filters change. */
export function usePagedList<Row, Filters extends object>({
  key,
  filters,
  size = PAGE_SIZE,
  enabled,
  load,
}: ListSource<Row, Filters>) {
  const filter = JSON.stringify([key, filters, size]);
  const [position, setPosition] = useState({ filter, page: 0, known: 0 });
  // During rendering: an effect would first request a page that the new filters may not have.
  const { page, known } = position.filter === filter ? position : { page: 0, known: 0 };

  const request = { ...filters, page, size };
  // The same key as that of `useCall`, so that the server can embed the first page of a list.
  const queryKey = [...key, request];
  const queryClient = useQueryClient();
  const baseQuery = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      newerAnswer(queryClient, queryKey, await load(request, { signal })),
    select: pageOf<Row>,
    placeholderData: keepPreviousData,
    enabled,
  });
  const query = useRestartable(baseQuery, queryKey);
  const current = query.isPlaceholderData ? undefined : query.data;
  const pages = offeredPages({ page, size, current, known });

  return {
    query,
    rows: query.data?.rows ?? [],
    total: query.data?.total,
    page,
    pages,
    setPage: (next: number) => setPosition({ filter, page: next, known: pages }),
    /** The rows are those of the previous page or filters. */
    stale: query.isPlaceholderData,
    /** Whether the last page is shown. */
    atEnd: current !== undefined && (current.rows.length === 0 || page >= pages - 1),
  };
}
