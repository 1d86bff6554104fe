/**
 * A queue of input that the server has not confirmed. Items are stored in the browser and sent in order.
 * The server deduplicates them by their id, so a lost connection, a closed tab or a second tab neither
 * loses nor duplicates anything.
 */
import { type Observable, observable } from '@mes/client/observable';
import { createStoredItems, type QueueFailure } from './stored-items';

export interface QueueItem<T> {
  readonly id: string;
  readonly value: T;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Set where the state is `failed`. */
  readonly failure: QueueFailure | null;
  /** Whether the server may have received it. */
  readonly wasSent: boolean;
}

export interface OfflineQueue<T> {
  readonly items: Observable<readonly QueueItem<T>[]>;
  add(id: string, value: T): void;
  /** Removes an item that was never sent; false where the server may have it. */
  withdraw(id: string): boolean;
  /** Sends failed items again. */
  retry(which: (item: QueueItem<T>) => boolean): void;
  /** Removes items; those queued behind them are sent. */
  discard(which: (item: QueueItem<T>) => boolean): void;
}

export interface OfflineQueueOptions<T> {
  /** Resolves when the server has confirmed all of them. */
  readonly send: (items: readonly QueueItem<T>[]) => Promise<void>;
  /** Why the server refused; null where it could not be reached. */
  readonly refusalOf: (error: unknown) => string | null;
  /** Items of one lane are sent one request after the other; lanes do not wait for each other. */
  readonly laneOf?: (value: T) => string;
  /** How many of the waiting values at the head of a lane go out in one request; one by default. */
  readonly batchSize?: (values: readonly T[]) => number;
  /** The failure of an item that is restored after a reload; null sends it at once. */
  readonly restoredFailure: (stored: QueueFailure | null) => QueueFailure | null;
  /** Automatic retries while the server cannot be reached. */
  readonly retry?: {
    readonly afterMs: number;
    readonly later: (work: () => void, milliseconds: number) => void;
  };
  readonly storage: Storage;
  /** Prefix of the storage keys. */
  readonly prefix: string;
  readonly now: () => number;
}

export const OFFLINE: QueueFailure = { kind: 'offline' };

export function createOfflineQueue<T>(options: OfflineQueueOptions<T>): OfflineQueue<T> {
  const { send, refusalOf, laneOf = () => '', batchSize = () => 1, restoredFailure } = options;
  const stored = createStoredItems<T>(options);
  const items = observable<readonly QueueItem<T>[]>(
    stored.restore().map(({ id, value, failure: storedFailure }) => {
      const failure = restoredFailure(storedFailure);
      return { id, value, state: failure ? 'failed' : 'waiting', failure, wasSent: true };
    }),
  );
  const busyLanes = new Set<string>();

  function update(which: readonly QueueItem<T>[], change: Partial<QueueItem<T>>): void {
    const ids = idsOf(which);
    items.set(items.get().map((item) => (ids.has(item.id) ? { ...item, ...change } : item)));
  }

  function remove(which: readonly QueueItem<T>[]): void {
    const ids = idsOf(which);
    for (const id of ids) stored.remove(id);
    items.set(items.get().filter(({ id }) => !ids.has(id)));
  }

  function nextBatch(lane: string): readonly QueueItem<T>[] {
    const inLane = items.get().filter(({ value }) => laneOf(value) === lane);
    const end = inLane.findIndex(({ state }) => state !== 'waiting');
    const waiting = end === -1 ? inLane : inLane.slice(0, end);
    if (waiting.length === 0) return [];
    return waiting.slice(0, batchSize(waiting.map(({ value }) => value)));
  }

  async function sendLane(lane: string): Promise<void> {
    if (busyLanes.has(lane)) return;
    busyLanes.add(lane);
    try {
      for (let batch = nextBatch(lane); batch.length > 0; batch = nextBatch(lane))
        await sendBatch(batch);
    } finally {
      busyLanes.delete(lane);
    }
  }

  async function sendBatch(batch: readonly QueueItem<T>[]): Promise<void> {
    update(batch, { state: 'sending', wasSent: true });
    try {
      await send(batch);
    } catch (error) {
      return fail(batch, error);
    }
    remove(batch);
  }

  function fail(batch: readonly QueueItem<T>[], error: unknown): void {
    const reason = refusalOf(error);
    if (reason === null) {
      update(batch, { state: 'failed', failure: OFFLINE });
      options.retry?.later(() => retry(isOffline), options.retry.afterMs);
      return;
    }
    const failure: QueueFailure = { kind: 'refused', reason };
    update(batch, { state: 'failed', failure });
    // Except items that were discarded in the meantime.
    const ids = idsOf(batch);
    for (const item of items.get()) if (ids.has(item.id)) stored.save(item);
  }

  function sendAllLanes(): void {
    const lanes = new Set(items.get().map(({ value }) => laneOf(value)));
    for (const lane of lanes) void sendLane(lane);
  }

  function retry(which: (item: QueueItem<T>) => boolean): void {
    const failed = items.get().filter((item) => item.state === 'failed' && which(item));
    if (failed.length === 0) return;
    update(failed, { state: 'waiting', failure: null });
    sendAllLanes();
  }

  sendAllLanes();
  return {
    items,
    add(id, value) {
      stored.save({ id, value, failure: null });
      const item: QueueItem<T> = { id, value, state: 'waiting', failure: null, wasSent: false };
      items.set([...items.get(), item]);
      void sendLane(laneOf(value));
    },
    withdraw(id) {
      const item = items.get().find((each) => each.id === id);
      if (!item || item.wasSent) return false;
      remove([item]);
      return true;
    },
    retry,
    discard(which) {
      remove(items.get().filter(which));
      sendAllLanes();
    },
  };
}

export function isOffline({ failure }: QueueItem<unknown>): boolean {
  return failure?.kind === 'offline';
}

function idsOf(items: readonly QueueItem<unknown>[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}
