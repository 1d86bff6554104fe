import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { until } from '../../../testing/until';
import type { Database } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { writeEvents } from '../database/write-events';
import { OutboxReader } from './outbox-reader';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
  onTestFinished(() => database.close());
});

const publishEvent = (channel: string) =>
  database.transaction((tx) => recordEvent(tx, { channel, type: 'thing.happened', data: null }));

async function read(reader: OutboxReader): Promise<string[]> {
  const found: OutboxEvent[] = [];
  await reader.read((events) => found.push(...events));
  return found.map(({ channel }) => channel);
}

/** Writes an event in an open transaction. Returns a function that commits it or rolls it back. */
async function beginWrite(channel: string) {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  const [event] = await writeEvents(client, [{ channel, type: 'thing.happened', data: null }]);
  return async (command: 'commit' | 'rollback'): Promise<OutboxEvent> => {
    await client.query(command);
    client.release();
    return event!;
  };
}

/** Transaction ids are shared by all databases of the cluster. */
async function waitForOtherTransactions(): Promise<void> {
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
  it('returns events committed since it was opened, once', async () => {
    await publishEvent('before');
    const reader = await OutboxReader.open(database.db);
    await publishEvent('a');
    await publishEvent('b');
    expect(await read(reader)).toEqual(['a', 'b']);
    expect(await read(reader)).toEqual([]);
  });

  it('skips events that came another way', async () => {
    const reader = await OutboxReader.open(database.db);
    const seen: OutboxEvent[] = [];
    database.onCommitted((events) => seen.push(...events));
    await publishEvent('fast');
    expect(reader.markSeen(seen[0]!.id)).toBe(true);
    await publishEvent('slow');
    expect(await read(reader)).toEqual(['slow']);
    expect(reader.markSeen(seen[0]!.id)).toBe(false);
    expect(reader.markSeen(seen[1]!.id)).toBe(false);
  });

  it('reads more than a page', async () => {
    const reader = await OutboxReader.open(database.db);
    await database.pool.query(
      `INSERT INTO outbox (channel, revision, type, data)
       SELECT 'many', n, 'thing.happened', 'null' FROM generate_series(1, 2500) n`,
    );
    expect(await read(reader)).toHaveLength(2_500);
    expect(await read(reader)).toEqual([]);
  });
});

describe('a transaction that commits after one with higher ids', () => {
  it('is read when it commits', async () => {
    const reader = await OutboxReader.open(database.db);
    const endSlow = await beginWrite('slow');
    await publishEvent('quick');
    expect(await read(reader)).toEqual(['quick']);
    expect(await read(reader)).toEqual([]);
    await endSlow('commit');
    expect(await read(reader)).toEqual(['slow']);
    expect(await read(reader)).toEqual([]);
  });

  it('is also read if it was open when the reader was opened', async () => {
    const endSlow = await beginWrite('slow');
    await publishEvent('quick');
    const reader = await OutboxReader.open(database.db);
    await endSlow('commit');
    expect(await read(reader)).toEqual(['slow']);
  });

  it('is not read twice when it came another way meanwhile', async () => {
    const reader = await OutboxReader.open(database.db);
    const endSlow = await beginWrite('slow');
    await publishEvent('quick');
    expect(await read(reader)).toEqual(['quick']);
    const slow = await endSlow('commit');
    expect(reader.markSeen(slow.id)).toBe(true);
    expect(await read(reader)).toEqual([]);
  });

  it('is no longer expected after it was rolled back', async () => {
    const reader = await OutboxReader.open(database.db);
    const endSlow = await beginWrite('slow');
    await publishEvent('quick');
    await read(reader);
    const abandoned = await endSlow('rollback');
    await publishEvent('next');
    await waitForOtherTransactions();
    expect(await read(reader)).toEqual(['next']);
    expect(reader.markSeen(abandoned.id)).toBe(false);
  });
});
