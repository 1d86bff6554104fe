/**
 * Messages that the server does not have yet. A message is shown at once and sent in its turn; each
 * conversation is a lane of its own.
 */
import { type Observable, observable } from '@mes/client/observable';
import { createOfflineQueue, isOffline, type QueueItem } from '../../offline-queue/offline-queue';

interface Written {
  /** The other side. */
  readonly userId: string;
  readonly message: string;
  readonly writtenAt: number;
}

export interface Outgoing extends Written {
  /** By which the server recognizes a repetition. */
  readonly key: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why the server refused it. */
  readonly reason?: string;
  /** Failed because there was no connection, and is sent again with the next one. */
  readonly offline?: boolean;
}

interface Deps {
  /** Resolves when the server has taken it. */
  readonly send: (outgoing: Outgoing) => Promise<void>;
  /** Why the server refused; null where it could not be reached. */
  readonly refusalOf: (error: unknown) => string | null;
  readonly storage: Storage;
  /** Begins the key of everything that is stored. */
  readonly prefix: string;
  readonly newKey: () => string;
  readonly now: () => number;
}

export interface Outbox {
  all(): readonly Outgoing[];
  subscribe(changed: () => void): () => void;
  write(userId: string, message: string): void;
  retry(key: string): void;
  /** Sends everything again that only lacked a connection. */
  retryOffline(): void;
  discard(key: string): void;
}

export function createOutbox({ send, newKey, now, ...deps }: Deps): Outbox {
  const queue = createOfflineQueue<Written>({
    ...deps,
    now,
    laneOf: ({ userId }) => userId,
    // Sent again with the next connection; what the server refused waits for its writer.
    restoredFailure: (stored) => stored ?? { kind: 'offline' },
    async send(items) {
      for (const item of items) await send(toOutgoing(item));
    },
  });
  const outgoing = outgoingOf(queue.items);
  return {
    all: outgoing.get,
    subscribe: outgoing.subscribe,
    write: (userId, message) => queue.add(newKey(), { userId, message, writtenAt: now() }),
    retry: (key) => queue.retry(({ id }) => id === key),
    retryOffline: () => queue.retry(isOffline),
    discard: (key) => queue.discard(({ id }) => id === key),
  };
}

function outgoingOf(
  items: Observable<readonly QueueItem<Written>[]>,
): Observable<readonly Outgoing[]> {
  const outgoing = observable<readonly Outgoing[]>(items.get().map(toOutgoing));
  items.subscribe((next) => outgoing.set(next.map(toOutgoing)));
  return outgoing;
}

function toOutgoing({ id, value, state, failure }: QueueItem<Written>): Outgoing {
  if (!failure) return { key: id, ...value, state };
  const reason = failure.kind === 'refused' ? failure.reason : undefined;
  return { key: id, ...value, state, reason, offline: failure.kind === 'offline' };
}
