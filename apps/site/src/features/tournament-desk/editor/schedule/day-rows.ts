/** Where the matches of each day stand in the calendar. Pure. */
import { addDays, type DeskMatch, MINUTE_MS, startOfDay } from './planned-rounds';

const DAY_MINUTES = 1_440;
const LEAST_MINUTES = 6 * 60;
/** Days without a match in between are shown, so that matches can be moved there, but not months of them. */
const MOST_DAYS_BETWEEN = 10;

export interface Block {
  readonly match: DeskMatch;
  readonly startsAt: number;
  /** Minutes of the day. */
  readonly from: number;
  readonly lane: number;
}

export interface DayRow {
  /** Midnight. */
  readonly day: number;
  readonly lanes: number;
  readonly blocks: readonly Block[];
}

export interface DayAxis {
  /** Minutes of the day, whole hours. */
  readonly from: number;
  readonly to: number;
}

/** A row for each day, with matches that overlap below each other. */
export function dayRows(matches: readonly DeskMatch[]): DayRow[] {
  const byDay = new Map<number, { match: DeskMatch; startsAt: number }[]>();
  for (const match of matches) {
    if (match.startsAt === null) continue;
    const day = startOfDay(match.startsAt);
    const known = byDay.get(day) ?? [];
    known.push({ match, startsAt: match.startsAt });
    byDay.set(day, known);
  }
  return daysOf([...byDay.keys()]).map((day) => toRow(day, byDay.get(day) ?? []));
}

/** The hours that all rows share. */
export function axisOf(rows: readonly DayRow[]): DayAxis {
  const blocks = rows.flatMap((row) => row.blocks);
  if (blocks.length === 0) return { from: 16 * 60, to: 22 * 60 };
  const first = Math.min(...blocks.map(({ from }) => from));
  const last = Math.max(...blocks.map(({ from, match }) => from + match.minutes));
  const from = Math.max(0, Math.floor(first / 60) * 60 - 60);
  const to = Math.max(from + LEAST_MINUTES, Math.ceil(last / 60) * 60 + 60);
  return { from, to: Math.min(to, Math.max(DAY_MINUTES, Math.ceil(last / 60) * 60)) };
}

function daysOf(days: readonly number[]): number[] {
  if (days.length === 0) return [];
  const sorted = [...days].sort((one, other) => one - other);
  const shown: number[] = [];
  for (const day of sorted) {
    const before = shown.at(-1);
    if (before !== undefined) {
      const between: number[] = [];
      for (let next = addDays(before, 1); next < day; next = addDays(next, 1)) between.push(next);
      if (between.length <= MOST_DAYS_BETWEEN) shown.push(...between);
    }
    shown.push(day);
  }
  return [...shown, addDays(shown.at(-1)!, 1)];
}

function toRow(day: number, matches: readonly { match: DeskMatch; startsAt: number }[]): DayRow {
  const free: number[] = [];
  const blocks = [...matches]
    .sort((one, other) => one.startsAt - other.startsAt || one.match.number - other.match.number)
    .map(({ match, startsAt }): Block => {
      const known = free.findIndex((end) => end <= startsAt);
      const lane = known === -1 ? free.length : known;
      free[lane] = startsAt + match.minutes * MINUTE_MS;
      return { match, startsAt, from: Math.round((startsAt - day) / MINUTE_MS), lane };
    });
  return { day, lanes: Math.max(1, free.length), blocks };
}
