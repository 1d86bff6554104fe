/**
 * When to read anew what a channel speaks of. At a large event thousands hear the same at the same
 * instant: each of them waits for a random while, which is longer the more the channel has spoken
 * lately. So their reads are spread, and a burst of events becomes one read.
 */
import { type Clock, systemClock } from '@mes/client/clock';

export interface SpreadReads {
  /** Something happened: what is shown is read anew soon, or at once where there is a reason to. */
  heard: (options?: { atOnce?: boolean }) => void;
  stop: () => void;
}

interface SpreadOptions {
  readonly clock?: Clock;
  /** From 0 up to, but not including, 1. */
  readonly random?: () => number;
}

/** What was said longer ago does not tell how busy the channel is now. */
const LATELY_MS = 10_000;
/** Also the first is spread a little: where thousands look on, every result is the first in a while. */
const STEP_MS = 400;
export const LONGEST_WAIT_MS = 2_000;

export function spreadReads(
  read: () => void,
  { clock = systemClock, random = Math.random }: SpreadOptions = {},
): SpreadReads {
  let lately: number[] = [];
  let callOff: (() => void) | null = null;

  const stop = () => {
    callOff?.();
    callOff = null;
  };
  const readNow = () => {
    stop();
    read();
  };
  return {
    heard({ atOnce = false } = {}) {
      const now = clock.now();
      lately = [...lately.filter((at) => now - at < LATELY_MS), now];
      if (atOnce) readNow();
      // A read that is waited for tells of this event, too, and sooner than a new one would.
      else callOff ??= clock.after(random() * longestWait(lately.length), readNow);
    },
    stop,
  };
}

/** The longest that anyone waits after so many events in a short time, this one among them. */
export function longestWait(lately: number): number {
  return Math.min(LONGEST_WAIT_MS, lately * STEP_MS);
}
