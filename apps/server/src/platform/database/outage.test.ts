/** A database that is frozen, or restarts: on a cluster of the test's own. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Account, type Reply, startTestApp, type TestApp } from '../../../testing/app';
import { migrationsFolder } from '../../../testing/settings';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { publish } from '../outbox/publish';
import { openDatabase } from './database';
import { type Cluster, startCluster } from './embedded';
import { migrate } from './migrate';

vi.setConfig({ testTimeout: 60_000 });

/** A statement's limit of 5 s, and a slow machine. */
const LIMIT_MS = 8_000;
const CACHED = '/api/articles/thumbnails/0';
const WRITE = {
  object: 'property',
  action: 'write',
  value: 'gfuelCode',
  data: { value: '30%' },
};

let folder: string;
let cluster: Cluster;
let app: TestApp;
let admin: Account;
let frozen: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-outage-'));
  cluster = await startCluster({ folder, durable: false });
  await cluster.createDatabase('mes');
  const databaseUrl = cluster.url('mes');
  await migrate(databaseUrl, migrationsFolder);
  app = await startTestApp({ databaseUrl, config: { databaseUrl }, databaseLimits: {} });
  admin = await app.signIn('An Admin', ['Admin']);
  // A cluster that is not durable would lose the account when a backend is killed.
  await app.database.pool.query('CHECKPOINT');
});
afterAll(async () => {
  thaw();
  await app.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a frozen database: cached answers go on, the rest is refused in time and works again', async () => {
  const socket = await connect(app, { as: admin });
  const fresh = await app.call({ path: CACHED });
  expect(fresh.status).toBe(200);
  await freeze();

  const refusals = await Promise.all([1, 2, 3].map(() => measure(() => app.request(WRITE, admin))));
  for (const { reply, ms } of refusals) {
    expectUnavailable(reply);
    expect(ms).toBeLessThan(LIMIT_MS);
  }
  // Those have shown that nobody answers: the next one does not wait.
  const next = await measure(() => app.request(WRITE, admin));
  expectUnavailable(next.reply);
  expect(next.ms).toBeLessThan(1_000);
  // Expired by now, for a visitor and for an account that cannot be looked up.
  for (const as of [undefined, admin]) {
    const stale = await app.call({ path: CACHED, as });
    expect(stale.status).toBe(200);
    expect(stale.body).toEqual(fresh.body);
  }
  expect((await app.call({ path: '/readyz' })).status).toBe(503);
  expect((await app.call({ path: '/healthz' })).status).toBe(200);
  expect(await socket.request(WRITE)).toMatchObject({ error: { type: 'InternalError' } });

  thaw();
  await untilReady();
  expect((await app.request(WRITE, admin)).status).toBe(200);
  await expectEventsOfOthers();
});

it('a restarting database: the server goes on by itself', async () => {
  const { rows } = await app.database.pool.query('SELECT pg_backend_pid() AS pid');
  // PostgreSQL closes all connections and refuses new ones while it recovers.
  process.kill(rows[0].pid, 'SIGKILL');
  await until('the loss to be noticed', async () => {
    const { status } = await app.request(WRITE, admin);
    return status !== 200 || (await app.call({ path: '/readyz' })).status === 200;
  });
  await untilReady();
  expect((await app.request(WRITE, admin)).status).toBe(200);
  await expectEventsOfOthers();
});

function expectUnavailable({ status, headers, body }: Reply): void {
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(body).toMatchObject({ status: 'ERROR', error: { type: 'InternalError' } });
}

/** The ticker reads the outbox: events of another process arrive. */
async function expectEventsOfOthers(): Promise<void> {
  const received: string[] = [];
  app.feed.onPublished((events) => received.push(...events.map(({ type }) => type)));
  const other = openDatabase(cluster.url('mes'), { onError: () => {}, connections: 1 });
  await other.transaction((tx) =>
    publish(tx, channels.properties(), 'property.written', { id: 'gfuelCode' }),
  );
  await until('the event', () => received.length > 0);
  await other.close();
}

async function untilReady(): Promise<void> {
  await until(
    'readiness',
    async () => (await app.call({ path: '/readyz' })).status === 200,
    30_000,
  );
}

async function measure(work: () => Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const started = performance.now();
  const reply = await work();
  return { reply, ms: performance.now() - started };
}

/** Stops the processes of the cluster where they are: connections stay open, nothing answers. */
async function freeze(): Promise<void> {
  const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number(pidFile.split('\n')[0]);
  process.kill(postmaster, 'SIGSTOP');
  frozen = [postmaster, ...(await findChildren(postmaster))];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
}

function thaw(): void {
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  frozen = [];
}

async function findChildren(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const stats = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      stat: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    })),
  );
  // After the name in parentheses: the state, then the parent.
  return stats
    .filter(({ stat }) => Number(stat.split(') ').at(-1)?.split(' ')[1]) === parent)
    .map(({ pid }) => pid);
}
