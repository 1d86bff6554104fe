import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { bytes, instant, jsonValue, snowflake } from './columns';
import type { Database } from './database';

const things = pgTable('copied_things', {
  name: text(),
  count: integer(),
  small: smallint(),
  large: bigint({ mode: 'number' }),
  snowflake: snowflake(),
  isOpen: boolean(),
  share: doublePrecision(),
  roughShare: real(),
  at: instant(),
  id: uuid(),
  document: jsonb(),
  value: jsonValue(),
  file: bytes(),
  level: integer().notNull().default(7),
  names: text().array(),
  counts: integer().array(),
  times: instant().array(),
});
const days = pgTable('copied_days', { day: date() });

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction((tx) =>
    tx.execute(sql`
      CREATE TABLE copied_things (name text, count int, small smallint, large bigint,
        snowflake bigint, is_open boolean, share float8, rough_share real, at timestamptz(3), id uuid,
        document jsonb, value jsonb, file bytea, level int NOT NULL DEFAULT 7, names text[], counts int[],
        times timestamptz(3)[])`),
  );
});
afterAll(() => database.close());
beforeEach(() => database.transaction((tx) => tx.delete(things)));

type Thing = typeof things.$inferInsert;

async function copy(rows: readonly Thing[]) {
  await database.transaction((tx) => tx.copyRows(things, rows));
  return database.db.select().from(things).orderBy(things.name);
}

const FULL: Required<Thing> = {
  name: 'everything',
  count: -2_147_483_648,
  small: -3,
  large: Number.MAX_SAFE_INTEGER,
  snowflake: '1309876543210987654',
  isOpen: true,
  share: -0.1,
  roughShare: 0.25,
  at: Date.UTC(2026, 10, 19, 3, 14, 15, 926),
  id: '0190b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b',
  document: { text: 'tab \t and "quote"', list: [1, null], nested: { on: false } },
  value: '123',
  file: Buffer.from([0, 255, 10, 13, 92]),
  level: 3,
  names: ['plain', 'a,b', '"quoted"', 'back\\slash', 'NULL', '', 'Ω 日本 🏆'],
  counts: [0, -1, 2_147_483_647],
  times: [Date.UTC(1969, 6, 20, 20, 17, 40, 1), 0],
};

const NOTHING = {
  ...(Object.fromEntries(Object.keys(FULL).map((key) => [key, null])) as unknown as Thing),
  level: 1,
};

it('copies values of every type as they are', async () => {
  expect(await copy([FULL])).toEqual([FULL]);
});

it.each([
  ['tabs, line ends and backslashes', 'a\tb\nc\r\\N\\.'],
  ['text of more than a chunk', `${'日本 '.repeat(120_000)}.`],
  ['nothing', ''],
])('copies %s', async (_, name) => {
  const [row] = await copy([{ name }]);
  expect(row!.name).toBe(name);
});

it.each([
  ['before 2000', Date.UTC(1999, 11, 31, 23, 59, 59, 999)],
  ['of long ago', Date.UTC(1200, 0, 1)],
  ['far ahead', Date.UTC(9_999, 11, 31)],
])('copies a time %s', async (_, at) => {
  const [row] = await copy([{ name: 'time', at }]);
  expect(row!.at).toBe(at);
});

it('keeps null', async () => {
  const [row] = await copy([{ ...NOTHING, name: 'null', names: [] }]);
  expect(row).toEqual({ ...NOTHING, name: 'null', names: [] });
});

it('applies the default of a column that no row fills', async () => {
  const [row] = await copy([{ name: 'default' }]);
  expect(row).toMatchObject({ level: 7, count: null });
});

it('copies rows of many chunks', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    ...FULL,
    name: String(index).padStart(5, '0'),
    count: index,
  }));
  const copied = await copy(rows);
  expect(copied).toHaveLength(5_000);
  expect(copied[4_321]).toEqual(rows[4_321]);
});

it.each([
  ['a fraction for a whole number', { name: 'x', count: 1.5 }],
  ['a number that is too large', { name: 'x', small: 70_000 }],
  ['text that is no UUID', { name: 'x', id: '1234' }],
])('refuses %s and leaves no row', async (_, row) => {
  await expect(copy([{ ...row, count: 1, small: 1, id: null }, row])).rejects.toThrow();
  expect(await database.db.select().from(things)).toEqual([]);
});

it('refuses a table with a type that it does not know', async () => {
  const copying = database.transaction((tx) => tx.copyRows(days, [{ day: '2026-11-19' }]));
  await expect(copying).rejects.toThrow(/type date/);
});
