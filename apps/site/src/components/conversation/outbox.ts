/**
 * Messages that the server has not confirmed. They are shown at once and sent in order; each
 * conversation is a separate lane.
 */
import { type Observable, observable } from '@mes/client/observable';
import { createOfflineQueue, isOffline, type QueueItem } from '../../offline-queue/offline-queue';

interface UnsentMessage {
  /** A person, a channel or a room. */
  readonly recipientId: string;
  readonly text: string;
  readonly writtenAt: number;
}

export interface OutboxMessage extends UnsentMessage {
  /** Idempotency key. */
  readonly key: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why the server refused it. */
  readonly reason?: string;
  /** Failed without a connection; sent again with the next one. */
  readonly offline?: boolean;
}

interface Deps {
  /** Resolves when the server has confirmed it. */
  readonly send: (outgoing: OutboxMessage) => Promise<void>;
  /** Why the server refused; null where it could not be reached. */
  readonly refusalOf: (error: unknown) => string | null;
  readonly storage: Storage;
  /** Prefix of the storage keys. */
  readonly prefix: string;
  readonly newKey: () => string;
  readonly now: () => number;
}

export interface Outbox {
  all(): readonly OutboxMessage[];
  subscribe(changed: () => void): () => void;
  write(recipientId: string, text: string): void;
  retry(key: string): void;
  /** Sends messages again that failed without a connection. */
  retryOffline(): void;
  discard(key: string): void;
}

export function createOutbox({ send, newKey, now, ...deps }: Deps): Outbox {
  const queue = createOfflineQueue<UnsentMessage>({
    ...deps,
    now,
    laneOf: ({ recipientId }) => recipientId,
    // Sent again with the next connection, unless the server refused it.
    restoredFailure: (stored) => stored ?? { kind: 'offline' },
    async send(items) {
      for (const item of items) await send(toOutgoing(item));
    },
  });
  const outgoing = outgoingOf(queue.items);
  return {
    all: outgoing.get,
    subscribe: outgoing.subscribe,
    write: (recipientId, text) => queue.add(newKey(), { recipientId, text, writtenAt: now() }),
    retry: (key) => queue.retry(({ id }) => id === key),
    retryOffline: () => queue.retry(isOffline),
    discard: (key) => queue.discard(({ id }) => id === key),
  };
}

function outgoingOf(
  items: Observable<readonly QueueItem<UnsentMessage>[]>,
): Observable<readonly OutboxMessage[]> {
  const outgoing = observable<readonly OutboxMessage[]>(items.get().map(toOutgoing));
  items.subscribe((next) => outgoing.set(next.map(toOutgoing)));
  return outgoing;
}

function toOutgoing({ id, value, state, failure }: QueueItem<UnsentMessage>): OutboxMessage {
  if (!failure) return { key: id, ...value, state };
  const reason = failure.kind === 'refused' ? failure.reason : undefined;
  return { key: id, ...value, state, reason, offline: failure.kind === 'offline' };
}
