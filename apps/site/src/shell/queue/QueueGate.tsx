import { ForbiddenError } from '@mes/contract/errors';
import { isGated } from '@mes/domain/queue/gate';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onFailure } from '../../api/failures';
import { startsInQueue } from '../../api/first-data';
import { useLocation } from '../../router/RouterProvider';
import { pauseConnection } from '../live/connection';
import { PageSkeleton } from '../PageSkeleton';
import { preloadable } from './preloadable';
import { enterQueue, gateFor, hasToQueue, isQueuePath, queue, useQueue, useSeconds } from './queue';
import { isAdmission, type QueueState } from './queue-store';

// Loaded on demand, as the queue is rarely active.
const queuePage = preloadable(() => import('./QueuePage'));
const waitingView = preloadable(() => import('./WaitingView'));

/**
 * If the visitor starts in the queue, requests their place while the code of the queue is loading.
 * Otherwise null.
 */
export function loadQueueFirst(): Promise<void> | null {
  const opensQueue = isQueuePath(location.pathname);
  if (!opensQueue && !(startsInQueue && hasToQueue(location, { wasRefused: false }))) return null;
  void enterQueue();
  return (opensQueue ? queuePage : waitingView).preload();
}

/** Shows the page, or the queue in its place until the visitor is admitted. */
export function QueueGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const state = useQueue();
  const [wasRefused, setWasRefused] = useState(false);
  const applies = hasToQueue({ pathname: `/app${pathname}`, search }, { wasRefused });
  const mayWait = applies && isUndecided(state);
  const isEntering = applies && startsInQueue && state.item === null;
  const now = useSeconds(mayWait);

  useEffect(() => {
    if (applies) void queue.enter();
  }, [applies]);
  useEffect(
    () =>
      onFailure(({ error }) => {
        if (!(error instanceof ForbiddenError) || error.details.queue !== true) return;
        setWasRefused(true);
        void queue.reenter();
      }),
    [],
  );
  // If the request at the end of the countdown fails, the time alone decides: the queue must end.
  const isStillWaiting = state.status !== 'failed' || gateFor(state.item, now) === 'waiting';
  const waiting = isEntering || (mayWait && isStillWaiting);
  // Pages that are open without passing the queue get no live connection.
  const offline = waiting || !isGated(`/app${pathname}`);
  useEffect(() => pauseConnection(offline), [offline]);

  if (isQueuePath(pathname)) {
    return <Suspense fallback={<PageSkeleton />}>{queuePage.render({})}</Suspense>;
  }
  if (!waiting) return children;
  return <Suspense fallback={<PageSkeleton />}>{waitingView.render({ state, now })}</Suspense>;
}

function isUndecided({ item }: QueueState): boolean {
  return item !== null && !isAdmission(item);
}
