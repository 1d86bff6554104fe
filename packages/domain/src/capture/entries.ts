import { type CaptureEvent, playersIn } from './events';

/**
 * The append-only list of a map: events, and entries that remove events. A removal entry has the ids
 * of the events that it removes, so the result does not depend on the order of the list, and a removed
 * event stays removed if a reconnecting client sends it again.
 */
export type CaptureEntry = EventEntry | RemovalEntry;

interface EntryBase {
  readonly sequence: number;
  /** The account that captured it. */
  readonly operator: string;
  /** When the server stored it. The event has the time at which it happened. */
  readonly writtenAt: number;
}

export interface EventEntry extends EntryBase {
  readonly kind: 'record';
  readonly event: CaptureEvent;
}

export const REMOVAL_KINDS = [
  'undo',
  'remove',
  'remove_by_time',
  'remove_player',
  'clear',
] as const;

export interface RemovalEntry extends EntryBase {
  readonly kind: (typeof REMOVAL_KINDS)[number];
  /** Created by the client, so that a repeated request has no further effect. */
  readonly id: string;
  /** Ids of events. */
  readonly removes: readonly string[];
}

export function entryId(entry: CaptureEntry): string {
  return entry.kind === 'record' ? entry.event.id : entry.id;
}

/** An event that was not removed. */
export interface LiveEvent {
  readonly sequence: number;
  readonly operator: string;
  readonly event: CaptureEvent;
}

export type RemovalRequest =
  | { readonly kind: 'undo'; readonly operator: string }
  | { readonly kind: 'remove'; readonly event: string }
  | { readonly kind: 'remove_by_time'; readonly from: number; readonly to: number }
  | { readonly kind: 'remove_player'; readonly player: string }
  | { readonly kind: 'clear' };

/** The ids of the events that a request removes. */
export function eventsToRemove(live: readonly LiveEvent[], request: RemovalRequest): string[] {
  return selectEvents(live, request).map(({ event }) => event.id);
}

/** The events that were not removed, in the order in which they happened. */
export function liveEvents(entries: readonly CaptureEntry[]): LiveEvent[] {
  const removed = new Set(
    entries.flatMap((entry) => (entry.kind === 'record' ? [] : entry.removes)),
  );
  const live = new Map<string, LiveEvent>();
  for (const entry of entries) {
    if (entry.kind !== 'record' || removed.has(entry.event.id)) continue;
    if (!live.has(entry.event.id)) live.set(entry.event.id, toLiveEvent(entry));
  }
  return [...live.values()].sort(compareByTime);
}

export function toLiveEvent({ sequence, operator, event }: EventEntry): LiveEvent {
  return { sequence, operator, event };
}

/** By time, so that events that were captured offline fall into their round; then by arrival. */
export function compareByTime(a: LiveEvent, b: LiveEvent): number {
  return a.event.at - b.event.at || a.sequence - b.sequence;
}

function selectEvents(live: readonly LiveEvent[], request: RemovalRequest): LiveEvent[] {
  switch (request.kind) {
    case 'undo':
      return newestEvent(live.filter(({ operator }) => operator === request.operator));
    case 'remove':
      return live.filter(({ event }) => event.id === request.event);
    case 'remove_by_time':
      return live.filter(({ event }) => event.at >= request.from && event.at <= request.to);
    case 'remove_player':
      return live.filter(({ event }) => playersIn(event).includes(request.player));
    case 'clear':
      return [...live];
  }
}

/** The last one recorded, whenever it happened: that is the one its operator wants to undo. */
function newestEvent(events: readonly LiveEvent[]): LiveEvent[] {
  const newest = events.reduce<LiveEvent | null>(
    (last, event) => (last && last.sequence > event.sequence ? last : event),
    null,
  );
  return newest ? [newest] : [];
}
