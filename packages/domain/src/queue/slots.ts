/** The pace of admissions: the intervals between slots, in whole milliseconds and without drift. */

export const MINUTE_MS = 60_000;

/** 1,000 per second: slots are one millisecond apart. With more, two entries would share a slot. */
export const MAX_ADMISSIONS_PER_MINUTE = 60_000;

export interface Pace {
  /** The last slot issued; null before the first. */
  readonly lastSlot: number | null;
  /** The remainder of the division, carried over to the next interval to avoid drift. */
  readonly carry: number;
}

/**
 * The next slot. It is later than every earlier slot and not before `now`. At a constant rate no
 * window of one minute has more slots than the rate.
 */
export function nextSlot(
  pace: Pace,
  { rate, now }: { rate: number; now: number },
): Pace & { readonly lastSlot: number } {
  if (pace.lastSlot === null) return { lastSlot: now, carry: 0 };

  const interval = MINUTE_MS + Math.min(pace.carry, rate - 1);
  const slot = pace.lastSlot + Math.floor(interval / rate);
  return slot < now ? { lastSlot: now, carry: 0 } : { lastSlot: slot, carry: interval % rate };
}
