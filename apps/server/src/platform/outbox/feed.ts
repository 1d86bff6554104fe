/**
 * Every committed event, once in each process: at once from this process's own commits, over Redis
 * from the others, and from the outbox itself when neither came through. The outbox is the truth
 * and is read every second; the other two only make it faster.
 */
import { randomUUID } from 'node:crypto';
import type { Channel, ChannelKey, ChannelState } from '@mes/contract/channels';
import type { Json } from '@mes/contract/scalars';
import type { Redis } from 'ioredis';
import type { Database } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { serverKey } from '../keys/keys';
import type { Log } from '../log';
import { openRelay, type Relay } from './relay';
import { Tail } from './tail';

type EventsListener = (events: readonly OutboxEvent[]) => void;
type StateListener = (channel: string, data: Json) => void;

export interface Feed {
  /**
   * Told once of every event from any process, and of this one's before the call that made it is
   * answered. Two events of a channel can come in the wrong order: compare revisions where it matters.
   */
  onPublished(listener: EventsListener): void;
  /** Told of plain states, which have no revision and may get lost. */
  onState(listener: StateListener): void;
  sendState<K extends ChannelKey>(channel: Channel<K>, state: ChannelState<K>): void;
  /** Reads what did not come faster; the app calls it each second. */
  poll(): Promise<void>;
  close(): Promise<void>;
}

interface FeedOptions {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly log: Log;
}

export async function openFeed({ database, redis, log }: FeedOptions): Promise<Feed> {
  const installation = await serverKey(database.db, 'installation', randomUUID);
  const tail = await Tail.open(database.db);
  const eventListeners: EventsListener[] = [];
  const stateListeners: StateListener[] = [];
  let reading: Promise<void> | null = null;
  let closed = false;

  const publish = (events: readonly OutboxEvent[]) => {
    for (const listener of eventListeners) guarded(() => listener(events));
  };
  const publishNew = (events: readonly OutboxEvent[]) => {
    const unseen = events.filter(({ id }) => tail.take(id));
    if (unseen.length > 0) publish(unseen);
  };
  const publishState: StateListener = (channel, data) => {
    for (const listener of stateListeners) guarded(() => listener(channel, data));
  };
  // One listener's mistake must not fail the change that has committed, nor the other listeners.
  const guarded = (tell: () => void) => {
    try {
      tell();
    } catch (error) {
      log.error({ err: error }, 'an event was not handled');
    }
  };

  const poll = () => {
    if (closed) return Promise.resolve();
    reading ??= tail.read(publish).finally(() => {
      reading = null;
    });
    return reading;
  };

  const relay: Relay | null =
    redis &&
    openRelay({
      redis,
      topic: `mes:${installation}`,
      log,
      onMessage: (message) => {
        if ('events' in message) publishNew(message.events);
        else publishState(message.state.channel, message.state.data);
      },
      onListening: () => {
        poll().catch((error) => log.error({ err: error }, 'the outbox could not be read'));
      },
    });

  database.onCommitted((events) => {
    publishNew(events);
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
    async close() {
      closed = true;
      relay?.close();
      await reading?.catch(() => {});
    },
  };
}
