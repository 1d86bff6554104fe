import { ForbiddenError } from '@mes/contract/errors';
import { isGated } from '@mes/domain/queue/gate';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onFailure } from '../../api/failures';
import { startsInQueue } from '../../api/first-data';
import { holdConnection } from '../live/connection';
import { PageSkeleton } from '../PageSkeleton';
import { onDemand } from './on-demand';
import { enterQueue, gateFor, hasToQueue, isQueuePath, queue, useQueue, useSeconds } from './queue';
import { isAdmission, type QueueState } from './queue-store';

// On most days nobody sees them.
const queuePage = onDemand(() => import('./QueuePage'));
const waitingView = onDemand(() => import('./WaitingView'));

/**
 * Where the queue is the first that the visitor sees: asks for their place while the code that
 * shows it is still on its way. Null where it is not.
 */
export function loadQueueFirst(): Promise<void> | null {
  const opensQueue = isQueuePath(location.pathname);
  if (!opensQueue && !(startsInQueue && hasToQueue(location, { turnedAway: false }))) return null;
  void enterQueue();
  return (opensQueue ? queuePage : waitingView).preload();
}

/** Shows the page, or the queue in its place while the server lets nobody in. */
export function QueueGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const state = useQueue();
  const [turnedAway, setTurnedAway] = useState(false);
  const applies = hasToQueue({ pathname: `/app${pathname}`, search }, { turnedAway });
  const mayWait = applies && isUndecided(state);
  const entersFirst = applies && startsInQueue && state.item === null;
  const now = useSeconds(mayWait);

  useEffect(() => {
    if (applies) void queue.enter();
  }, [applies]);
  useEffect(
    () =>
      onFailure(({ error }) => {
        if (!(error instanceof ForbiddenError) || error.details.queue !== true) return;
        setTurnedAway(true);
        void queue.enterAnew();
      }),
    [],
  );
  // Without an answer at zero the time alone decides: the queue must not outlive its server.
  const outlasts = state.status !== 'failed' || gateFor(state.item, now) === 'waiting';
  const waiting = entersFirst || (mayWait && outlasts);
  // The few pages that stay open to those outside need nothing live, and could not have it.
  const offline = waiting || !isGated(`/app${pathname}`);
  useEffect(() => holdConnection(offline), [offline]);

  if (isQueuePath(pathname)) {
    return <Suspense fallback={<PageSkeleton />}>{queuePage.draw({})}</Suspense>;
  }
  if (!waiting) return children;
  return <Suspense fallback={<PageSkeleton />}>{waitingView.draw({ state, now })}</Suspense>;
}

function isUndecided({ item }: QueueState): boolean {
  return item !== null && !isAdmission(item);
}
