import type { Bracket, BracketMatch } from '@mes/client/bracket';
import { byDay, type Day } from '../../components/lists/by-day';

export interface ScheduledMatch {
  readonly match: BracketMatch;
  readonly round: string;
}

export interface Schedule {
  readonly days: readonly Day<ScheduledMatch>[];
  /** Matches without a time, in order of play. */
  readonly open: readonly ScheduledMatch[];
}

export interface ScheduleFilter {
  readonly stage?: number;
  readonly team?: string;
  /** The visitor's by default. */
  readonly zone?: string;
}

/** All matches by day, without byes and cancelled ones. */
export function scheduleOf(
  { stages }: Pick<Bracket, 'stages'>,
  { stage, team, zone }: ScheduleFilter = {},
): Schedule {
  const played = stages
    .filter(({ index }) => stage === undefined || index === stage)
    .flatMap(({ rounds }) =>
      rounds.flatMap(({ name, matches }) => matches.map((match) => ({ match, round: name }))),
    )
    .filter(
      ({ match }) =>
        match.state !== 'cancelled' &&
        !isBye(match) &&
        (team === undefined || match.slots.some((slot) => slot.team?.name === team)),
    );
  const timed = played
    .filter(({ match }) => match.startsAt !== null)
    .sort((one, other) => timeOf(one) - timeOf(other));
  return {
    days: byDay(timed, timeOf, zone),
    open: played.filter(({ match }) => match.startsAt === null),
  };
}

/** The first `count` matches from the current ones on. */
export function upcomingSchedule(schedule: Schedule, count: number, zone?: string): Schedule {
  const all = schedule.days.flatMap(({ rows }) => rows);
  const first = all.findIndex((row) => !isOver(row));
  // The last matches if all are over; otherwise one result before the next match.
  const from = first < 0 ? Math.max(0, all.length - count) : Math.max(0, first - 1);
  const shown = all.slice(from, from + count);
  const open = schedule.open.filter((row) => !isOver(row));
  return { days: byDay(shown, timeOf, zone), open: open.slice(0, count - shown.length) };
}

export function isOver({ match: { state } }: ScheduledMatch): boolean {
  return state === 'finished' || state === 'forfeited';
}

function timeOf({ match }: ScheduledMatch): number {
  return match.startsAt ?? 0;
}

function isBye({ slots }: BracketMatch): boolean {
  return slots.some(({ source }) => source.type === 'bye');
}
