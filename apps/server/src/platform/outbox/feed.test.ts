import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { startRedis, type TestRedis } from '../../../testing/redis';
import { silentLog } from '../../../testing/settings';
import { until } from '../../../testing/until';
import { openDatabase } from '../database/database';
import { connectRedis } from '../redis';
import { openFeed } from './feed';

let redis: TestRedis;
let databaseUrl: string;

beforeAll(async () => {
  [redis, databaseUrl] = await Promise.all([startRedis(), createTestDatabase()]);
});
afterAll(() => redis.stop());

/** One process's view, with nothing that reads the outbox by itself. */
async function startProcess(url = databaseUrl) {
  const database = openDatabase(url, { onError: () => {}, connections: 3 });
  const client = connectRedis(redis.url, silentLog);
  const feed = await openFeed({ database, redis: client, log: silentLog });
  const heard: string[] = [];
  const states: unknown[] = [];
  feed.onPublished((events) => heard.push(...events.map(({ channel }) => channel)));
  feed.onState((channel, data) => states.push({ channel, data }));
  onTestFinished(async () => {
    await feed.close();
    client.disconnect();
    await database.close();
  });
  await until('Redis to be there', () => client.status === 'ready');
  return {
    feed,
    heard,
    states,
    client,
    happen: (channel: string) =>
      database.transaction((tx) =>
        recordEvent(tx, { channel, type: 'thing.happened', data: null }),
      ),
  };
}

describe('events', () => {
  it('are told before the call that made them is answered', async () => {
    const one = await startProcess();
    await one.happen('a');
    expect(one.heard).toEqual(['a']);
  });

  it('cross by Redis without anybody reading the outbox, and once when it is read', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    await until('both to listen', async () => (await countListeners(one)) === 2);
    await one.happen('b');
    await until('the other to hear', () => two.heard.length === 1);
    await Promise.all([one.feed.poll(), two.feed.poll()]);
    expect([one.heard, two.heard]).toEqual([['b'], ['b']]);
  });

  it('cross by the outbox alone where Redis is away, and Redis is used again later', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    await redis.stop();
    await one.happen('c');
    await one.happen('d');
    expect(two.heard).toEqual([]);
    await two.feed.poll();
    expect(two.heard).toEqual(['c', 'd']);
    await two.feed.poll();
    expect(two.heard).toEqual(['c', 'd']);

    await one.happen('e');
    await redis.start();
    // Coming back, it reads by itself what it missed.
    await until('what was missed', () => two.heard.length === 3);
    await until('both to listen', async () => (await countListeners(one)) === 2);
    await one.happen('f');
    await until('the next', () => two.heard.length === 4);
    expect(two.heard).toEqual(['c', 'd', 'e', 'f']);
  });

  it('stay within their installation, also where several share a Redis', async () => {
    const [one, foreign] = [await startProcess(), await startProcess(await createTestDatabase())];
    const two = await startProcess();
    await until('all to listen', async () => (await countListeners(one)) === 3);
    await one.happen('g');
    await until('the other to hear', () => two.heard.length === 1);
    await foreign.feed.poll();
    expect(foreign.heard).toEqual([]);
  });

  it('reach the other listeners although one fails', async () => {
    const one = await startProcess();
    const later: number[] = [];
    one.feed.onPublished(() => {
      throw new Error('a mistake');
    });
    one.feed.onPublished((events) => later.push(events.length));
    await one.happen('h');
    expect(later).toEqual([1]);
  });
});

describe('plain states', () => {
  it('reach the own and the other processes', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    await until('both to listen', async () => (await countListeners(one)) === 2);
    one.feed.sendState(channels.voting(), { a: 1 });
    await until('the other to hear', () => two.states.length === 1);
    expect([one.states, two.states]).toEqual([
      [{ channel: 'voting', data: { a: 1 } }],
      [{ channel: 'voting', data: { a: 1 } }],
    ]);
  });
});

async function countListeners({ client }: { client: ReturnType<typeof connectRedis> }) {
  if (client.status !== 'ready') return 0;
  const topics = (await client.pubsub('CHANNELS', 'mes:*')) as string[];
  const counts = (await client.pubsub('NUMSUB', ...topics)) as (string | number)[];
  return counts.reduce<number>((sum, entry, index) => sum + (index % 2 ? Number(entry) : 0), 0);
}
