import type { Clock } from '../src/clock';

interface Timer {
  readonly at: number;
  readonly ms: number;
  readonly run: () => void;
}

export interface ManualClock extends Clock {
  /** Moves the time forward and runs the timers that are due, in order. */
  advance(ms: number): void;
  /** Resolves as soon as there is a timer of exactly so many milliseconds. */
  waitForTimer(ms: number): Promise<void>;
}

export function manualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  const timers = new Set<Timer>();
  const watchers = new Set<() => void>();

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, ms, run };
      timers.add(timer);
      for (const check of watchers) check();
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    waitForTimer(ms) {
      return new Promise((resolve) => {
        const check = () => {
          if (![...timers].some((timer) => timer.ms === ms)) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      });
    },
  };
}
