import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../Spinner';
import { FailedToLoad } from './FailedToLoad';
import {
  isNothing,
  LOADER_TIMEOUT,
  loadState,
  PLACEHOLDER_TIMEOUT,
  type QueryLike,
  TIMEOUT_TEXT,
} from './load-state';

export interface LoadedProps<Data> {
  query: QueryLike<Data>;
  /** Stands in with the measures of the content; without it a spinner does. */
  skeleton?: ReactNode;
  /** Shown for an empty list; without it the children see the empty list. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Around the notice that it could not be read, or in its place; late answers have no error. */
  failed?: (notice: ReactNode, error: unknown) => ReactNode;
  /** Milliseconds until waiting becomes an error. */
  timeout?: number;
  children: (data: Data) => ReactNode;
}

/** Every state of a part of the page that is read from the server. */
export function Loaded<Data>({
  query,
  skeleton,
  empty,
  isEmpty = isNothing,
  failed = (notice) => notice,
  timeout = skeleton === undefined ? LOADER_TIMEOUT : PLACEHOLDER_TIMEOUT,
  children,
}: LoadedProps<Data>) {
  const [late, restart] = useLate(
    query.data === undefined && (query.isPending || query.isFetching),
    timeout,
  );
  const state = loadState(query, { late, isEmpty });
  const retry = () => {
    restart();
    query.refetch();
  };

  if (state.kind === 'loading') return skeleton ?? <Spinner block size={20} />;
  if (state.kind === 'late')
    return failed(<FailedToLoad message={TIMEOUT_TEXT} onRetry={retry} />, null);
  if (state.kind === 'failed')
    return failed(<FailedToLoad error={state.error} onRetry={retry} />, state.error);
  if (state.kind === 'empty' && empty !== undefined) return empty;
  return children(state.data);
}

/** Whether `waiting` has lasted too long, and how to begin counting anew. */
function useLate(waiting: boolean, timeout: number): [late: boolean, restart: () => void] {
  const [late, setLate] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another wait
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), timeout);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, timeout, round]);
  return [late, () => setRound((before) => before + 1)];
}
