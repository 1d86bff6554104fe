import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { cookieIn, enter, setQueue, visitorNamed } from '../../../testing/queue';
import { until } from '../../../testing/until';
import { queueEntries, queueState } from './tables';

const MINUTE = 60_000;
const OPEN = { queueMaxActive: null, queueOpensAt: null };

let now = Date.UTC(2026, 5, 1, 12);
const clock = () => now;
const start = (databaseUrl?: string) =>
  startTestApp({ clock, databaseUrl, config: { queueOnLocalhost: true } });

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await start();
  admin = await app.signIn('An Admin', ['Admin']);
});
afterAll(() => app.stop());

const timesOf = async (names: readonly string[], on: readonly TestApp[] = [app]) => {
  const replies = await Promise.all(
    names.map((name, index) => enter(on[index % on.length]!, visitorNamed(name))),
  );
  return replies.map(({ body }) => body.data as { time: number; estimate: boolean });
};

describe('while the queue is off', () => {
  it('everyone comes in at once, with a pass', async () => {
    await setQueue(app, admin, { queueEnabled: false });
    const reply = await enter(app, visitorNamed('off'));
    expect(reply.body).toEqual({ status: 'SUCCESS', data: { time: 0, estimate: false } });
    expect(cookieIn(reply, 'queue_pass')).toBeDefined();
  });
});

describe('entering', () => {
  beforeAll(() =>
    setQueue(app, admin, { ...OPEN, queueEnabled: true, queueAdmissionsPerMinute: 6 }),
  );

  it('gives slots in order of arrival, at the pace of admissions', async () => {
    const times = [];
    for (const name of ['a1', 'a2', 'a3']) times.push(...(await timesOf([name])));
    expect(times).toEqual([
      { time: now, estimate: false },
      { time: now + 10_000, estimate: false },
      { time: now + 20_000, estimate: false },
    ]);
  });

  it('again gives the same place', async () => {
    const [first] = await timesOf(['again']);
    now += MINUTE;
    await timesOf(['somebody else']);
    expect(await timesOf(['again', 'again'])).toEqual([first, first]);
  });

  it('at the same moment on two connections gives one place', async () => {
    const times = await timesOf(['twice', 'twice', 'twice']);
    expect(new Set(times.map(({ time }) => time)).size).toBe(1);
  });

  it.each(['nobody', 'queue-short', `queue-${'x'.repeat(65)}`, 'queue-bad.dots-'])(
    'refuses the identifier %s',
    async (identifier) => {
      const reply = await enter(app, identifier);
      expect(reply).toMatchObject({
        status: 400,
        body: { error: { type: 'InvalidParameterError', field: 'queueIdentifier' } },
      });
    },
  );

  it('hands out the pass when the time has come and not before', async () => {
    const early = await enter(app, visitorNamed('early'));
    const { time } = early.body.data;
    expect(time).toBeGreaterThan(now);
    expect(cookieIn(early, 'queue_pass')).toBeUndefined();
    now = time;
    const inTime = await enter(app, visitorNamed('early'));
    expect(inTime.body.data.time).toBe(time);
    expect(cookieIn(inTime, 'queue_pass')).toBeDefined();
  });

  it('is free for staff, and for them alone', async () => {
    const streamer = await app.signIn('A Streamer', ['editstream']);
    const player = await app.signIn('A Player');
    const staff = await enter(app, visitorNamed('streamer'), { as: streamer });
    const other = await enter(app, visitorNamed('player'), { as: player });
    expect(staff.body.data).toEqual({ time: 0, estimate: false });
    expect(other.body.data.time).toBeGreaterThan(now);
  });

  it('moves promised slots earlier when staff raise the rate', async () => {
    const before = await timesOf(['raised 1', 'raised 2', 'raised 3']);
    await setQueue(app, admin, { queueAdmissionsPerMinute: 60 });
    const after = await timesOf(['raised 1', 'raised 2', 'raised 3']);
    for (const [index, { time }] of after.entries()) {
      expect(time).toBeLessThan(before[index]!.time);
      expect(time).toBeGreaterThanOrEqual(now);
    }
  });
});

describe('a promised time', () => {
  it('is honoured after a restart, and so is a pass', async () => {
    const first = await start();
    const boss = await first.signIn('An Admin', ['Admin']);
    await setQueue(first, boss, { queueEnabled: true, queueAdmissionsPerMinute: 1 });
    const names = ['r1', 'r2', 'r3', 'r4'];
    const [admitted] = await Promise.all(names.map((name) => enter(first, visitorNamed(name))));
    const promised = await timesOf(names, [first]);
    await first.stop();

    const second = await start(first.databaseUrl);
    const pass = cookieIn(admitted!, 'queue_pass')!;
    const read = { path: '/api/properties/streamLink' };
    expect((await second.call({ ...read, headers: { cookie: pass } })).status).toBe(200);
    expect((await second.call(read)).status).toBe(403);
    now += MINUTE;
    expect(await timesOf(names, [second])).toEqual(promised);
    await second.stop();
  });
});

