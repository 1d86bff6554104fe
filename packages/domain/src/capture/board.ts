import {
  byOccurrence,
  type Entry,
  eventsToRemove,
  idOf,
  type LiveEvent,
  liveEvent,
  liveEvents,
  type TakeBack,
} from './entries';
import { after, beginning, type Moment } from './moment';
import { type Prepared, prepare, type Setup } from './setup';

/**
 * The events of a map with the moment after each of them. An entry that is pushed costs one event
 * when it is the newest, and otherwise only the events after the place that it concerns.
 */
export interface Board {
  readonly prepared: Prepared;
  /** Of the newest entry, taken back or not. */
  readonly sequence: number;
  /** The events that count, in the order in which they happened. */
  readonly events: readonly LiveEvent[];
  /** `moments[n]` is the map after `n` events. */
  readonly moments: readonly Moment[];
  /** Ids of events that were taken back, which may not have arrived yet. */
  readonly removed: ReadonlySet<string>;
  /** Ids of the entries that took back. */
  readonly takenBackBy: ReadonlySet<string>;
}

export function open(setup: Setup): Board {
  return replay(setup, []);
}

/** The board that pushing the entries one by one gives. */
export function replay(setup: Setup, entries: readonly Entry[]): Board {
  const prepared = prepare(setup);
  const takingBack = entries.filter((entry) => entry.kind !== 'record');
  const empty: Board = {
    prepared,
    sequence: entries.reduce((newest, { sequence }) => Math.max(newest, sequence), 0),
    events: [],
    moments: [beginning(prepared)],
    removed: new Set(takingBack.flatMap(({ removes }) => removes)),
    takenBackBy: new Set(takingBack.map(({ id }) => id)),
  };
  return withEventsFrom(empty, 0, liveEvents(entries));
}

/** What the board has already gives the same board: there is nothing to write down. */
export function push(board: Board, entry: Entry): Board {
  if (holds(board, idOf(entry))) return board;
  const next = { ...board, sequence: Math.max(board.sequence, entry.sequence) };
  if (entry.kind === 'record') {
    const event = liveEvent(entry);
    const place = placeOf(board.events, event);
    return withEventsFrom(next, place, [event, ...board.events.slice(place)]);
  }

  const removed = new Set([...board.removed, ...entry.removes]);
  const takenBackBy = new Set(board.takenBackBy).add(entry.id);
  const first = board.events.findIndex(({ event }) => removed.has(event.id));
  const left = { ...next, removed, takenBackBy };
  if (first === -1) return left;
  const rest = board.events.slice(first).filter(({ event }) => !removed.has(event.id));
  return withEventsFrom(left, first, rest);
}

/** Whether the id is that of an event, taken back or not, or of a taking back. */
export function holds(board: Board, id: string): boolean {
  return (
    board.removed.has(id) ||
    board.takenBackBy.has(id) ||
    board.events.some(({ event }) => event.id === id)
  );
}

/** The ids that a request would take back now; an entry with them carries it out. */
export function removedBy(board: Board, request: TakeBack): string[] {
  return eventsToRemove(board.events, request);
}

export function latest(board: Board): Moment {
  return board.moments.at(-1)!;
}

/** The map after so many events; before the first and after the last there is nothing else. */
export function momentAfter(board: Board, events: number): Moment {
  return board.moments[Math.min(Math.max(0, events), board.events.length)]!;
}

/** The map as it was at a time. */
export function momentAt(board: Board, time: number): Moment {
  return momentAfter(board, eventsUntil(board.events, time));
}

/** Keeps the first `place` events and folds the others anew. */
function withEventsFrom(board: Board, place: number, rest: readonly LiveEvent[]): Board {
  const moments = board.moments.slice(0, place + 1);
  for (const { event } of rest) moments.push(after(moments.at(-1)!, event, board.prepared));
  return { ...board, events: [...board.events.slice(0, place), ...rest], moments };
}

/** Nearly always the end, so the search starts there. */
function placeOf(events: readonly LiveEvent[], event: LiveEvent): number {
  return events.findLastIndex((other) => byOccurrence(other, event) < 0) + 1;
}

function eventsUntil(events: readonly LiveEvent[], time: number): number {
  return events.findLastIndex(({ event }) => event.at <= time) + 1;
}
