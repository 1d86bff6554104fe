import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartRefused } from '../start-refused';

const MIGRATION_LOCK = 7_031_956;

/** Brings the schema up to date. Processes that start together take turns under an advisory lock. */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function refuseNewerSchema(client: pg.Client, folder: string): Promise<void> {
  const known = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const newestKnown = Math.max(0, ...known.entries.map((entry) => entry.when));
  const { rows } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists",
  );
  if (!rows[0].exists) return;
  const applied = await client.query(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  if (Number(applied.rows[0].newest ?? 0) > newestKnown) {
    throw new StartRefused(
      'The database was used by a newer version of this program.\n' +
        'Start that version, or restore a backup made before the upgrade.',
    );
  }
}
