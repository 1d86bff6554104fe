import { ForbiddenError } from '@mes/contract/errors';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { onFailure } from '../../api/failures';
import { PageSkeleton } from '../PageSkeleton';
import { gateFor, hasToQueue, isQueuePath, queue, useQueue, useSeconds } from './queue';
import { isAdmission, type QueueState } from './queue-store';

// On most days nobody sees them.
const QueuePage = lazy(() => import('./QueuePage'));
const WaitingView = lazy(() => import('./WaitingView'));

/** Shows the page, or the queue in its place while the server lets nobody in. */
export function QueueGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const state = useQueue();
  const applies = hasToQueue({ pathname: `/app${pathname}`, search });
  const mayWait = applies && isUndecided(state);
  const now = useSeconds(mayWait);

  useEffect(() => {
    if (applies) void queue.enter();
  }, [applies]);
  useEffect(
    () =>
      onFailure(({ error }) => {
        const sentToQueue = error instanceof ForbiddenError && error.details.queue === true;
        if (sentToQueue && applies) void queue.enterAnew();
      }),
    [applies],
  );

  if (isQueuePath(pathname)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <QueuePage />
      </Suspense>
    );
  }
  // Without an answer at zero the time alone decides: the queue must not outlive its server.
  const waiting = mayWait && (state.status !== 'failed' || gateFor(state.item, now) === 'waiting');
  if (!waiting) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <WaitingView state={state} now={now} />
    </Suspense>
  );
}

function isUndecided({ item }: QueueState): boolean {
  return item !== null && !isAdmission(item);
}
