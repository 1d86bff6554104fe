/** When matches start: as early as teams, rest and streams allow, in an order of play. */
import { type Position, positionKey, type SlotSource } from '../model/vocabulary';

const MINUTE_MS = 60_000;

export interface Timetable {
  /** Epoch milliseconds. */
  readonly start: number;
  /** How long a series is reckoned to take. */
  readonly minutesFor: (position: Position) => number;
  /** How many can be played at the same time: streams, servers, or referees. */
  readonly parallel: number;
  /** What a team has between two of its matches. */
  readonly restMinutes: number;
  /** No match starts before these, such as the second day of a round. */
  readonly notBefore?: (position: Position) => number | null;
}

/** What it has to know about a match; those of the engine fit. */
export interface Planned {
  readonly position: Position;
  readonly slots: readonly [PlannedSlot, PlannedSlot];
}

interface PlannedSlot {
  readonly team: string | null;
  readonly source: SlotSource;
}

export interface StartTime {
  readonly position: Position;
  readonly startsAt: number;
}

/**
 * Start times of matches in the given order. No team has two matches at once or without its rest, a
 * match comes after those that its teams come from, and never more than `parallel` overlap.
 */
export function startTimes(matches: readonly Planned[], timetable: Timetable): StartTime[] {
  const { start, minutesFor, parallel, restMinutes, notBefore } = timetable;
  const lanes: number[] = Array(Math.max(1, parallel)).fill(start);
  const teamFree = new Map<string, number>();
  const ends = new Map<number, number>();

  return matches.map(({ position, slots }) => {
    const ready = slots.map((slot) => readyAt(slot, { teamFree, ends }) ?? start);
    const earliest = Math.max(start, notBefore?.(position) ?? start, ...ready);
    const lane = bestLane(lanes, earliest);
    const startsAt = Math.max(earliest, lanes[lane]!);
    const end = startsAt + minutesFor(position) * MINUTE_MS;
    lanes[lane] = end;
    const free = end + restMinutes * MINUTE_MS;
    ends.set(positionKey(position), free);
    for (const { team } of slots) if (team !== null) teamFree.set(team, free);
    return { position, startsAt };
  });
}

function readyAt(
  { team, source }: PlannedSlot,
  { teamFree, ends }: { teamFree: ReadonlyMap<string, number>; ends: ReadonlyMap<number, number> },
): number | undefined {
  if (source.type === 'winner' || source.type === 'loser')
    return ends.get(positionKey(source.match));
  return team === null ? undefined : teamFree.get(team);
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
