/**
 * Delivers every committed event once in each process: at once from this process's own commits, over
 * Redis from other processes, and from the outbox where a message was lost. The outbox is the source of
 * truth and is read every second; the other two only reduce the delay.
 */
import { randomUUID } from 'node:crypto';
import type { Channel, ChannelKey, ChannelState } from '@mes/contract/channels';
import type { Json } from '@mes/contract/scalars';
import type { Database } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { serverKey } from '../keys/keys';
import type { Log } from '../log';
import { oneAtATime } from '../one-at-a-time';
import type { SharedRedis } from '../redis';
import { OutboxReader } from './outbox-reader';
import { openRelay, type Relay } from './relay';

/** The outbox delivers what the other two missed. */
type EventSource = 'commit' | 'redis' | 'outbox';
type EventsListener = (events: readonly OutboxEvent[]) => void;
type StateListener = (channel: string, data: Json) => void;

export interface Feed {
  /**
   * Called once for every event of any process; for events of this process before their call is
   * answered. Two events of a channel can arrive in the wrong order: compare revisions where it matters.
   */
  onPublished(listener: EventsListener): void;
  /** Called with plain states, which have no revision and may get lost. */
  onState(listener: StateListener): void;
  sendState<K extends ChannelKey>(channel: Channel<K>, state: ChannelState<K>): void;
  /** Reads events that did not arrive another way, all that were committed before the call. */
  poll(): Promise<void>;
  /** How many events came which way since the start. */
  readonly delivered: Readonly<Record<EventSource, number>>;
  readonly lastReadAt: number;
  close(): Promise<void>;
}

interface FeedOptions {
  readonly database: Database;
  readonly redis: SharedRedis | null;
  readonly log: Log;
}

export async function openFeed({ database, redis, log }: FeedOptions): Promise<Feed> {
  const installationId = await serverKey(database.db, 'installation', randomUUID);
  const reader = await OutboxReader.open(database.db);
  const eventListeners: EventsListener[] = [];
  const stateListeners: StateListener[] = [];
  let closed = false;
  let lastReadAt = Date.now();
  const delivered = { commit: 0, redis: 0, outbox: 0 };

  const publish = (events: readonly OutboxEvent[], source: EventSource) => {
    delivered[source] += events.length;
    for (const listener of eventListeners) runListener(() => listener(events));
  };
  const publishNew = (events: readonly OutboxEvent[], source: EventSource) => {
    const unseen = events.filter(({ id }) => reader.markSeen(id));
    if (unseen.length > 0) publish(unseen, source);
  };
  const publishState: StateListener = (channel, data) => {
    for (const listener of stateListeners) runListener(() => listener(channel, data));
  };
  // An error of one listener must not fail the committed change or stop the other listeners.
  const runListener = (listener: () => void) => {
    try {
      listener();
    } catch (error) {
      log.error({ err: error }, 'an event was not handled');
    }
  };

  const poll = oneAtATime(async () => {
    if (closed) return;
    await reader.read((events) => publish(events, 'outbox'));
    lastReadAt = Date.now();
  });

  const relay: Relay | null =
    redis &&
    openRelay({
      redis,
      topic: `mes:${installationId}`,
      log,
      onMessage: (message) => {
        if ('events' in message) publishNew(message.events, 'redis');
        else publishState(message.state.channel, message.state.data);
      },
      onSubscribed: () => {
        poll().catch((error) => log.error({ err: error }, 'the outbox could not be read'));
      },
    });

  database.onCommitted((events) => {
    publishNew(events, 'commit');
    relay?.send({ events });
  });

  return {
    onPublished: (listener) => void eventListeners.push(listener),
    onState: (listener) => void stateListeners.push(listener),
    sendState({ name: channel }, state) {
      const data = state as Json;
      publishState(channel, data);
      relay?.send({ state: { channel, data } });
    },
    poll,
    delivered,
    get lastReadAt() {
      return lastReadAt;
    },
    async close() {
      closed = true;
      relay?.close();
      await poll().catch(() => {});
    },
  };
}
