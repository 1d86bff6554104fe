/** The periods of statistics: whole days in UTC, compared with as many days before. */
import { InvalidParameter } from '@mes/contract/errors';
import { floorToDay } from './rollups/service';
import { texts } from './texts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 1_100;

/** Both days are part of it, by their start. */
export interface DayPeriod {
  readonly first: number;
  readonly last: number;
}

export interface DayPeriodInput {
  readonly start?: number;
  readonly end?: number;
  readonly now: number;
}

/** Never after today. */
export function toPeriod({ start, end, now }: DayPeriodInput): DayPeriod {
  const last = floorToDay(Math.min(end ?? now, now));
  const first = start === undefined ? last - (DEFAULT_DAYS - 1) * DAY_MS : floorToDay(start);
  if (first > last) throw new InvalidParameter('start', texts.wrongPeriod);
  if (last - first >= MOST_DAYS * DAY_MS) throw new InvalidParameter('start', texts.longPeriod);
  return { first, last };
}

export function periodBefore({ first, last }: DayPeriod): DayPeriod {
  return { first: first - (last - first) - DAY_MS, last: first - DAY_MS };
}

export function daysOf({ first, last }: DayPeriod): number[] {
  const count = (last - first) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => first + index * DAY_MS);
}

/** For queries: from the first moment to the first after the period. */
export function boundsOf({ first, last }: DayPeriod): { from: string; to: string } {
  return { from: new Date(first).toISOString(), to: new Date(last + DAY_MS).toISOString() };
}
