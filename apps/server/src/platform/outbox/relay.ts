/**
 * Sends messages between processes over Redis. Messages may get lost: a process that was disconnected
 * from Redis reads missed events from the outbox.
 */
import { randomUUID } from 'node:crypto';
import type { Json } from '@mes/contract/scalars';
import type { Redis } from 'ioredis';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';

export type RelayMessage =
  | { readonly events: readonly OutboxEvent[] }
  | { readonly state: { readonly channel: string; readonly data: Json } };

/** Limits the memory for pending messages when Redis hangs without closing the connection. */
const MAX_PENDING = 1_000;

interface RelayOptions {
  readonly redis: Redis;
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
  // 'ready' below subscribes again: the library's own resubscription does not report when it is done.
  const listener = redis.duplicate({ autoResubscribe: false });
  // The other connection already logs that Redis is unreachable.
  listener.on('error', () => {});
  listener.on('ready', () => {
    listener.subscribe(topic).then(onSubscribed, () => {});
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
      if (redis.status !== 'ready' || pending >= MAX_PENDING) return;
      pending++;
      redis
        .publish(topic, JSON.stringify({ from: processId, ...message }))
        .catch(() => {})
        .finally(() => {
          pending--;
        });
    },
    close: () => listener.disconnect(),
  };
}
