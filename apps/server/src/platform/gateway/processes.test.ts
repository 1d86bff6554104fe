import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { channels } from '@mes/contract/channels';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { poolState, recordEvent, stateChannel } from '../../../testing/record-event';
import { startRedis, type TestRedis } from '../../../testing/redis';
import { root } from '../../../testing/settings';
import { connect, connectOverlay, type GatewayClient } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { accounts } from '../../features/accounts/tables';
import { publish } from '../outbox/publish';
import { channels as channelRows, outbox } from '../outbox/tables';
import { defineChannel, permissionAudience } from './channels';

let redis: TestRedis;
let here: TestApp;
let there: TestApp;
const open: GatewayClient[] = [];

beforeAll(async () => {
  redis = await startRedis();
  const sockets = {
    channels: [
      defineChannel({
        pattern: 'match:{id}',
        audience: permissionAudience('public'),
        snapshot: async () => 'everything',
      }),
    ],
  };
  const config = { redisUrl: redis.url };
  here = await startTestApp({ sockets, config });
  there = await startTestApp({ sockets, config, databaseUrl: here.databaseUrl });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await redis.stop();
});

async function subscribeClient(app: TestApp, channel: string): Promise<GatewayClient> {
  const client = await connect(app);
  open.push(client);
  expect(await client.subscribe(channel)).toMatchObject({ status: 'SUCCESS' });
  return client;
}

const publishEvent = ({ database }: TestApp, channel: string) =>
  database.transaction((tx) => recordEvent(tx, { channel, type: 'thing.happened', data: {} }));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('two processes with Redis', () => {
  it('deliver each other’s events to their clients, in order and once', async () => {
    const clients = [
      await subscribeClient(here, 'match:1'),
      await subscribeClient(there, 'match:1'),
    ];
    await Promise.all(
      upTo(60).map((number) => publishEvent(number % 2 === 0 ? here : there, 'match:1')),
    );
    for (const client of clients) {
      await until('all events', () => client.frames.length >= 60);
      expect(client.revisions('match:1')).toEqual(upTo(60));
    }
    // Reading the outbox must not deliver anything a second time.
    await Promise.all([here.feed.poll(), there.feed.poll()]);
    for (const client of clients) {
      await client.emitWithAck('ping');
      expect(client.frames).toHaveLength(60);
    }
  });

  it('reach each other’s overlays', async () => {
    const overlay = await connectOverlay(there);
    await here.database.transaction((tx) =>
      publish(tx, channels.overlay(), 'overlay.ordered', { order: 'read' }),
    );
    expect(await overlay.next('custom')).toEqual({ action: 'custom', payload: { order: 'read' } });
    overlay.send({ action: 'subscribe', channel: 'match:2' });
    await overlay.next('subscribed');
    await publishEvent(here, 'match:2');
    expect(await overlay.next('event')).toMatchObject({ channel: 'match:2', revision: 1 });
  });

  it('forward plain states', async () => {
    const client = await subscribeClient(there, 'match:3');
    here.feed.sendState(stateChannel('match:3'), poolState(7));
    await until('the state', () => client.states.length === 1);
    expect(client.states).toEqual([{ channel: 'match:3', data: poolState(7) }]);
  });

  it('call every listener once, whichever process made the change', async () => {
    const received: string[] = [];
    there.feed.onPublished((events) => received.push(...events.map(({ channel }) => channel)));
    await publishEvent(here, 'match:4');
    await publishEvent(there, 'match:5');
    await until('both', () => received.length >= 2);
    await there.feed.poll();
    expect(received.sort()).toEqual(['match:4', 'match:5']);
  });

  it('end a subscription when the other process removes the permission', async () => {
    const moderator = await here.signIn('A Moderator', ['Moderator']);
    const client = await connect(there, { as: moderator });
    open.push(client);
    expect(await client.subscribe('staff')).toMatchObject({ status: 'SUCCESS' });
    await here.database.transaction(async (tx) => {
      await tx.update(accounts).set({ permissions: [] }).where(eq(accounts.id, moderator.id));
      const { id } = moderator;
      await publish(tx, channels.account(id), 'account.changed', { id });
    });
    await until('the end of the subscription', () => client.ended.length === 1);
    expect(client.ended[0]).toMatchObject({ channel: 'staff', error: { type: 'ForbiddenError' } });
  });
});

describe('a process that dies between commit and publishing', () => {
  it('does not lose the event: the others read it from the outbox', async () => {
    const clients = [
      await subscribeClient(here, 'match:6'),
      await subscribeClient(there, 'match:6'),
    ];
    const script = join(root, 'apps/server/testing/commit-and-die.ts');
    const dying = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: here.databaseUrl,
        REDIS_URL: redis.url,
        CHANNEL: 'match:6',
      },
    });
    const [, signal] = await once(dying, 'exit');
    expect(signal).toBe('SIGKILL');
    for (const client of clients) {
      await until('the event', () => client.frames.length === 1);
      expect(client.frames[0]).toMatchObject({ revision: 1, data: { by: 'the dead' } });
    }
  });

  it('does not block later events', async () => {
    const client = await subscribeClient(there, 'match:7');
    // The state that such a process leaves: an outbox row that was not published.
    await here.database.db.insert(channelRows).values({ name: 'match:7', revision: 1 });
    const lost = { channel: 'match:7', revision: 1, type: 'thing.lost', data: {} };
    await here.database.db.insert(outbox).values(lost);
    await publishEvent(here, 'match:7');
    await until('both', () => client.frames.length === 2);
    expect(client.frames.map(({ type }) => type)).toEqual(['thing.lost', 'thing.happened']);
  });
});

describe('while Redis is unreachable', () => {
  it('own clients get events at once, those of other processes by the outbox, none twice', async () => {
    const own = await subscribeClient(here, 'match:8');
    const other = await subscribeClient(there, 'match:8');
    await publishEvent(here, 'match:8');
    await until('the event', () => own.frames.length === 1 && other.frames.length === 1);

    await redis.stop();
    for (let count = 0; count < 5; count++) await publishEvent(here, 'match:8');
    await until('the events at the own client', () => own.frames.length === 6);
    await until('the events at the other client', () => other.frames.length === 6);
    const late = await subscribeClient(there, 'match:8');
    expect((await late.subscribe('match:8', 1)).data.events).toHaveLength(5);

    await redis.start();
    for (let count = 0; count < 5; count++) await publishEvent(there, 'match:8');
    await until(
      'the events at both clients',
      () => own.frames.length === 11 && other.frames.length === 11,
    );
    for (const client of [own, other]) expect(client.revisions('match:8')).toEqual(upTo(11));
  });
});
