/**
 * When to refetch after an event of a channel. At a large event thousands of clients receive the same
 * event at the same instant: each waits for a random delay, which grows with the number of recent events
 * of the channel. That spreads their requests, and turns a burst of events into one request.
 */
import { type Clock, systemClock } from '@mes/client/clock';

export interface ReadScheduler {
  /** Schedules a read after an event, or reads immediately. */
  schedule: (options?: { immediately?: boolean }) => void;
  stop: () => void;
}

interface ReadSchedulerOptions {
  readonly clock?: Clock;
  /** From 0 up to, but not including, 1. */
  readonly random?: () => number;
}

/** Older events say nothing about how busy the channel is now. */
const RECENT_MS = 10_000;
/** The first event is spread, too: with thousands of viewers every result is the first in a while. */
const DELAY_PER_EVENT_MS = 400;
export const MAX_DELAY_MS = 2_000;

export function createReadScheduler(
  read: () => void,
  { clock = systemClock, random = Math.random }: ReadSchedulerOptions = {},
): ReadScheduler {
  let recentEvents: number[] = [];
  let cancel: (() => void) | null = null;

  const stop = () => {
    cancel?.();
    cancel = null;
  };
  const readNow = () => {
    stop();
    read();
  };
  return {
    schedule({ immediately = false } = {}) {
      const now = clock.now();
      recentEvents = [...recentEvents.filter((at) => now - at < RECENT_MS), now];
      if (immediately) readNow();
      // A read that is already scheduled covers this event, too, and comes sooner than a new one would.
      else cancel ??= clock.after(random() * maxDelay(recentEvents.length), readNow);
    },
    stop,
  };
}

/** The longest delay after this many recent events, the current one included. */
export function maxDelay(recentEvents: number): number {
  return Math.min(MAX_DELAY_MS, recentEvents * DELAY_PER_EVENT_MS);
}
