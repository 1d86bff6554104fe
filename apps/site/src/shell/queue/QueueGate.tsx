import { ForbiddenError } from '@mes/contract/errors';
import { isGated } from '@mes/domain/queue/gate';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../api/account';
import { onFailure } from '../../api/failures';
import { startsInQueue } from '../../api/first-data';
import { useLocation } from '../../router/RouterProvider';
import { pauseConnection } from '../live/connection';
import { PageSkeleton } from '../PageSkeleton';
import { preloadable } from './preloadable';
import { enterQueue, gateFor, hasToQueue, isQueuePath, queue, useQueue, useSeconds } from './queue';
import { type AccessQueueState, isAdmission } from './queue-store';

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
  const wasRefused = useRefusals();
  const applies = hasToQueue({ pathname: `/app${pathname}`, search }, { wasRefused });
  const mayWait = applies && isUndecided(state);
  const isEntering = applies && (startsInQueue || wasRefused) && state.item === null;
  const now = useSeconds(mayWait);

  useEffect(() => {
    if (applies) void queue.enter();
  }, [applies]);
  useEnterOnSignIn();
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

/** Whether the server has refused a call for lack of a pass. Then the page asks for one. */
function useRefusals(): boolean {
  const [wasRefused, setWasRefused] = useState(false);
  const queryClient = useQueryClient();
  useEffect(() => {
    let retriedAt = Number.NEGATIVE_INFINITY;
    return onFailure(({ error }) => {
      if (!(error instanceof ForbiddenError) || error.details.queue !== true) return;
      setWasRefused(true);
      void queue.reenter().then(() => {
        const { item } = queue.get();
        if (!item || !isAdmission(item) || Date.now() - retriedAt < RETRY_PAUSE_MS) return;
        retriedAt = Date.now();
        void queryClient.refetchQueries({ type: 'active', predicate: isRefused });
      });
    });
  }, [queryClient]);
  return wasRefused;
}

/** A browser that stores no pass is admitted and refused again. */
const RETRY_PAUSE_MS = 10_000;

function isRefused({ state: { error } }: Query): boolean {
  return error instanceof ForbiddenError && error.details.queue === true;
}

/** Staff and players of today pass at once: who signs in gets another answer than before. */
function useEnterOnSignIn(): void {
  const id = useAccount()?.id;
  const known = useRef(id);
  useEffect(() => {
    if (known.current === id) return;
    known.current = id;
    if (id !== undefined) void queue.renew();
  }, [id]);
}

function isUndecided({ item }: AccessQueueState): boolean {
  return item !== null && !isAdmission(item);
}
