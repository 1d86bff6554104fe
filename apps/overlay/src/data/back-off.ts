const FIRST_MS = 500;

/**
 * How long to wait before the next attempt: doubled each time up to `longestMs`, and spread over
 * half of it, so that a studio full of overlays does not come back at the same moment.
 */
export function backOff(failures: number, longestMs: number, random = Math.random): number {
  const whole = Math.min(longestMs, FIRST_MS * 2 ** Math.min(failures, 20));
  return whole * (1 - random() / 2);
}
