/** The hours of a day in which matches may be played. */
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Whatever its daylight saving does, it is in the next day. */
const INTO_NEXT_DAY_MS = 36 * 60 * MINUTE_MS;

export interface PlayHours {
  /** Minutes of the day; `to` is on the next day where it is not after `from`. */
  readonly from: number;
  readonly to: number;
  /** Midnight of the day in the zone of whoever plans. */
  readonly startOfDay: (at: number) => number;
}

/**
 * The first moment from `at` on at which a match of this length fits into the hours. One that is
 * longer than the hours starts when they begin.
 */
export function fitHours(at: number, minutes: number, hours: PlayHours): number {
  const { from, startOfDay } = hours;
  const day = startOfDay(at);
  const opens = day + from * MINUTE_MS;
  if (at <= opens) return opens;
  const to = hours.to > from ? hours.to : hours.to + DAY_MINUTES;
  const last = day + Math.max(from, to - minutes) * MINUTE_MS;
  return at <= last ? at : startOfDay(day + INTO_NEXT_DAY_MS) + from * MINUTE_MS;
}
