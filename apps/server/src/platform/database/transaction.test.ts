import type { Json } from '@mes/contract/scalars';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { eventsSince, revisionOf } from '../outbox/outbox';
import type { Database, Tx } from './database';
import { PreparedQuery } from './prepared-query';
import { Statement } from './statement';

let database: Database;
let published: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  database.onCommitted((events) => published.push(...events.map(({ type }) => type)));
});
afterAll(() => database.close());
beforeEach(() => {
  published = [];
});

const publishEvent = (tx: Tx, channel: string, type = 'thing.happened') =>
  recordEvent(tx, { channel, type, data: null });

/** True inside of BEGIN … COMMIT, where now() is constant. */
async function isInTransaction(tx: Tx): Promise<boolean> {
  const read = () => tx.execute<{ now: string }>(sql`SELECT now()::text AS now`);
  const [first, second] = [await read(), await read()];
  return first.rows[0]!.now === second.rows[0]!.now;
}

const WRITE = new Statement<{ name: string }, never>(
  'test_write',
  (value) => sql`INSERT INTO channels (name, revision) VALUES (${value('name')}, 3)`,
);

/** The commands that a transaction sends; with a plus where the one before is not answered yet. */
async function statementsOf(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  let waiting = 0;
  // The connection that was released last is the next one to be used.
  const client = await database.pool.connect();
  const { query } = client;
  const watched = (...args: unknown[]) => {
    const [statement] = args as [string | PreparedQuery | { text: string }];
    const [command] = (typeof statement === 'string' ? statement : (statement.text ?? ''))
      .trim()
      .split(' ');
    sent.push(`${waiting++ > 0 ? '+ ' : ''}${command?.split('\n')[0]}`);
    if (statement instanceof PreparedQuery) {
      const { callback } = statement;
      statement.callback = (...answer) => {
        waiting--;
        callback?.(...answer);
      };
      return Reflect.apply(query, client, args);
    }
    return (Reflect.apply(query, client, args) as Promise<unknown>).finally(() => waiting--);
  };
  Object.assign(client, { query: watched });
  client.release();
  await database.transaction(work);
  Object.assign(client, { query });
  return sent;
}

describe('a transaction', () => {
  it('includes all statements of its work, even concurrent ones', async () => {
    expect(await database.transaction(isInTransaction)).toBe(true);
    const both = await database.transaction((tx) =>
      Promise.all([isInTransaction(tx), isInTransaction(tx)]),
    );
    expect(both).toEqual([true, true]);
  });

  it('writes only its events if the work has no statement, and all or none of them', async () => {
    await database.transaction((tx) => publishEvent(tx, 'alone', 'first'));
    const refused = database.transaction(async (tx) => {
      await publishEvent(tx, 'alone', 'second');
      await recordEvent(tx, { channel: 'alone', type: 'third', data: 'not in PostgreSQL: \u0000' });
    });
    await expect(refused).rejects.toThrow();
    expect(published).toEqual(['first']);
    expect(await revisionOf(database.db, 'alone')).toBe(1);
  });

  it('saves and publishes nothing when a statement failed, even if the work ignored the error', async () => {
    const careless = database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO channels (name, revision) VALUES ('careless', 7)`);
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    await expect(careless).rejects.toThrow('rolled back');
    const publishing = database.transaction(async (tx) => {
      await publishEvent(tx, 'careless');
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    await expect(publishing).rejects.toThrow();
    expect(published).toEqual([]);
    expect(await revisionOf(database.db, 'careless')).toBe(0);
  });

  it('saves nothing when its events cannot be written', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    for (const data of [circular, 'not in PostgreSQL: \u0000']) {
      const failing = database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO channels (name, revision) VALUES ('unsaid', 7)`);
        await recordEvent(tx, { channel: 'other', type: 'first', data: data as Json });
      });
      await expect(failing).rejects.toThrow();
    }
    expect(await revisionOf(database.db, 'unsaid')).toBe(0);
    expect(await revisionOf(database.db, 'other')).toBe(0);
  });

  it('sends BEGIN with the first statement and COMMIT with the events', async () => {
    const sent = await statementsOf(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await tx.execute(sql`SELECT 2`);
      await publishEvent(tx, 'pipelined');
    });
    expect(sent).toEqual(['BEGIN', '+ SELECT', 'SELECT', 'WITH', '+ COMMIT']);
  });

  it('needs neither BEGIN nor COMMIT for a statement that is alone', async () => {
    const sent = await statementsOf((tx) => tx.executeAlone(WRITE, { name: 'single' }));
    expect(sent).toEqual(['INSERT']);
    expect(await revisionOf(database.db, 'single')).toBe(3);
    const again = database.transaction((tx) => tx.executeAlone(WRITE, { name: 'single' }));
    await expect(again).rejects.toThrow('duplicate key');

    const continued = await statementsOf(async (tx) => {
      await tx.executeAlone(WRITE, { name: 'refused' });
      await tx.execute(sql`SELECT 1`);
      await tx.executeAlone(WRITE, { name: 'accepted' });
    });
    expect(continued).toEqual(['INSERT', 'BEGIN', '+ SELECT', 'INSERT', 'COMMIT']);
  });

  it('takes a statement back with what came before it', async () => {
    const refused = [
      (tx: Tx) => tx.execute(sql`INSERT INTO channels (name, revision) VALUES ('earlier', 7)`),
      (tx: Tx) => publishEvent(tx, 'earlier'),
    ].map((doBefore) =>
      database.transaction(async (tx) => {
        await doBefore(tx);
        await tx.executeAlone(WRITE, { name: 'later' });
        throw new Error('taken back');
      }),
    );
    await Promise.all(refused.map((each) => expect(each).rejects.toThrow('taken back')));
    expect(await revisionOf(database.db, 'earlier')).toBe(0);
    expect(await revisionOf(database.db, 'later')).toBe(0);
  });

  it('fails without affecting others when its connection is lost', async () => {
    const cut = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(cut).rejects.toThrow();
    await database.transaction((tx) => publishEvent(tx, 'later'));
    expect(published).toEqual(['thing.happened']);
  });

  it('does not lock a channel while it works', async () => {
    let end: () => void = () => {};
    const ending = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await publishEvent(tx, 'shared', 'slow');
      await ending;
    });
    await database.transaction((tx) => publishEvent(tx, 'shared', 'quick'));
    end();
    await slow;
    const { events } = await eventsSince(database.db, { channel: 'shared', revision: 0 });
    expect(events?.map(({ type, revision }) => [type, revision])).toEqual([
      ['quick', 1],
      ['slow', 2],
    ]);
  });
});
