import { type ReactNode, useEffect, useState } from 'react';
import { PartBoundary } from '../boundary/PartBoundary';
import { Spinner } from '../Spinner';
import { FailedToLoad } from './FailedToLoad';
import {
  isEmptyData,
  LOADER_TIMEOUT,
  loadState,
  PLACEHOLDER_TIMEOUT,
  type QueryLike,
  TIMEOUT_TEXT,
} from './load-state';

export interface LoadedProps<Data> {
  query: QueryLike<Data>;
  /** A placeholder with the size of the content; by default a spinner. */
  skeleton?: ReactNode;
  /** Shown for an empty list; by default the children render the empty list. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Wraps or replaces the error notice; the error is null for a timeout. */
  failed?: (notice: ReactNode, error: unknown) => ReactNode;
  /** Milliseconds until loading is shown as an error. */
  timeout?: number;
  /** Whether content that breaks becomes an error card; otherwise the page becomes an error screen. */
  isPart?: boolean;
  children: (data: Data) => ReactNode;
}

/** All states of content that is loaded from the server. */
export function Loaded<Data>({
  query,
  skeleton,
  empty,
  isEmpty = isEmptyData,
  failed = (notice) => notice,
  timeout = skeleton === undefined ? LOADER_TIMEOUT : PLACEHOLDER_TIMEOUT,
  isPart = true,
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
  if (!isPart) return children(state.data);
  return (
    <PartBoundary resetKey={state.data}>
      <Content render={children} data={state.data} />
    </PartBoundary>
  );
}

/** Renders below the boundary, which catches no error of its own parent. */
function Content<Data>({ render, data }: { render: (data: Data) => ReactNode; data: Data }) {
  return render(data);
}

/** Whether `waiting` has lasted too long, and a function to restart the timer. */
function useLate(waiting: boolean, timeout: number): [late: boolean, restart: () => void] {
  const [late, setLate] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another wait
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), timeout);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, timeout, attempt]);
  return [late, () => setAttempt((before) => before + 1)];
}
