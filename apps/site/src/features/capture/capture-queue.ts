/** The changes of an operator that the server has not confirmed, in the order in which they were made. */
import { type Observable, observable } from '@mes/client/observable';
import type { CaptureEvent } from '@mes/contract/capture';
import type { RemovalRequest } from '@mes/domain/capture/entries';
import { createOfflineQueue, type QueueItem } from '../../offline-queue/offline-queue';
import type { QueueFailure } from '../../offline-queue/stored-items';

/** Named events, or all of a kind: "the last one" is another as soon as anything has arrived. */
export type TakingBack = Exclude<RemovalRequest, { kind: 'undo' }>;

export type Change =
  | { readonly kind: 'record'; readonly event: CaptureEvent }
  | { readonly kind: 'take_back'; readonly id: string; readonly request: TakingBack };

interface MapChange {
  readonly map: number;
  readonly change: Change;
}

export interface Queued extends MapChange {
  readonly key: string;
}

export interface QueueState {
  readonly queued: readonly Queued[];
  /** Why the first change has not arrived. */
  readonly problem: QueueFailure | null;
}

export interface CaptureQueue {
  state(): QueueState;
  subscribe(changed: () => void): () => void;
  add(map: number, change: Change): void;
  /** Removes an event that was never sent; false where the server may have it. */
  withdraw(event: string): boolean;
  /** Sends at once what has failed. */
  retry(): void;
  /** Gives up the changes that were refused and goes on with the next. */
  discard(): void;
}

interface Deps {
  /** Changes of one map: several events, or one removal. Resolves when the server has them. */
  readonly send: (map: number, changes: readonly Change[]) => Promise<void>;
  /** Why the server refused; null where it could not be reached. */
  readonly refusalOf: (error: unknown) => string | null;
  readonly storage: Storage;
  /** Begins the key of everything that is stored. */
  readonly prefix: string;
  readonly now: () => number;
  readonly later: (work: () => void, milliseconds: number) => void;
}

/** The server's limit for one request. */
const MAX_BATCH = 200;
const RETRY_AFTER_MS = 1_500;

export function createCaptureQueue({ send, now, later, ...deps }: Deps): CaptureQueue {
  /**
   * The server counts back from the moment at which a request arrives. A slow request places its events
   * too late by that, and what was entered meanwhile must not be placed before them.
   */
  let earliest = 0;

  const queue = createOfflineQueue<MapChange>({
    ...deps,
    now,
    retry: { afterMs: RETRY_AFTER_MS, later },
    batchSize: countSendable,
    restoredFailure: () => null,
    async send(items) {
      const [first] = items;
      if (!first) return;
      const changes = items.map(({ value }) => notBefore(earliest, value.change));
      const startedAt = now();
      await send(first.value.map, changes);
      earliest = latestIn(changes, earliest) + (now() - startedAt);
    },
  });
  const state = stateOf(queue.items);

  return {
    state: state.get,
    subscribe: state.subscribe,
    add: (map, change) => queue.add(idOf(change), { map, change }),
    withdraw: queue.withdraw,
    retry: () => queue.retry(() => true),
    discard() {
      queue.discard(({ failure }) => failure?.kind === 'refused');
      queue.retry(() => true);
    },
  };
}

/** The same arrays for as long as the same changes are queued: the board is computed from them. */
function stateOf(items: Observable<readonly QueueItem<MapChange>[]>): Observable<QueueState> {
  const state = observable(nextState({ queued: [], problem: null }, items.get()));
  items.subscribe((next) => state.set(nextState(state.get(), next)));
  return state;
}

function nextState(before: QueueState, items: readonly QueueItem<MapChange>[]): QueueState {
  const isSame =
    items.length === before.queued.length &&
    items.every(({ id }, index) => id === before.queued[index]?.key);
  const problem = items[0]?.failure ?? null;
  if (isSame && problem === before.problem) return before;
  const queued = isSame ? before.queued : items.map(({ id, value }) => ({ key: id, ...value }));
  return { queued, problem };
}

/** How many of the first changes can go together: events of one map, or a single removal. */
function countSendable(values: readonly MapChange[]): number {
  const [first] = values;
  if (first?.change.kind !== 'record') return 1;
  const end = values.findIndex(
    ({ map, change }) => map !== first.map || change.kind !== first.change.kind,
  );
  return Math.min(end === -1 ? values.length : end, MAX_BATCH);
}

function notBefore(earliest: number, change: Change): Change {
  if (change.kind !== 'record' || change.event.at >= earliest) return change;
  return { ...change, event: { ...change.event, at: earliest } };
}

function latestIn(changes: readonly Change[], earliest: number): number {
  const times = changes.map((change) => (change.kind === 'record' ? change.event.at : 0));
  return Math.max(earliest, ...times);
}

function idOf(change: Change): string {
  return change.kind === 'record' ? change.event.id : change.id;
}
