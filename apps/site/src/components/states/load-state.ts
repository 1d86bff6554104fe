import * as texts from '../texts';
/** Time until a spinner or a skeleton is replaced by an error. */
export const LOADER_TIMEOUT = 20_000;
export const PLACEHOLDER_TIMEOUT = 25_000;

export const TIMEOUT_TEXT = texts.loadingTimedOut;

/** The fields of a query that `Loaded` uses. */
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

/** Existing data are shown, even if a refetch fails or is slow. */
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

/** Whether the data are null, an empty list, or an empty page of a list. */
export function isEmptyData(data: unknown): boolean {
  if (data === null) return true;
  if (Array.isArray(data)) return data.length === 0;
  const page = (data as { data?: unknown }).data;
  return Array.isArray(page) && page.length === 0;
}
