import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { bulkLoad } from './bulk-load';
import { copyRows } from './copy';
import type { Database } from './database';

const players = pgTable('loaded_players', { id: text(), rank: integer(), team: text() });
const DEFINITIONS = `
  SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'loaded_players'::regclass
  UNION ALL
  SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'loaded_players'::regclass
  ORDER BY 1`;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`CREATE TABLE loaded_teams (id text PRIMARY KEY)`);
  await database.db.execute(sql`
    CREATE TABLE loaded_players (id text PRIMARY KEY, rank int CHECK (rank > 0) UNIQUE,
      team text REFERENCES loaded_teams (id) ON DELETE CASCADE)`);
  await database.db.execute(
    sql`CREATE UNIQUE INDEX loaded_players_team ON loaded_players (team, lower(id)) WHERE rank < 10`,
  );
  await database.db.execute(sql`INSERT INTO loaded_teams VALUES ('red')`);
});
afterAll(() => database.close());

async function load(rows: readonly (typeof players.$inferInsert)[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await bulkLoad(client, players, () => copyRows(client, players, rows));
    await client.query('COMMIT');
  } finally {
    // Closes the connection, which rolls back what has failed.
    client.release(true);
  }
}

const definitions = async () => (await database.pool.query(DEFINITIONS)).rows;
const loadedIds = async () =>
  (await database.db.select().from(players).orderBy(players.id)).map(({ id }) => id);

it('restores every index and foreign key', async () => {
  const before = await definitions();
  expect(before.length).toBeGreaterThan(4);
  await load([
    { id: 'a', rank: 1, team: 'red' },
    { id: 'b', rank: 2, team: null },
  ]);
  expect(await definitions()).toEqual(before);
  expect(await loadedIds()).toEqual(['a', 'b']);
});

it.each([
  ['a missing team', [{ id: 'c', rank: 3, team: 'blue' }], 'loaded_players_team_fkey'],
  ['a row twice', [{ id: 'A', rank: 4, team: 'red' }], 'loaded_players_team'],
])('refuses %s and changes nothing', async (_name, rows, constraint) => {
  const before = [await definitions(), await loadedIds()];
  await expect(load(rows)).rejects.toMatchObject({ constraint });
  expect([await definitions(), await loadedIds()]).toEqual(before);
});
