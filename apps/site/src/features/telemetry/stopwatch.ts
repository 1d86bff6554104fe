/** Measures how long a page is visible. The caller passes the time in milliseconds. */
export interface Stopwatch {
  pause(now: number): void;
  resume(now: number): void;
  /** Whole milliseconds since the last call. */
  take(): number;
}

export function createStopwatch(startedAt: number): Stopwatch {
  let since: number | null = startedAt;
  let elapsed = 0;
  return {
    pause(now) {
      if (since !== null) elapsed += Math.max(0, now - since);
      since = null;
    },
    resume(now) {
      since ??= now;
    },
    take() {
      const whole = Math.floor(elapsed);
      elapsed -= whole;
      return whole;
    },
  };
}
