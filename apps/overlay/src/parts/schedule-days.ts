import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ScheduleModel } from '../models/tournament';
import { scheduleOf } from '../tournament/schedule';
import { dayOf } from './labels';

const OVER: ReadonlySet<MatchSummary['state']> = new Set(['finished', 'forfeited', 'cancelled']);

export function isPlayed({ state }: Pick<MatchSummary, 'state'>): boolean {
  return OVER.has(state);
}

/** Whether there are matches, and all of them are played. */
export function isOver(matches: readonly MatchSummary[]): boolean {
  return matches.length > 0 && matches.every(isPlayed);
}

/** What is live is played today, whenever it was meant to start. */
export function dayLabel({ state, startsAt }: MatchSummary, now: number): string {
  if (state === 'live') return dayOf(now, now);
  return startsAt === null ? 'Later' : dayOf(startsAt, now);
}

/** Heights in pixels: of the list, of the line that names a day, and of a row with the gap below it. */
interface ScheduleSpace {
  readonly rows: number;
  readonly list: number;
  readonly day: number;
  readonly row: number;
}

/** The schedule in at most so many rows, and no more than fit with the lines of their days. */
export function scheduleWithin(
  lists: NonNullable<ScheduleModel['lists']>,
  now: number,
  space: ScheduleSpace,
): MatchSummary[] {
  for (let { rows } = space; ; rows--) {
    const matches = scheduleOf(lists, rows);
    const days = withDays(matches, now).filter(({ day }) => day !== null).length;
    if (rows === 1 || days * space.day + matches.length * space.row <= space.list) return matches;
  }
}

interface ScheduleEntry {
  readonly match: MatchSummary;
  /** The day before its first match; null before the others. */
  readonly day: string | null;
}

export function withDays(matches: readonly MatchSummary[], now: number): ScheduleEntry[] {
  const days = matches.map((match) => dayLabel(match, now));
  return matches.map((match, place) => {
    const day = days[place]!;
    return { match, day: day === days[place - 1] ? null : day };
  });
}
