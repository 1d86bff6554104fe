import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startup-error';
import { assertDatabaseUrl, toStartupError } from './connection-problem';

export const MIGRATION_LOCK = 7_031_956;
const CONNECT_TIMEOUT_MS = 4_000;

/** Applies pending migrations. An advisory lock serialises processes that start at the same time. */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = await connectFirst(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertKnownSchema(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** The first connection of a start: its errors are those of the configuration. */
async function connectFirst(url: string): Promise<pg.Client> {
  assertDatabaseUrl(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A loss during the migrations is the error of the statement; this one would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw toStartupError(url, error);
  }
}

async function assertKnownSchema(client: pg.Client, folder: string): Promise<void> {
  const { isNewer } = await describeMigrations(client, folder);
  if (!isNewer) return;
  throw new StartupError(
    'The database was used by a newer version of this program.\n' +
      'Start that version, or restore a backup made before the upgrade.',
  );
}

/** How many the next start applies, and whether a newer version has applied more. */
export async function describeMigrations(
  client: pg.Client,
  folder: string,
): Promise<{ pending: number; isNewer: boolean }> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const known = journal.entries.map((entry) => entry.when);
  const { rows } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists",
  );
  if (!rows[0].exists) return { pending: known.length, isNewer: false };
  const applied = await client.query(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  const newest = Number(applied.rows[0].newest ?? 0);
  return {
    pending: known.filter((when) => when > newest).length,
    isNewer: newest > Math.max(0, ...known),
  };
}
