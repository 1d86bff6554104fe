import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { GuardedPool } from './pool';
import { quickRead, shareQuickReads } from './shared-reads';

const name = quickRead('test_divide');
const DIVIDE = { name, text: 'SELECT pg_backend_pid() AS pid, 12 / $1::int AS result' };

let pool: GuardedPool;
let shared: pg.Pool;
let acquired = 0;

beforeAll(async () => {
  pool = new GuardedPool(await createTestDatabase(), {
    connections: 4,
    queryTimeoutMs: 5_000,
    onError: () => {},
  });
  pool.on('acquire', () => acquired++);
  shared = shareQuickReads(pool);
});
afterAll(() => pool.end());
beforeEach(() => {
  acquired = 0;
});

const divide = (...by: number[]) =>
  Promise.allSettled(
    by.map((value) => shared.query<{ pid: number; result: number }>(DIVIDE, [value])),
  );

it('quick reads of one turn share a connection, eight at most', async () => {
  const answers = await divide(1, 2, 3, 4, 6, 12, 1, 2, 3);
  const rows = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.rows[0] : null,
  );
  expect(rows.map((row) => row?.result)).toEqual([12, 6, 4, 3, 2, 1, 12, 6, 4]);
  expect(new Set(rows.slice(0, 8).map((row) => row?.pid)).size).toBe(1);
  expect(acquired).toBe(2);
});

it('one that fails does not fail the others', async () => {
  const answers = await divide(3, 0, 4);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await divide(6))[0]).toMatchObject({ value: { rows: [{ result: 2 }] } });
});

it('a lost connection fails its reads, and none after them', async () => {
  const sleep = { name: quickRead('test_sleep'), text: 'SELECT pg_sleep($1)' };
  const lost = Promise.allSettled([shared.query(sleep, [10]), shared.query(DIVIDE, [1])]);
  await expect.poll(async () => (await pool.query(END_SLEEP)).rowCount).toBe(1);
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await divide(2))[0]).toMatchObject({ status: 'fulfilled' });
});

const END_SLEEP = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event = 'PgSleep'`;

it('all other statements are queries of the pool', async () => {
  const rows = await Promise.all(
    [1, 2].map((value) => shared.query('SELECT $1::int AS v', [value])),
  );
  expect(rows.map((result) => result.rows)).toEqual([[{ v: 1 }], [{ v: 2 }]]);
  expect(acquired).toBe(2);
});

it('connections are those of the pool', async () => {
  const client = await shared.connect();
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  client.release();
  expect(shared.totalCount).toBe(pool.totalCount);
});
