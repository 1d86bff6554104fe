/**
 * The fast way between processes. It may lose messages: a process that was cut off from Redis
 * reads what it missed from the outbox.
 */
import { randomUUID } from 'node:crypto';
import type { Json } from '@mes/contract/scalars';
import type { Redis } from 'ioredis';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';

export type RelayMessage =
  | { readonly events: readonly OutboxEvent[] }
  | { readonly state: { readonly channel: string; readonly data: Json } };

/** A Redis that hangs without closing would otherwise have everything kept for it. */
const MOST_UNANSWERED = 1_000;

interface RelayOptions {
  readonly redis: Redis;
  /** Installations that share a Redis must not hear each other. */
  readonly topic: string;
  readonly onMessage: (message: RelayMessage) => void;
  /** Messages may have been missed: listening has begun, or begun again. */
  readonly onListening: () => void;
  readonly log: Log;
}

export interface Relay {
  send(message: RelayMessage): void;
  close(): void;
}

export function openRelay({ redis, topic, onMessage, onListening, log }: RelayOptions): Relay {
  const self = randomUUID();
  // Its 'ready' below subscribes anew; the library's own way would not tell when it is done.
  const listener = redis.duplicate({ autoResubscribe: false });
  // The first connection reports that Redis is away; once is enough.
  listener.on('error', () => {});
  listener.on('ready', () => {
    listener.subscribe(topic).then(onListening, () => {});
  });
  listener.on('message', (_topic, text: string) => {
    try {
      const { from, ...message } = JSON.parse(text) as RelayMessage & { from: string };
      if (from !== self) onMessage(message);
    } catch (error) {
      log.error({ err: error }, 'a message from another process was not understood');
    }
  });

  let unanswered = 0;
  return {
    send(message) {
      if (redis.status !== 'ready' || unanswered >= MOST_UNANSWERED) return;
      unanswered++;
      redis
        .publish(topic, JSON.stringify({ from: self, ...message }))
        .catch(() => {})
        .finally(() => {
          unanswered--;
        });
    },
    close: () => listener.disconnect(),
  };
}
