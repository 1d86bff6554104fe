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

it('two changes that wait for each other are both made, and told of once', async () => {
  for (const channel of ['left', 'right']) {
    await database.transaction((tx) => recordEvent(tx, { channel, type: 'made', data: null }));
  }
  const told: string[] = [];
  database.onCommitted((events) => told.push(...events.map(({ type }) => type)));
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

  // One more than the two; more where the one that gave way was quick enough to come between again.
  expect(attempts).toBeGreaterThan(2);
  expect(told.sort()).toEqual(['one.first', 'one.second', 'other.first', 'other.second']);
});

it('an error of the work itself is not tried again', async () => {
  let attempts = 0;
  const failing = database.transaction(async () => {
    attempts++;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(attempts).toBe(1);
});
