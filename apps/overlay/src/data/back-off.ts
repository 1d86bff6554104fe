const FIRST_MS = 500;

/**
 * Exponential back-off: the delay doubles with each failure up to `maxMs`. Up to half of it is random,
 * so that many overlays do not reconnect at the same moment.
 */
export function backOff(failures: number, maxMs: number, random = Math.random): number {
  const delay = Math.min(maxMs, FIRST_MS * 2 ** Math.min(failures, 20));
  return delay * (1 - random() / 2);
}
