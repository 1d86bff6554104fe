/** A loader gives up after 20 s, a placeholder that stands for the content after 25 s. */
export const LOADER_TIMEOUT = 20_000;
export const PLACEHOLDER_TIMEOUT = 25_000;

export const TIMEOUT_TEXT = 'An error occurred while loading the data. Please try again later.';

/** What `Loaded` reads of a query. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export type LoadState<Data> =
  | { kind: 'loading' }
  | { kind: 'late' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty'; data: Data }
  | { kind: 'ready'; data: Data };

/** Data that is there is shown, even when reading it again failed or takes its time. */
export function loadState<Data>(
  {
    data,
    error,
    isPending,
    isFetching,
  }: Pick<QueryLike<Data>, 'data' | 'error' | 'isPending' | 'isFetching'>,
  { late, isEmpty }: { late: boolean; isEmpty: (data: Data) => boolean },
): LoadState<Data> {
  if (data !== undefined) return { kind: isEmpty(data) ? 'empty' : 'ready', data };
  if (!isPending && !isFetching) return { kind: 'failed', error };
  return { kind: late ? 'late' : 'loading' };
}

/** An empty list, or an empty page of one. */
export function isNothing(data: unknown): boolean {
  if (data === null) return true;
  if (Array.isArray(data)) return data.length === 0;
  const page = (data as { data?: unknown }).data;
  return Array.isArray(page) && page.length === 0;
}
