/** The changes of an operator that the server has not confirmed, in order. */
import { type Observable, observable } from '@mes/client/observable';
import type { CaptureEvent } from '@mes/contract/capture';
import type { RemovalRequest } from '@mes/domain/capture/entries';
import { createOfflineQueue, type QueueItem } from '../../offline-queue/offline-queue';
import type { QueueFailure } from '../../offline-queue/stored-items';

/** Without `undo`, which refers to the last event: that changes as soon as others arrive. */
export type TakeBackRequest = Exclude<RemovalRequest, { kind: 'undo' }>;

export type CaptureQueueChange =
  | { readonly kind: 'record'; readonly event: CaptureEvent }
  | { readonly kind: 'take_back'; readonly id: string; readonly request: TakeBackRequest };

interface MapChange {
  readonly map: number;
  readonly change: CaptureQueueChange;
}

export interface QueuedChange extends MapChange {
  readonly key: string;
}

export interface CaptureQueueState {
  readonly queued: readonly QueuedChange[];
  /** Why the first change was not sent. */
  readonly problem: QueueFailure | null;
}

export interface CaptureQueue {
  state(): CaptureQueueState;
  subscribe(changed: () => void): () => void;
  add(map: number, change: CaptureQueueChange): void;
  /** Removes an event that was never sent; false where the server may have it. */
  withdraw(eventId: string): boolean;
  /** Sends failed changes again. */
  retry(): void;
  /** Removes refused changes and continues with the next ones. */
  discard(): void;
}

interface Deps {
  /** Changes of one map: several events, or one removal. Resolves when the server has them. */
  readonly send: (map: number, changes: readonly CaptureQueueChange[]) => Promise<void>;
  /** Why the server refused; null where it could not be reached. */
  readonly refusalOf: (error: unknown) => string | null;
  readonly storage: Storage;
  /** Prefix of the storage keys. */
  readonly prefix: string;
  readonly now: () => number;
  readonly later: (work: () => void, milliseconds: number) => void;
}

/** The server's limit for one request. */
const MAX_BATCH = 200;
const RETRY_AFTER_MS = 1_500;

export function createCaptureQueue({ send, now, later, ...deps }: Deps): CaptureQueue {
  /**
   * The server computes event times from the arrival of the request, so a slow request shifts its events
   * to a later time. Events entered in the meantime must not be placed before them.
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

/** Keeps the array while the same changes are queued, as the board is memoized by it. */
function stateOf(
  items: Observable<readonly QueueItem<MapChange>[]>,
): Observable<CaptureQueueState> {
  const state = observable(nextState({ queued: [], problem: null }, items.get()));
  items.subscribe((next) => state.set(nextState(state.get(), next)));
  return state;
}

function nextState(
  before: CaptureQueueState,
  items: readonly QueueItem<MapChange>[],
): CaptureQueueState {
  const isSame =
    items.length === before.queued.length &&
    items.every(({ id }, index) => id === before.queued[index]?.key);
  const problem = items[0]?.failure ?? null;
  if (isSame && problem === before.problem) return before;
  const queued = isSame ? before.queued : items.map(({ id, value }) => ({ key: id, ...value }));
  return { queued, problem };
}

/** How many of the first changes can be sent in one request: events of one map, or one removal. */
function countSendable(values: readonly MapChange[]): number {
  const [first] = values;
  if (first?.change.kind !== 'record') return 1;
  const end = values.findIndex(
    ({ map, change }) => map !== first.map || change.kind !== first.change.kind,
  );
  return Math.min(end === -1 ? values.length : end, MAX_BATCH);
}

function notBefore(earliest: number, change: CaptureQueueChange): CaptureQueueChange {
  if (change.kind !== 'record' || change.event.at >= earliest) return change;
  return { ...change, event: { ...change.event, at: earliest } };
}

function latestIn(changes: readonly CaptureQueueChange[], earliest: number): number {
  const times = changes.map((change) => (change.kind === 'record' ? change.event.at : 0));
  return Math.max(earliest, ...times);
}

function idOf(change: CaptureQueueChange): string {
  return change.kind === 'record' ? change.event.id : change.id;
}
