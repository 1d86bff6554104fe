import { type CaptureEvent, playersIn } from './events';

/**
 * The append-only list of a map: events, and entries that take events back. An entry that takes back
 * names the events that it concerned when it was made, so a list means the same in whatever order it
 * is read, and an event that was taken back stays so when a reconnecting client sends it again.
 */
export type Entry = Recorded | TakenBack;

interface Written {
  readonly sequence: number;
  /** The account that captured it. */
  readonly operator: string;
  /** When the server wrote it down; what happened when is told by the events. */
  readonly writtenAt: number;
}

export interface Recorded extends Written {
  readonly kind: 'record';
  readonly event: CaptureEvent;
}

export const TAKE_BACKS = ['undo', 'remove', 'remove_by_time', 'remove_player', 'clear'] as const;

export interface TakenBack extends Written {
  readonly kind: (typeof TAKE_BACKS)[number];
  /** Made by the sender: a request that arrives twice takes back once. */
  readonly id: string;
  /** Ids of events. */
  readonly removes: readonly string[];
}

/** An event brings its own id. */
export function idOf(entry: Entry): string {
  return entry.kind === 'record' ? entry.event.id : entry.id;
}

/** An event that counts. */
export interface LiveEvent {
  readonly sequence: number;
  readonly operator: string;
  readonly event: CaptureEvent;
}

export type TakeBack =
  | { readonly kind: 'undo'; readonly operator: string }
  | { readonly kind: 'remove'; readonly event: string }
  | { readonly kind: 'remove_by_time'; readonly from: number; readonly to: number }
  | { readonly kind: 'remove_player'; readonly player: string }
  | { readonly kind: 'clear' };

/** The ids of the events that a request takes back: none when there is nothing to take back. */
export function eventsToRemove(live: readonly LiveEvent[], request: TakeBack): string[] {
  return concerned(live, request).map(({ event }) => event.id);
}

/** The events that count, in the order in which they happened. */
export function liveEvents(entries: readonly Entry[]): LiveEvent[] {
  const removed = new Set(
    entries.flatMap((entry) => (entry.kind === 'record' ? [] : entry.removes)),
  );
  const live = new Map<string, LiveEvent>();
  for (const entry of entries) {
    if (entry.kind !== 'record' || removed.has(entry.event.id)) continue;
    if (!live.has(entry.event.id)) live.set(entry.event.id, liveEvent(entry));
  }
  return [...live.values()].sort(byOccurrence);
}

export function liveEvent({ sequence, operator, event }: Recorded): LiveEvent {
  return { sequence, operator, event };
}

/** By when it happened: what an operator captured offline falls into its round. Then as it arrived. */
export function byOccurrence(a: LiveEvent, b: LiveEvent): number {
  return a.event.at - b.event.at || a.sequence - b.sequence;
}

function concerned(live: readonly LiveEvent[], request: TakeBack): LiveEvent[] {
  switch (request.kind) {
    case 'undo':
      return lastOf(live.filter(({ operator }) => operator === request.operator));
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

/** The one that was recorded last, whenever it happened: that is what its operator remembers. */
function lastOf(own: readonly LiveEvent[]): LiveEvent[] {
  const newest = own.reduce<LiveEvent | null>(
    (last, event) => (last && last.sequence > event.sequence ? last : event),
    null,
  );
  return newest ? [newest] : [];
}
