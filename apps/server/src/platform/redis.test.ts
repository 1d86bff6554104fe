/** A Redis that is frozen: its connections stay open, but nothing answers. */
import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, startTestApp, type TestApp } from '../../testing/app';
import { startRedis, type TestRedis } from '../../testing/redis';
import { until } from '../../testing/until';
import { publish } from './outbox/publish';

let redis: TestRedis;
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  redis = await startRedis();
  const databaseUrl = await createTestDatabase();
  const options = { databaseUrl, rateLimits: true, config: { redisUrl: redis.url } };
  app = await startTestApp(options);
  other = await startTestApp(options);
  await until('Redis to be used', async () => (await readState()) === 'ready');
});
afterAll(async () => {
  redis.thaw();
  await Promise.all([app.stop(), other.stop()]);
  await redis.stop();
});

it('a frozen Redis costs nobody more than a moment', async () => {
  const received: string[] = [];
  other.feed.onPublished((events) => received.push(...events.map(({ channel }) => channel)));
  redis.freeze();

  const times: number[] = [];
  for (let count = 0; count < 8; count++) {
    const started = performance.now();
    const { status } = await app.call({ path: '/api/articles/thumbnails/0' });
    expect(status).toBe(200);
    times.push(performance.now() - started);
  }
  // The first ones wait for the time limit of a command; then the breaker is open.
  expect(Math.max(...times)).toBeLessThan(3_000);
  expect(await readState()).toBe('degraded');
  const { status, body } = await app.call({ path: '/readyz' });
  expect(status).toBe(200);
  expect(body.data.degraded).toEqual(['Redis does not answer.']);

  // Events still reach the other process: it reads them from the database.
  await app.database.transaction((tx) =>
    publish(tx, channels.properties(), 'property.written', { id: 'gfuelCode' }),
  );
  await until('the event in the other process', () => received.length > 0);

  redis.thaw();
  await until('Redis to be used again', async () => (await readState()) === 'ready');
});

async function readState(): Promise<string> {
  return (await app.call({ path: '/readyz' })).body.data.state;
}
