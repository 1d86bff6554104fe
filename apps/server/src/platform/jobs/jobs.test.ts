import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { silentLog } from '../../../testing/settings';
import { until } from '../../../testing/until';
import type { Database } from '../database/database';
import { type JobKind, Jobs } from './jobs';

let database: Database;
let jobs: Jobs;

beforeEach(async () => {
  database = await openTestDatabase();
  jobs = new Jobs(database, silentLog);
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

interface NumberData {
  readonly number: number;
}

it('runs a job of one kind and key once, however often it is enqueued', async () => {
  const ran: number[] = [];
  const kind: JobKind<NumberData> = {
    name: 'count',
    run: async ({ number }) => void ran.push(number),
  };
  jobs.define(kind);
  await jobs.start();
  await database.transaction(async (tx) => {
    for (const number of [1, 2, 3]) await jobs.enqueue(tx, kind, { number }, { key: 'same' });
    await jobs.enqueue(tx, kind, { number: 4 }, { key: 'other' });
  });
  await until('both keys to run', () => ran.length >= 2);
  expect(ran.sort()).toEqual([1, 4]);
});

it('takes what is enqueued while it starts, also from more transactions than there are connections', async () => {
  const ran: number[] = [];
  const kind: JobKind<NumberData> = {
    name: 'early',
    run: async ({ number }) => void ran.push(number),
  };
  jobs.define(kind);
  const starting = jobs.start();
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  await Promise.all(
    numbers.map((number) => database.transaction((tx) => jobs.enqueue(tx, kind, { number }))),
  );
  await starting;
  await until('all to run', () => ran.length === numbers.length);
  expect(ran.toSorted()).toEqual(numbers);
});

it('does not run jobs of a transaction that was rolled back', async () => {
  const ran: number[] = [];
  const kind: JobKind<NumberData> = {
    name: 'rolled-back',
    run: async ({ number }) => void ran.push(number),
  };
  jobs.define(kind);
  await jobs.start();
  const failing = database.transaction(async (tx) => {
    await jobs.enqueue(tx, kind, { number: 1 });
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await database.transaction((tx) => jobs.enqueue(tx, kind, { number: 2 }));
  await until('the second to run', () => ran.length > 0);
  expect(ran).toEqual([2]);
});

it('runs many jobs quickly, and a failing one does not block the others', async () => {
  const ran: number[] = [];
  const kind: JobKind<NumberData> = {
    name: 'many',
    concurrency: 10,
    run: async ({ number }) => {
      if (number === 0) throw new Error('always fails');
      ran.push(number);
    },
  };
  jobs.define(kind);
  await jobs.start();
  await database.transaction(async (tx) => {
    for (let number = 0; number < 60; number++) await jobs.enqueue(tx, kind, { number });
  });
  await until('59 jobs', () => ran.length === 59, 25_000);
});

it('starts jobs that another process has left, and leaves those alone that are not due', async () => {
  const ran: string[] = [];
  const define = (name: string): JobKind<NumberData> => {
    const kind = {
      name,
      run: async ({ number }: NumberData) => void ran.push(`${name} ${number}`),
    };
    jobs.define(kind);
    return kind;
  };
  const [left, delayed] = [define('left'), define('delayed')];
  await jobs.start();
  // As if this process had not been woken by the transaction.
  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, left, { number: 1 });
    await jobs.enqueue(tx, delayed, { number: 2 }, { startAfterSeconds: 3_600 });
    tx.wakes.clear();
  });
  expect(ran).toEqual([]);
  await jobs.startDue();
  await until('the job that was left', () => ran.length > 0);
  await database.pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'delayed'");
  await jobs.startDue();
  await until('the delayed job', () => ran.length > 1);
  expect(ran).toEqual(['left 1', 'delayed 2']);
});
