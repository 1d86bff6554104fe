import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { until } from '../../../testing/until';
import type { Database } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { writeEvents } from '../database/write-events';
import { Tail } from './tail';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
  onTestFinished(() => database.close());
});

const happen = (channel: string) =>
  database.transaction((tx) => recordEvent(tx, { channel, type: 'thing.happened', data: null }));

async function read(tail: Tail): Promise<string[]> {
  const found: OutboxEvent[] = [];
  await tail.read((events) => found.push(...events));
  return found.map(({ channel }) => channel);
}

/** A transaction that has written and waits to be told how to end. */
async function under(channel: string) {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  const [event] = await writeEvents(client, [{ channel, type: 'thing.happened', data: null }]);
  return async (how: 'commit' | 'rollback'): Promise<OutboxEvent> => {
    await client.query(how);
    client.release();
    return event!;
  };
}

/** Other databases of the cluster count their transactions together with this one. */
async function everyoneElseHasEnded(): Promise<void> {
  const now = await database.pool.query('SELECT pg_current_xact_id()::text AS id');
  const id = BigInt(now.rows[0].id);
  await until('transactions of other tests to end', async () => {
    const oldest = await database.pool.query(
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS id',
    );
    return BigInt(oldest.rows[0].id) > id;
  });
}

describe('reading', () => {
  it('hands over what committed since it was opened, once', async () => {
    await happen('before');
    const tail = await Tail.open(database.db);
    await happen('a');
    await happen('b');
    expect(await read(tail)).toEqual(['a', 'b']);
    expect(await read(tail)).toEqual([]);
  });

  it('leaves out what came another way', async () => {
    const tail = await Tail.open(database.db);
    const seen: OutboxEvent[] = [];
    database.onCommitted((events) => seen.push(...events));
    await happen('fast');
    expect(tail.take(seen[0]!.id)).toBe(true);
    await happen('slow');
    expect(await read(tail)).toEqual(['slow']);
    expect(tail.take(seen[0]!.id)).toBe(false);
    expect(tail.take(seen[1]!.id)).toBe(false);
  });

  it('reads more than a page', async () => {
    const tail = await Tail.open(database.db);
    await database.pool.query(
      `INSERT INTO outbox (channel, revision, type, data)
       SELECT 'many', n, 'thing.happened', 'null' FROM generate_series(1, 2500) n`,
    );
    expect(await read(tail)).toHaveLength(2_500);
    expect(await read(tail)).toEqual([]);
  });
});

describe('a transaction that commits after one with higher ids', () => {
  it('is read when it commits', async () => {
    const tail = await Tail.open(database.db);
    const endSlow = await under('slow');
    await happen('quick');
    expect(await read(tail)).toEqual(['quick']);
    expect(await read(tail)).toEqual([]);
    await endSlow('commit');
    expect(await read(tail)).toEqual(['slow']);
    expect(await read(tail)).toEqual([]);
  });

  it('is read also if it was under way when the tail was opened', async () => {
    const endSlow = await under('slow');
    await happen('quick');
    const tail = await Tail.open(database.db);
    await endSlow('commit');
    expect(await read(tail)).toEqual(['slow']);
  });

  it('is not read twice when it came another way meanwhile', async () => {
    const tail = await Tail.open(database.db);
    const endSlow = await under('slow');
    await happen('quick');
    expect(await read(tail)).toEqual(['quick']);
    const slow = await endSlow('commit');
    expect(tail.take(slow.id)).toBe(true);
    expect(await read(tail)).toEqual([]);
  });

  it('is no longer waited for when it was rolled back', async () => {
    const tail = await Tail.open(database.db);
    const endSlow = await under('slow');
    await happen('quick');
    await read(tail);
    const abandoned = await endSlow('rollback');
    await happen('next');
    await everyoneElseHasEnded();
    expect(await read(tail)).toEqual(['next']);
    expect(tail.take(abandoned.id)).toBe(false);
  });
});
