/** The schedule as it is read: what is live, then today and later; what is over stays folded. */
import type { Day } from '../../components/lists/by-day';
import { formatDate } from '../../components/text/format-time';
import { isOver, type Schedule, type ScheduledMatch } from './schedule';

export interface Agenda {
  /** Days before the one at which the schedule opens. */
  readonly earlier: readonly Day<ScheduledMatch>[];
  readonly live: readonly ScheduledMatch[];
  /** From today on, or only the last day once all is over; of today what is to come first. */
  readonly days: readonly Day<ScheduledMatch>[];
  /** Matches without a time that are still to be played. */
  readonly open: readonly ScheduledMatch[];
}

export function agendaOf(
  { days, open }: Schedule,
  { now, zone }: { now: number; zone?: string },
): Agenda {
  const live = [...days.flatMap(({ rows }) => rows), ...open].filter(isLive);
  const today = formatDate(now, zone);
  const isPast = ({ at }: Day<ScheduledMatch>) => at < now && formatDate(at, zone) !== today;
  const first = days.findIndex((day) => !isPast(day));
  const from = first < 0 ? (live.length > 0 ? days.length : days.length - 1) : first;
  return {
    earlier: days.slice(0, Math.max(0, from)).map(withoutLive).filter(hasRows),
    live,
    days: days
      .slice(Math.max(0, from))
      .map(withoutLive)
      .filter(hasRows)
      .map((day) => (formatDate(day.at, zone) === today ? openFirst(day) : day)),
    open: open.filter((row) => !isLive(row)),
  };
}

function isLive({ match: { state } }: ScheduledMatch): boolean {
  return state === 'live' || state === 'veto';
}

function withoutLive({ at, rows }: Day<ScheduledMatch>): Day<ScheduledMatch> {
  return { at, rows: rows.filter((row) => !isLive(row)) };
}

function hasRows({ rows }: Day<ScheduledMatch>): boolean {
  return rows.length > 0;
}

function openFirst({ at, rows }: Day<ScheduledMatch>): Day<ScheduledMatch> {
  return { at, rows: [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)] };
}

export interface CalendarDay {
  /** Any moment of the day. */
  readonly at: number;
  readonly matches: number;
}

const DAY_MS = 86_400_000;
/** Longer tournaments show only the days on which something is played. */
const MAX_DAYS = 21;

/** The days of the schedule from the first to the last, with those between them. */
export function calendarDays(
  days: readonly Day<ScheduledMatch>[],
  { now, zone }: { now: number; zone?: string },
): CalendarDay[] {
  const played = days.map(({ at, rows }) => ({ at, matches: rows.length }));
  const [first, last] = [played[0], played.at(-1)];
  if (!first || !last) return [];
  const known = new Map(played.map((day) => [formatDate(day.at, zone), day]));
  const all: CalendarDay[] = [];
  // Steps of a day meet every day once also where clocks change, as days are told apart by their date.
  for (let at = first.at; all.length <= MAX_DAYS; at += DAY_MS) {
    const date = formatDate(at, zone);
    all.push(known.get(date) ?? { at, matches: 0 });
    if (date === formatDate(last.at, zone) || at > last.at) break;
  }
  const today = formatDate(now, zone);
  return all.length > MAX_DAYS
    ? played
    : all.map((day) => (formatDate(day.at, zone) === today ? { ...day, at: now } : day));
}
