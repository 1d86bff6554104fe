import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestartable } from '../../api/restartable';
import { type Answer, PAGE_SIZE, pageOf, pagesToOffer } from './paging';

export interface ListSource<Row, Filters> {
  /** Names the list in the store of answers: `['matches', 'search']`. */
  key: readonly unknown[];
  filters: Filters;
  size?: number;
  enabled?: boolean;
  load: (
    request: Filters & { page: number; size: number },
    options: { signal: AbortSignal },
  ) => Promise<Answer<Row>>;
}

export type PagedList<Row> = ReturnType<typeof usePagedList<Row, object>>;

/** A list in pages. The page starts at 0 and goes back to it whenever the filters change. */
export function usePagedList<Row, Filters extends object>({
  key,
  filters,
  size = PAGE_SIZE,
  enabled,
  load,
}: ListSource<Row, Filters>) {
  const filter = JSON.stringify([key, filters, size]);
  const [place, setPlace] = useState({ filter, page: 0, known: 0 });
  // Decided during rendering: an effect would first ask for a page that the new filters may not have.
  const { page, known } = place.filter === filter ? place : { page: 0, known: 0 };

  const request = { ...filters, page, size };
  // As `useCall` names it, so that the server can answer the first page of a list with the page itself.
  const queryKey = [...key, request];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(request, { signal }),
    select: pageOf<Row>,
    placeholderData: keepPreviousData,
    enabled,
  });
  const query = useRestartable(asked, queryKey);
  const current = query.isPlaceholderData ? undefined : query.data;
  const pages = pagesToOffer({ page, size, current, known });

  return {
    query,
    rows: query.data?.rows ?? [],
    total: query.data?.total,
    page,
    pages,
    setPage: (next: number) => setPlace({ filter, page: next, known: pages }),
    /** The rows still shown are those of the page or filters before. */
    stale: query.isPlaceholderData,
    /** Beyond the last row: an empty page was reached. */
    atEnd: current !== undefined && (current.rows.length === 0 || page >= pages - 1),
  };
}
