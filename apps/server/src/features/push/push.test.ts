import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, openTestDatabase, startTestApp, type TestApp } from '../../../testing/app';
import {
  type PushService,
  startPushService,
  type TestBrowser,
} from '../../../testing/push-service';
import { testConfig } from '../../../testing/settings';
import { publicInternet } from '../../platform/network/network';
import { readVapidKeys } from '../../platform/push/keys';
import { isPublicKey } from '../../platform/push/sender';
import type { Deps } from '../define-feature';
import { push } from './index';

let app: TestApp;
let provider: PushService;
let players = 0;

beforeAll(async () => {
  provider = await startPushService();
  app = await startTestApp({ pushNetwork: provider.network, rateLimits: true });
});
afterAll(async () => {
  await app.stop();
  provider.stop();
});

const newPlayer = () => app.signIn(`Player ${players++}`);
const player = (action: string, { value, data }: { value?: string; data?: object } = {}) => ({
  object: 'player',
  action,
  value,
  data,
});
const subscribe = (as: Account, data: object = provider.addBrowser().subscription) =>
  app.request(player('push_endpoint', { data }), as);
const has = (as: Account, browser?: TestBrowser) =>
  app.request(player('has_endpoint', { value: browser?.subscription.endpoint }), as);

describe('subscribing', () => {
  it('makes the browser the actor’s, and twice is once', async () => {
    const actor = await newPlayer();
    const browser = provider.addBrowser();
    expect((await has(actor, browser)).body.data).toMatchObject({
      subscribed: false,
      endpoints: 0,
    });
    const first = await subscribe(actor, browser.subscription);
    expect(first.body).toMatchObject({
      status: 'SUCCESS',
      data: { subscribed: true, endpoints: 1 },
    });
    const [second, third] = await Promise.all([
      subscribe(actor, browser.subscription),
      subscribe(actor, browser.subscription),
    ]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect((await has(actor, browser)).body).toEqual(first.body);
    expect((await has(actor)).body).toEqual(first.body);
    expect((await has(actor, provider.addBrowser())).body.data).toMatchObject({
      subscribed: false,
      endpoints: 1,
    });
  });

  it('moves a browser to whoever signs in there next', async () => {
    const [before, after] = [await newPlayer(), await newPlayer()];
    const browser = provider.addBrowser();
    await subscribe(before, browser.subscription);
    await subscribe(after, browser.subscription);
    expect((await has(before, browser)).body.data).toMatchObject({
      subscribed: false,
      endpoints: 0,
    });
    expect((await has(after, browser)).body.data).toMatchObject({ subscribed: true, endpoints: 1 });
  });

  it('keeps the ten newest of an account', async () => {
    const actor = await newPlayer();
    const browsers = Array.from({ length: 11 }, () => provider.addBrowser());
    for (const { subscription } of browsers) await subscribe(actor, subscription);
    expect((await has(actor, browsers[0])).body.data).toMatchObject({
      subscribed: false,
      endpoints: 10,
    });
    expect((await has(actor, browsers[10])).body.data.subscribed).toBe(true);
  });

  it('ends with the sign-in', async () => {
    const actor = await newPlayer();
    await subscribe(actor);
    await app.request(player('logout'), actor);
    const { rows } = await app.database.pool.query(
      'SELECT 1 FROM push_subscriptions WHERE account = $1',
      [actor.id],
    );
    expect(rows).toEqual([]);
  });

  it.each(['push_endpoint', 'has_endpoint', 'test_notification'])(
    '%s needs a sign-in',
    async (action) => {
      const { status, body } = await app.request(
        player(action, { data: provider.addBrowser().subscription }),
      );
      expect(status).toBe(403);
      expect(body.message).toBe('You must be logged in to perform this action!');
    },
  );

  it.each([
    ['without an endpoint', { endpoint: undefined }, 'MissingParameterError', 'endpoint'],
    [
      'not encrypted',
      { endpoint: 'http://push.example.net/a' },
      'InvalidParameterError',
      'endpoint',
    ],
    ['elsewhere', { endpoint: 'https://push.example.net/a' }, 'InvalidParameterError', 'endpoint'],
    [
      'far too long',
      { endpoint: `https://a.b/${'c'.repeat(2_000)}` },
      'InvalidParameterError',
      'endpoint',
    ],
    ['without keys', { keys: undefined }, 'MissingParameterError', 'keys'],
    ['with a short secret', { keys: { auth: 'abc' } }, 'InvalidParameterError', 'keys.auth'],
    [
      'with a key off the curve',
      { keys: { p256dh: `B${'A'.repeat(86)}` } },
      'InvalidParameterError',
      'keys.p256dh',
    ],
  ])('%s is refused', async (_, change, type, field) => {
    const { keys, ...rest } = provider.addBrowser().subscription;
    const merged = {
      ...rest,
      ...change,
      keys: 'keys' in change ? change.keys && { ...keys, ...change.keys } : keys,
    };
    const { status, body } = await subscribe(await newPlayer(), merged);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type, field });
  });
});

