import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { eventsSince, revisionOf } from '../outbox/outbox';
import type { Database, Tx } from './database';

let database: Database;
let told: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  database.onCommitted((events) => told.push(...events.map(({ type }) => type)));
});
afterAll(() => database.close());
beforeEach(() => {
  told = [];
});

const tell = (tx: Tx, channel: string, type = 'thing.happened') =>
  recordEvent(tx, { channel, type, data: null });

/** True inside of BEGIN … COMMIT: outside of it every statement has a moment of its own. */
async function isOneMoment(tx: Tx): Promise<boolean> {
  const read = () => tx.execute<{ now: string }>(sql`SELECT now()::text AS now`);
  const [first, second] = [await read(), await read()];
  return first.rows[0]!.now === second.rows[0]!.now;
}

describe('a transaction', () => {
  it('spans all statements of its work, also those that start together', async () => {
    expect(await database.transaction(isOneMoment)).toBe(true);
    const both = await database.transaction((tx) =>
      Promise.all([isOneMoment(tx), isOneMoment(tx)]),
    );
    expect(both).toEqual([true, true]);
  });

  it('is tells and nothing else where the work has no statement, and refuses as a whole', async () => {
    await database.transaction((tx) => tell(tx, 'alone', 'first'));
    const refused = database.transaction(async (tx) => {
      await tell(tx, 'alone', 'second');
      await recordEvent(tx, { channel: 'alone', type: 'third', data: 'not in PostgreSQL: \u0000' });
    });
    await expect(refused).rejects.toThrow();
    expect(told).toEqual(['first']);
    expect(await revisionOf(database.db, 'alone')).toBe(1);
  });

  it('keeps and tells nothing when a statement failed, even if its work did not mind', async () => {
    const careless = database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO channels (name, revision) VALUES ('careless', 7)`);
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    await expect(careless).rejects.toThrow('Nothing was kept');
    const telling = database.transaction(async (tx) => {
      await tell(tx, 'careless');
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    await expect(telling).rejects.toThrow();
    expect(told).toEqual([]);
    expect(await revisionOf(database.db, 'careless')).toBe(0);
  });

  it('fails alone when its connection is lost', async () => {
    const cut = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(cut).rejects.toThrow();
    await database.transaction((tx) => tell(tx, 'later'));
    expect(told).toEqual(['thing.happened']);
  });

  it('does not hold a channel while it works', async () => {
    let end: () => void = () => {};
    const ending = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await tell(tx, 'shared', 'slow');
      await ending;
    });
    await database.transaction((tx) => tell(tx, 'shared', 'quick'));
    end();
    await slow;
    const { events } = await eventsSince(database.db, { channel: 'shared', revision: 0 });
    expect(events?.map(({ type, revision }) => [type, revision])).toEqual([
      ['quick', 1],
      ['slow', 2],
    ]);
  });
});
