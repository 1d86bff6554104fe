import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { poolState, recordEvent } from '../../../testing/record-event';
import { startRedis, type TestRedis } from '../../../testing/redis';
import { silentLog } from '../../../testing/settings';
import { until } from '../../../testing/until';
import { openDatabase } from '../database/database';
import { connectRedis, type SharedRedis } from '../redis';
import { openFeed } from './feed';

let redis: TestRedis;
let databaseUrl: string;

beforeAll(async () => {
  [redis, databaseUrl] = await Promise.all([startRedis(), createTestDatabase()]);
});
afterAll(() => redis.stop());

/** The feed of one process, without the timer that polls the outbox. */
async function startProcess(url = databaseUrl) {
  const database = openDatabase(url, { onError: () => {}, connections: 3 });
  const shared = await connectRedis(redis.url, silentLog);
  const { client } = shared;
  const feed = await openFeed({ database, redis: shared, log: silentLog });
  const received: string[] = [];
  const states: unknown[] = [];
  feed.onPublished((events) => received.push(...events.map(({ channel }) => channel)));
  feed.onState((channel, data) => states.push({ channel, data }));
  onTestFinished(async () => {
    await feed.close();
    shared.close();
    await database.close();
  });
  await until('the connection to Redis', () => client.status === 'ready');
  return {
    feed,
    received,
    states,
    client,
    publishEvent: (channel: string) =>
      database.transaction((tx) =>
        recordEvent(tx, { channel, type: 'thing.happened', data: null }),
      ),
  };
}

describe('events', () => {
  it('are delivered before their call is answered', async () => {
    const one = await startProcess();
    await one.publishEvent('a');
    expect(one.received).toEqual(['a']);
  });

  it('reach other processes over Redis, and not again when the outbox is read', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    await until('both to listen', async () => (await countListeners(one)) === 2);
    await one.publishEvent('b');
    await until('the message at the other process', () => two.received.length === 1);
    await Promise.all([one.feed.poll(), two.feed.poll()]);
    expect([one.received, two.received]).toEqual([['b'], ['b']]);
  });

  it('reach other processes by the outbox while Redis is unreachable, and by Redis later', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    // The tests below need it, whatever becomes of this one.
    onTestFinished(() => redis.start());
    await redis.stop();
    await one.publishEvent('c');
    await one.publishEvent('d');
    expect(two.received).toEqual([]);
    await two.feed.poll();
    expect(two.received).toEqual(['c', 'd']);
    await two.feed.poll();
    expect(two.received).toEqual(['c', 'd']);

    await one.publishEvent('e');
    await redis.start();
    // After the reconnection the process reads missed events by itself.
    await until('the missed event', () => two.received.length === 3);
    await until('both to listen', async () => (await countListeners(one)) === 2);
    await one.publishEvent('f');
    await until('the next', () => two.received.length === 4);
    expect(two.received).toEqual(['c', 'd', 'e', 'f']);
  });

  it('stay within their installation when several share one Redis', async () => {
    const [one, foreign] = [await startProcess(), await startProcess(await createTestDatabase())];
    const two = await startProcess();
    await until('all to listen', async () => (await countListeners(one)) === 3);
    await one.publishEvent('g');
    await until('the message at the other process', () => two.received.length === 1);
    await foreign.feed.poll();
    expect(foreign.received).toEqual([]);
  });

  it('reach the other listeners when one throws', async () => {
    const one = await startProcess();
    const later: number[] = [];
    one.feed.onPublished(() => {
      throw new Error('a mistake');
    });
    one.feed.onPublished((events) => later.push(events.length));
    await one.publishEvent('h');
    expect(later).toEqual([1]);
  });
});

describe('plain states', () => {
  it('reach this process and others', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    await until('both to listen', async () => (await countListeners(one)) === 2);
    one.feed.sendState(channels.voting(), poolState(1));
    await until('the message at the other process', () => two.states.length === 1);
    expect([one.states, two.states]).toEqual([
      [{ channel: 'voting', data: poolState(1) }],
      [{ channel: 'voting', data: poolState(1) }],
    ]);
  });
});

async function countListeners({ client }: Pick<SharedRedis, 'client'>) {
  if (client.status !== 'ready') return 0;
  const topics = (await client.pubsub('CHANNELS', 'mes:*')) as string[];
  const counts = (await client.pubsub('NUMSUB', ...topics)) as (string | number)[];
  return counts.reduce<number>((sum, entry, index) => sum + (index % 2 ? Number(entry) : 0), 0);
}