describe('delivery', () => {
  it('brings a test notification to every browser of the actor, and tries again after a failure', async () => {
    const actor = await newPlayer();
    const [first, second] = [provider.addBrowser(), provider.addBrowser()];
    second.answers = [{ status: 500 }];
    await subscribe(actor, first.subscription);
    const { body } = await subscribe(actor, second.subscription);
    const sent = await app.request(player('test_notification'), actor);
    expect(sent.body).toEqual({ status: 'SUCCESS', data: { sent: 2 } });

    await expect.poll(() => first.received.length + second.received.length, WAIT).toBe(2);
    const { message, sender } = first.received[0]!;
    expect(message).toEqual({
      title: 'Push Notifications',
      body: 'This browser receives your notifications.',
      url: '/app/notifications',
      tag: 'test',
    });
    expect(sender.key).toBe(body.data.applicationKey);

    await expect.poll(makeDue, WAIT).toBe(1);
    await expect.poll(() => second.received.length, WAIT).toBe(2);
    expect(first.received).toHaveLength(1);
  });

  it('of a test notification is limited', async () => {
    const actor = await newPlayer();
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++)
      statuses.push((await app.request(player('test_notification'), actor)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

const WAIT = { timeout: 10_000, interval: 20 };

/** Lets the time pass that a job waits for and wakes its worker. Answers how many there were. */
function makeDue(): Promise<number> {
  return app.database.transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      sql`UPDATE jobs.job SET start_after = now() WHERE name = 'push' AND state = 'created' AND start_after > now()`,
    );
    tx.wakes.add('job push');
    return rowCount ?? 0;
  });
}

it('the application key is made once, however many processes start at the same moment', async () => {
  const database = await openTestDatabase();
  const [first, second] = await Promise.all([
    readVapidKeys(database.db),
    readVapidKeys(database.db),
  ]);
  expect(second).toEqual(first);
  expect(isPublicKey(first.publicKey)).toBe(true);
  await database.close();

  const { body } = await has(await newPlayer());
  expect(body.data.applicationKey).toBe((await readVapidKeys(app.database.db)).publicKey);
});

it('a name that leads to a private address cannot be subscribed', async () => {
  const network = publicInternet((_name, done) => done(null, [{ address: '10.0.0.5', family: 4 }]));
  const inside = await startTestApp({ pushNetwork: network });
  const data = {
    ...provider.addBrowser().subscription,
    endpoint: 'https://push.example.net/a',
  };
  const actor = await inside.signIn('Curious');
  const { status, body } = await inside.request(player('push_endpoint', { data }), actor);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ type: 'InvalidParameterError', field: 'endpoint' });
  await inside.stop();
});

it('a network other than the internet is for tests only', async () => {
  const { database } = app;
  const started = push.setup({
    database,
    config: testConfig({ mode: 'production' }),
    pushNetwork: provider.network,
  } as Deps);
  await expect(started).rejects.toThrow('Only tests');
});
