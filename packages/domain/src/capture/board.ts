import {
  type CaptureEntry,
  compareByTime,
  entryId,
  eventsToRemove,
  type LiveEvent,
  liveEvents,
  type RemovalRequest,
  toLiveEvent,
} from './entries';
import { applyEvent, initialMoment, type Moment } from './moment';
import { type CaptureContext, type CaptureSetup, createContext } from './setup';

/**
 * The events of a map with the moment after each of them. Adding the newest entry costs one event;
 * adding an earlier one recomputes only the events after it.
 */
export interface Board {
  readonly context: CaptureContext;
  /** Of the newest entry, removed or not. */
  readonly sequence: number;
  /** The events that were not removed, in the order in which they happened. */
  readonly events: readonly LiveEvent[];
  /** `moments[n]` is the map after `n` events. */
  readonly moments: readonly Moment[];
  /** Ids of removed events. Some may not have arrived yet. */
  readonly removedIds: ReadonlySet<string>;
  /** Ids of the removal entries. */
  readonly removalIds: ReadonlySet<string>;
}

export function createBoard(setup: CaptureSetup): Board {
  return replayEntries(setup, []);
}

/** The same board as adding the entries one by one. */
export function replayEntries(setup: CaptureSetup, entries: readonly CaptureEntry[]): Board {
  const context = createContext(setup);
  const removals = entries.filter((entry) => entry.kind !== 'record');
  const empty: Board = {
    context,
    sequence: entries.reduce((newest, { sequence }) => Math.max(newest, sequence), 0),
    events: [],
    moments: [initialMoment(context)],
    removedIds: new Set(removals.flatMap(({ removes }) => removes)),
    removalIds: new Set(removals.map(({ id }) => id)),
  };
  return replaceEventsFrom(empty, 0, liveEvents(entries));
}

/** Returns the same board if it has the entry already: then there is nothing to save. */
export function addEntry(board: Board, entry: CaptureEntry): Board {
  if (hasId(board, entryId(entry))) return board;
  const next = { ...board, sequence: Math.max(board.sequence, entry.sequence) };
  if (entry.kind === 'record') {
    const event = toLiveEvent(entry);
    const index = insertionIndex(board.events, event);
    return replaceEventsFrom(next, index, [event, ...board.events.slice(index)]);
  }

  const removedIds = new Set([...board.removedIds, ...entry.removes]);
  const removalIds = new Set(board.removalIds).add(entry.id);
  const first = board.events.findIndex(({ event }) => removedIds.has(event.id));
  const updated = { ...next, removedIds, removalIds };
  if (first === -1) return updated;
  const rest = board.events.slice(first).filter(({ event }) => !removedIds.has(event.id));
  return replaceEventsFrom(updated, first, rest);
}

/** Whether the id belongs to an event, removed or not, or to a removal entry. */
export function hasId(board: Board, id: string): boolean {
  return (
    board.removedIds.has(id) ||
    board.removalIds.has(id) ||
    board.events.some(({ event }) => event.id === id)
  );
}

/** The ids that a request would remove now. A removal entry with these ids applies it. */
export function idsToRemove(board: Board, request: RemovalRequest): string[] {
  return eventsToRemove(board.events, request);
}

export function latestMoment(board: Board): Moment {
  return board.moments.at(-1)!;
}

/** The map after so many events, limited to the first and the last moment. */
export function momentAfter(board: Board, events: number): Moment {
  return board.moments[Math.min(Math.max(0, events), board.events.length)]!;
}

/** The map as it was at a time. */
export function momentAt(board: Board, time: number): Moment {
  return momentAfter(board, countEventsUntil(board.events, time));
}

/** Keeps the first `index` events and recomputes the moments of the others. */
function replaceEventsFrom(board: Board, index: number, rest: readonly LiveEvent[]): Board {
  const moments = board.moments.slice(0, index + 1);
  for (const { event } of rest) moments.push(applyEvent(moments.at(-1)!, event, board.context));
  return { ...board, events: [...board.events.slice(0, index), ...rest], moments };
}

/** Searches from the end, because nearly all events are the newest. */
function insertionIndex(events: readonly LiveEvent[], event: LiveEvent): number {
  return events.findLastIndex((other) => compareByTime(other, event) < 0) + 1;
}

function countEventsUntil(events: readonly LiveEvent[], time: number): number {
  return events.findLastIndex(({ event }) => event.at <= time) + 1;
}
