import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueueItem } from '@mes/contract/queue';
import type { Json } from '@mes/contract/scalars';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { type ServerProcess, spawnServer, untilReady } from '../../../testing/process';
import { visitorNamed } from '../../../testing/queue';
import { type Database, openDatabase } from '../../platform/database/database';
import { declare, write } from '../properties/service';
import { QUEUE_PROPERTIES } from './properties';
import { queueHours } from './tables';

const CAP = 100;
const AT_A_TIME = 100;

let folder: string;
let database: Database;
let processes: ServerProcess[] = [];
let addresses: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-arrivals-'));
  const databaseUrl = await createTestDatabase();
  database = openDatabase(databaseUrl, { onError: () => {}, connections: 2 });
  await database.transaction((tx) => declare(tx, QUEUE_PROPERTIES, Date.now()));
  await set('queueEnabled', true);
  await set('queueAdmissionsPerMinute', 6_000);
  await set('queueMaxActive', CAP);
  processes = await Promise.all(
    ['a', 'b'].map((name) =>
      spawnServer({
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, name),
        PORT: '0',
        DEMO: 'false',
        QUEUE_ON_LOCALHOST: 'true',
        RATE_LIMIT_FACTOR: '1000',
      }),
    ),
  );
  await Promise.all(processes.map(untilReady));
  addresses = processes.map(({ output }) => /http:\/\/localhost:\d+/.exec(output())![0]);
});
afterAll(async () => {
  await stopProcesses();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function stopProcesses(): Promise<void> {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended()));
}

const set = (id: string, value: Json) =>
  database.transaction((tx) => write(tx, { id, value }, { actor: null, now: Date.now() }));

interface Arrival extends QueueItem {
  readonly requestedAt: number;
  readonly answeredAt: number;
}

it('two processes keep the cap together: no more slots than it has room for', async () => {
  const arrivals = await arrive(Array.from({ length: 400 }, (_, index) => `capped${index}`));
  const promised = arrivals.filter(({ estimate }) => !estimate);
  expect(promised).toHaveLength(CAP);
  expectNoSlotTwice(promised);
  expectOrderKept(promised);
  const lastPromised = Math.max(...promised.map(({ requestedAt }) => requestedAt));
  const firstTurnedAway = Math.min(
    ...arrivals.filter((each) => each.estimate).map((each) => each.answeredAt),
  );
  expect(lastPromised).toBeLessThan(firstTurnedAway);
});

it('2,000 arrivals on two processes get a slot each, in the order in which they came', async () => {
  await set('queueMaxActive', null);
  const names = Array.from({ length: 2_000 }, (_, index) => `free${index}`);
  const started = performance.now();
  const arrivals = await arrive(names);
  const seconds = (performance.now() - started) / 1_000;
  console.log(`  2,000 arrivals on two processes: ${seconds.toFixed(2)} s`);

  expect(arrivals.every(({ estimate }) => !estimate)).toBe(true);
  expectNoSlotTwice(arrivals);
  expectOrderKept(arrivals);
  const again = await arrive(names.slice(0, 200));
  expect(again.map(({ time }) => time)).toEqual(arrivals.slice(0, 200).map(({ time }) => time));
}, 120_000);

it('the history of the queue has every arrival once, whichever process it came to', async () => {
  await stopProcesses();
  const hours = await database.db.select().from(queueHours);
  expect(hours.reduce((sum, { arrivals }) => sum + arrivals, 0)).toBe(2_400);
});

function expectNoSlotTwice(arrivals: readonly Arrival[]): void {
  expect(new Set(arrivals.map(({ time }) => time)).size).toBe(arrivals.length);
}

/** A visitor who got a slot before another one requested it has the earlier slot. */
function expectOrderKept(arrivals: readonly Arrival[]): void {
  const byAnswerTime = arrivals.toSorted((a, b) => a.answeredAt - b.answeredAt);
  let next = 0;
  let latestBefore = 0;
  for (const { requestedAt, time } of arrivals.toSorted((a, b) => a.requestedAt - b.requestedAt)) {
    while (byAnswerTime[next]!.answeredAt < requestedAt)
      latestBefore = Math.max(latestBefore, byAnswerTime[next++]!.time);
    expect(time).toBeGreaterThan(latestBefore);
  }
}

/** So many at a time, each on the other process than the one before. */
async function arrive(names: readonly string[]): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  const waiting = names.map((name, index) => ({ name, index }));
  const walkIn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, index } = next;
      const url = `${addresses[index % addresses.length]}/api/queue/enter/${visitorNamed(name)}`;
      const requestedAt = performance.now();
      const { data } = (await (await fetch(url)).json()) as { data: QueueItem };
      arrivals[index] = { ...data, requestedAt, answeredAt: performance.now() };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, walkIn));
  return arrivals;
}
