import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import type { Database, Tx } from './database';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lock = (tx: Tx, channel: string) =>
  tx.execute(sql`SELECT FROM channels WHERE name = ${channel} FOR UPDATE`);

it('two transactions that deadlock both commit, and their events are published once', async () => {
  for (const channel of ['left', 'right']) {
    await database.transaction((tx) => recordEvent(tx, { channel, type: 'made', data: null }));
  }
  const published: string[] = [];
  database.onCommitted((events) => published.push(...events.map(({ type }) => type)));
  let attempts = 0;
  let bothHold: () => void = () => {};
  const holding = new Promise<void>((resolve) => {
    bothHold = resolve;
  });

  const change = (name: string, [first, second]: readonly [string, string]) =>
    database.transaction(async (tx) => {
      await lock(tx, first);
      await recordEvent(tx, { channel: first, type: `${name}.first`, data: null });
      if (++attempts === 2) bothHold();
      await holding;
      await lock(tx, second);
      await recordEvent(tx, { channel: second, type: `${name}.second`, data: null });
    });
  await Promise.all([change('one', ['left', 'right']), change('other', ['right', 'left'])]);

  // At least one retry; more if the retried transaction ran into another deadlock.
  expect(attempts).toBeGreaterThan(2);
  expect(published.sort()).toEqual(['one.first', 'one.second', 'other.first', 'other.second']);
});

it('an error of the work itself is not retried', async () => {
  let attempts = 0;
  const failing = database.transaction(async () => {
    attempts++;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(attempts).toBe(1);
});
