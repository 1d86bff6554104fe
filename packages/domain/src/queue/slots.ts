/** The pace of admissions: how far apart slots lie, in whole milliseconds and without drift. */

export const MINUTE_MS = 60_000;

/** At a thousand a second slots are one millisecond apart; more would put two entries in one. */
export const MAX_ADMISSIONS_PER_MINUTE = 60_000;

export interface Pace {
  /** The newest slot issued, null before the first. */
  readonly lastSlot: number | null;
  /** Milliseconds owed to the next gap, in parts of one admission: it keeps 7 a minute at 7. */
  readonly carry: number;
}

/**
 * The slot after the newest one. It is later than every slot before it and not before `now`, and
 * at a constant rate no window of one minute ever holds more slots than the rate.
 */
export function nextSlot(
  pace: Pace,
  { rate, now }: { rate: number; now: number },
): Pace & { readonly lastSlot: number } {
  if (pace.lastSlot === null) return { lastSlot: now, carry: 0 };

  const owed = MINUTE_MS + Math.min(pace.carry, rate - 1);
  const slot = pace.lastSlot + Math.floor(owed / rate);
  return slot < now ? { lastSlot: now, carry: 0 } : { lastSlot: slot, carry: owed % rate };
}
