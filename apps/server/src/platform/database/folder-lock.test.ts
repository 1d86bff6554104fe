import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../testing/until';
import { type Cluster, startCluster } from './embedded';

let folder: string;
let cluster: Cluster;
let ends = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-lock-'));
  cluster = await startCluster({ folder, durable: false });
  cluster.onUnexpectedEnd(() => {
    ends++;
  });
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a killed backend, after which PostgreSQL restarts all, costs the server only a moment', async () => {
  const lockBefore = await findLockHolder();
  process.kill(lockBefore!, 'SIGKILL');
  await until('another connection to hold the lock', async () => {
    const holder = await findLockHolder().catch(() => null);
    return holder !== null && holder !== lockBefore;
  });
  const isUsable = () =>
    cluster.createDatabase('made_afterwards').then(
      () => true,
      () => false,
    );
  await until('the cluster to be usable', isUsable);
  expect(ends).toBe(0);
});

it('the end of the database itself is reported once', async () => {
  const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
  await until('the end to be reported', () => ends > 0);
  expect(ends).toBe(1);
});

/** The process id of the connection that holds the lock of the folder. */
async function findLockHolder(): Promise<number | null> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted",
    );
    return rows[0]?.pid ?? null;
  } finally {
    await client.end().catch(() => {});
  }
}
