import type { Json } from '@mes/contract/scalars';
import { and, eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import type { Database, Tx } from '../database/database';
import type { NewEvent } from '../database/events';
import { eventsSince, revisionOf } from './outbox';
import { outbox } from './tables';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const publishEvents = (channel: string, times: number) =>
  database.transaction(async (tx) => {
    for (let number = 1; number <= times; number++) {
      await recordEvent(tx, { channel, type: 'thing.happened', data: { number } });
    }
  });
const prune = (channel: string, upTo: number) =>
  database.db.delete(outbox).where(and(eq(outbox.channel, channel), lte(outbox.revision, upTo)));
const since = (channel: string, revision: number, limit?: number) =>
  eventsSince(database.db, { channel, revision, limit });

it('counts the revisions of each channel separately', async () => {
  await publishEvents('counted', 3);
  await publishEvents('other', 1);
  expect(await revisionOf(database.db, 'counted')).toBe(3);
  expect(await revisionOf(database.db, 'other')).toBe(1);
  expect(await revisionOf(database.db, 'never')).toBe(0);
});

it('a transaction that fails leaves neither event nor revision', async () => {
  const failing = database.transaction(async (tx) => {
    await recordEvent(tx, { channel: 'undone', type: 'thing.happened', data: null });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await revisionOf(database.db, 'undone')).toBe(0);
});

it('concurrent changes of one channel get consecutive revisions', async () => {
  await Promise.all(Array.from({ length: 20 }, () => publishEvents('busy', 1)));
  const { revision, events } = await since('busy', 0);
  expect(revision).toBe(20);
  expect(events?.map((event) => [event.since, event.revision])).toEqual(
    Array.from({ length: 20 }, (_, index) => [index, index + 1]),
  );
});

it('returns the events that a client missed', async () => {
  await publishEvents('followed', 5);
  expect((await since('followed', 3)).events?.map(({ data }) => data)).toEqual([
    { number: 4 },
    { number: 5 },
  ]);
  expect(await since('followed', 5)).toEqual({ revision: 5, events: [] });
  expect(await since('never', 0)).toEqual({ revision: 0, events: [] });
});

it.each([
  ['some of them were deleted', 'pruned', 1],
  ['there are too many', 'long', 0],
  ['the client is ahead, as after a restored backup', 'restored', 99],
])('returns none instead of a part: %s', async (_, channel, revision) => {
  await publishEvents(channel, 5);
  if (channel === 'pruned') await prune(channel, 3);
  expect(await since(channel, revision, 4)).toEqual({ revision: 5, events: null });
});

it('distinguishes a channel whose events were deleted from one without events', async () => {
  await publishEvents('quiet', 5);
  await prune('quiet', 5);
  expect(await since('quiet', 3)).toEqual({ revision: 5, events: null });
  expect(await since('quiet', 5)).toEqual({ revision: 5, events: [] });
});

it('preserves every kind of JSON value, alone and among others', async () => {
  const values = [null, false, 0, '', 'ä"\\', [null], { nothing: null }];
  const record = (tx: Tx, data: Json) =>
    recordEvent(tx, { channel: 'json', type: 'thing.happened', data });
  for (const data of values) await database.transaction((tx) => record(tx, data));
  await database.transaction(async (tx) => {
    for (const data of values) await record(tx, data);
  });
  const { events } = await since('json', 0);
  expect(events?.map(({ data }) => data)).toEqual([...values, ...values]);
  expect(events?.map(({ revision }) => revision)).toEqual(
    Array.from({ length: 2 * values.length }, (_, index) => index + 1),
  );
});

it('writes many events at once like one by one', async () => {
  const recorded = ['left', 'right', 'left', 'middle', 'left'].map((channel, number) => ({
    channel: `many-${channel}`,
    type: 'thing.happened',
    data: { number },
  }));
  await publishEvents('many-left', 2);
  const published: unknown[] = [];
  database.onCommitted((events) => published.push(...events));
  await database.transaction((tx) => recordAll(tx, recorded));

  const { events } = await since('many-left', 2);
  expect(events?.map(({ revision, data }) => [revision, data])).toEqual([
    [3, { number: 0 }],
    [4, { number: 2 }],
    [5, { number: 4 }],
  ]);
  expect(await revisionOf(database.db, 'many-right')).toBe(1);
  expect(published).toMatchObject(recorded);
  expect(published).toEqual(expect.arrayContaining([...events!]));
});

it('transactions that publish on the same channels in different orders do not deadlock', async () => {
  const recorded = Array.from({ length: 12 }, (_, number) => ({
    channel: `crossed-${number}`,
    type: 'thing.happened',
    data: null,
  }));
  const changes = Array.from({ length: 10 }, (_, turn) =>
    database.transaction((tx) => recordAll(tx, turn % 2 === 0 ? recorded : recorded.toReversed())),
  );
  await Promise.all(changes);
  expect(await revisionOf(database.db, 'crossed-0')).toBe(10);
});

async function recordAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) await recordEvent(tx, event);
}
