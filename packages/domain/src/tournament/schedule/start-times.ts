/** When matches start: as early as teams, rest, streams and hours allow, in an order of play. */
import { fitHours, type PlayHours } from './play-hours';

const MINUTE_MS = 60_000;

export interface PlannedMatch {
  readonly id: string;
  /** How long the series is reckoned to take. */
  readonly minutes: number;
  /** Those that are known. */
  readonly teams: readonly string[];
  /** Ids of the matches that its teams come from. */
  readonly after: readonly string[];
}

export interface Timetable {
  /** Epoch milliseconds. */
  readonly start: number;
  /** How many can be played at the same time: streams, servers, or referees. */
  readonly parallel: number;
  /** What a team has between two of its matches. */
  readonly restMinutes: number;
  /** No match is played outside of these, if it fits into them. */
  readonly hours?: PlayHours;
  /** No match starts before these, such as the second day of a round. */
  readonly notBefore?: (matchId: string) => number | null;
}

/** A series is reckoned to take half an hour a map; also the shortest needs time for its lobby. */
export function seriesMinutes(bestOf: number): number {
  return Math.max(45, 30 * bestOf);
}

/**
 * Start times by id, of matches in the given order. No team has two matches at once or without its
 * rest, a match comes after those that its teams come from, and never more than `parallel` overlap.
 */
export function startTimes(
  matches: readonly PlannedMatch[],
  { start, parallel, restMinutes, hours, notBefore }: Timetable,
): Map<string, number> {
  const lanes: number[] = Array(Math.max(1, parallel)).fill(start);
  const teamFree = new Map<string, number>();
  const ends = new Map<string, number>();
  const times = new Map<string, number>();

  for (const { id, minutes, teams, after } of matches) {
    const ready = [
      ...after.map((matchId) => ends.get(matchId) ?? start),
      ...teams.map((team) => teamFree.get(team) ?? start),
    ];
    const possible = Math.max(start, notBefore?.(id) ?? start, ...ready);
    const earliest = hours ? fitHours(possible, minutes, hours) : possible;
    const lane = bestLane(lanes, earliest);
    const free = Math.max(earliest, lanes[lane]!);
    const startsAt = hours ? fitHours(free, minutes, hours) : free;
    const endsAt = startsAt + minutes * MINUTE_MS;
    lanes[lane] = endsAt;
    const rested = endsAt + restMinutes * MINUTE_MS;
    ends.set(id, rested);
    for (const team of teams) teamFree.set(team, rested);
    times.set(id, startsAt);
  }
  return times;
}

/** The lane that is free last but in time, so that earlier ones stay for others; else the first free. */
function bestLane(lanes: readonly number[], earliest: number): number {
  let best = 0;
  lanes.forEach((free, lane) => {
    const bestFree = lanes[best]!;
    if (free <= earliest ? bestFree > earliest || free > bestFree : free < bestFree) best = lane;
  });
  return best;
}