describe('with a cap', () => {
  let capped: TestApp;
  let boss: Account;

  beforeAll(async () => {
    capped = await start();
    boss = await capped.signIn('An Admin', ['Admin']);
    await setQueue(capped, boss, { queueAdmissionsPerMinute: 60 });
  });
  afterAll(() => capped.stop());

  const comesIn = async (name: string) =>
    cookieIn(await enter(capped, visitorNamed(name)), 'queue_pass')!;
  const isSeen = (cookie: string) =>
    capped.call({ path: '/api/properties/streamLink', headers: { cookie } });
  const slotOf = async (name: string) => {
    const identifier = eq(queueEntries.identifier, visitorNamed(name));
    const [entry] = await capped.database.db.select().from(queueEntries).where(identifier);
    return entry?.slot ?? null;
  };

  it('whoever was let in while the queue was off is counted', async () => {
    await setQueue(capped, boss, { queueEnabled: false });
    await comesIn('from before');
    await setQueue(capped, boss, { queueEnabled: true, queueMaxActive: 2 });
    expect(await timesOf(['second'], [capped])).toEqual([{ time: now, estimate: false }]);
    expect(await timesOf(['third'], [capped])).toMatchObject([{ estimate: true }]);
  });

  it('slots are issued as visitors leave, to those who still wait, by time alone', async () => {
    now += 60 * MINUTE;
    await setQueue(capped, boss, { queueMaxActive: 2 });
    const stays = await comesIn('stays');
    now += 1_000;
    await comesIn('leaves');
    for (const name of ['gives up', 'waits', 'waits too']) {
      expect(await timesOf([name], [capped])).toMatchObject([{ estimate: true }]);
    }
    now += MINUTE;
    await isSeen(stays);
    expect(await timesOf(['waits', 'waits too'], [capped])).toMatchObject([
      { estimate: true },
      { estimate: true },
    ]);
    now += MINUTE + 1_000;
    await until('a slot', async () => (await slotOf('waits')) !== null);
    expect(await slotOf('gives up')).toBeNull();
    expect(await slotOf('waits too')).toBeNull();
    expect(await timesOf(['waits'], [capped])).toMatchObject([{ estimate: false }]);
  });
});

describe('before an opening time', () => {
  it('everyone waits in one pool, drawn once even by two processes', async () => {
    const one = await start();
    const two = await start(one.databaseUrl);
    const boss = await one.signIn('An Admin', ['Admin']);
    const opensAt = now + 10 * MINUTE;
    await setQueue(one, boss, {
      queueEnabled: true,
      queueOpensAt: opensAt,
      queueAdmissionsPerMinute: 60,
    });
    await two.feed.poll();
    const names = Array.from({ length: 40 }, (_, index) => `pooled${index}`);
    const before = [];
    for (const name of names) before.push(...(await timesOf([name], [one, two])));
    expect(before.every(({ estimate, time }) => estimate && time > opensAt)).toBe(true);

    now = opensAt;
    const drawn = await timesOf(names, [one, two]);
    const slots = drawn.map(({ time }) => time);
    const inOrder = names.map((_, index) => opensAt + index * 1_000);
    expect(slots.toSorted((a, b) => a - b)).toEqual(inOrder);
    expect(slots).not.toEqual(inOrder);
    expect(await timesOf(names, [two, one])).toEqual(drawn);
    const [state] = await one.database.db.select().from(queueState);
    expect(state).toMatchObject({ poolFrom: null, nextSequence: 1 + 2 * names.length });
    await Promise.all([one.stop(), two.stop()]);
  });
});

describe('settings', () => {
  it.each([
    ['queueAdmissionsPerMinute', 0],
    ['queueAdmissionsPerMinute', 1.5],
    ['queueAdmissionsPerMinute', null],
    ['queueMaxActive', -1],
  ])('that cannot be used are refused when they are written: %s %s', async (id, value) => {
    await expect(setQueue(app, admin, { [id]: value })).rejects.toThrow(/The queue's .+ must be/);
  });
});

describe('without the database', () => {
  it('passes stay valid, and new visitors get a time to try again', async () => {
    const alone = await start();
    const boss = await alone.signIn('An Admin', ['Admin']);
    await setQueue(alone, boss, { queueEnabled: true });
    const pass = cookieIn(await enter(alone, visitorNamed('inside')), 'queue_pass')!;
    await allowConnections(alone, false);

    const inside = await enter(alone, visitorNamed('inside'), { cookie: pass });
    const outside = await enter(alone, visitorNamed('outside'));
    expect(inside.body.data.time).toBe(0);
    expect(outside).toMatchObject({
      status: 503,
      body: { retryAfter: 5, error: { type: 'InternalError', retryAfter: 5 } },
    });
    expect(outside.headers.get('retry-after')).toBe('5');

    await allowConnections(alone, true);
    // Once a probe has found the database again: before the visitor was told to come back.
    await expect
      .poll(async () => (await enter(alone, visitorNamed('outside'))).status, { timeout: 5_000 })
      .toBe(200);
    await alone.stop();
  });
});

async function allowConnections({ databaseUrl }: TestApp, allowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  const name = /\/(test_\w+)/.exec(databaseUrl)![1]!;
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
  if (!allowed) {
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [name],
    );
  }
  await client.end();
}
