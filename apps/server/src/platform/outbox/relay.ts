/**
 * Sends messages between processes over Redis. Messages may get lost: a process that was disconnected
 * from Redis reads missed events from the outbox.
 */
import { randomUUID } from 'node:crypto';
import type { Json } from '@mes/contract/scalars';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import type { SharedRedis } from '../redis';

export type RelayMessage =
  | { readonly events: readonly OutboxEvent[] }
  | { readonly state: { readonly channel: string; readonly data: Json } };

/** Limits the memory for pending messages until a Redis that hangs is noticed. */
const MAX_PENDING = 1_000;

interface RelayOptions {
  readonly redis: SharedRedis;
  /** Unique to the installation: several may share one Redis. */
  readonly topic: string;
  readonly onMessage: (message: RelayMessage) => void;
  /** Called after each subscription to the topic: messages before it may have been missed. */
  readonly onSubscribed: () => void;
  readonly log: Log;
}

export interface Relay {
  send(message: RelayMessage): void;
  close(): void;
}

export function openRelay({ redis, topic, onMessage, onSubscribed, log }: RelayOptions): Relay {
  const processId = randomUUID();
  let isClosed = false;
  // 'ready' below subscribes again: the library's own resubscription does not report when it is done.
  const listener = redis.client.duplicate({ autoResubscribe: false });
  // The other connection already logs that Redis is unreachable.
  listener.on('error', () => {});
  listener.on('ready', () => {
    // Without an answer in time: 'ready' comes again after a new connection.
    listener.subscribe(topic).then(onSubscribed, () => {
      if (!isClosed) listener.disconnect(true);
    });
  });
  listener.on('message', (_topic, text: string) => {
    try {
      const { from, ...message } = JSON.parse(text) as RelayMessage & { from: string };
      if (from !== processId) onMessage(message);
    } catch (error) {
      log.error({ err: error }, 'a message from another process is malformed');
    }
  });

  let pending = 0;
  return {
    send(message) {
      if (!redis.isAvailable() || pending >= MAX_PENDING) return;
      pending++;
      redis
        .run((client) => client.publish(topic, JSON.stringify({ from: processId, ...message })))
        .catch(() => {})
        .finally(() => {
          pending--;
        });
    },
    close() {
      isClosed = true;
      listener.disconnect();
    },
  };
}
