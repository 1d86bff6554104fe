/** The period that is shown: some days up to now, or from one time to another. */

const DAY = 86_400_000;

export const PERIOD_DAYS = [7, 30, 90, 365, 730] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

export interface StaffPeriod {
  /** Null for times that somebody chose. */
  readonly days: PeriodDays | null;
  readonly start: number;
  /** Null for now. */
  readonly end: number | null;
}

const DEFAULT_DAYS = 30;

/** From the URL. What it does not say, or says wrongly, is the last 30 days. */
export function parsePeriod(
  { days, start, end }: Readonly<Record<'days' | 'start' | 'end', string | null>>,
  now: number,
): StaffPeriod {
  const first = parseInstant(start);
  if (first !== null) return { days: null, start: first, end: parseInstant(end) };
  const chosen = PERIOD_DAYS.find((each) => String(each) === days) ?? DEFAULT_DAYS;
  return { days: chosen, start: startOfDays(chosen, now), end: null };
}

/** Whole days in UTC, today included, so that the request stays the same for a day. */
export function startOfDays(days: number, now: number): number {
  return (Math.floor(now / DAY) - days + 1) * DAY;
}

export function isReversed({ start, end }: StaffPeriod, now: number): boolean {
  return start > (end ?? now);
}

/** As the calls take it. */
export function toInput({ start, end }: StaffPeriod): { start: number; end?: number } {
  return end === null ? { start } : { start, end };
}

function parseInstant(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
