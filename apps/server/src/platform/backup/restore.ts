/**
 * Restores a backup into a database without tables, in one transaction: it is migrated to the very
 * migration of the backup, the rows are copied in, and then it is migrated on as by any upgrade.
 */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MIGRATION_LOCK, migrate } from '../database/migrate';
import { type PendingJob, restoreJobs } from '../jobs/pending-jobs';
import { readArchive } from './archive';
import { columnList, type ForeignKey, findForeignKeys, isEmpty, qualified } from './catalog';
import { withConnection } from './connection';
import { BackupError } from './error';
import { deleteFile, restoreFile, type Stores } from './files';
import {
  fileOfEntry,
  JOBS_TABLE,
  type Manifest,
  type ManifestFile,
  type ManifestTable,
  tableOfEntry,
} from './manifest';
import { verifyBackup } from './verify';

export interface RestoreOptions extends Stores {
  readonly path: string;
  readonly url: string;
  readonly migrationsFolder: string;
  readonly progress?: (step: string) => void;
}

export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { path, url, migrationsFolder, progress = () => {} } = options;
  progress('Verifying the backup');
  const manifest = await verifyBackup(path);
  const migrations = migrationsUpTo(manifest, migrationsFolder);

  const jobs = await withConnection(url, async (client) => {
    // A server that starts meanwhile waits.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!(await isEmpty(client))) {
      throw new BackupError(
        'The database is not empty. Restore into a new one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      );
    }
    progress('Restoring files');
    const written = await restoreFiles(options, manifest);
    try {
      await client.query('BEGIN');
      await applyMigrations(client, migrations);
      await restoreRows(client, { path, manifest, progress });
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      for (const file of written) await deleteFile(options, file);
      throw error;
    }
    await client.query('ANALYZE');
    return findJobs(client, manifest);
  });
  progress('Updating the database');
  await migrate(url, migrationsFolder);
  await restoreJobs(url, jobs);
  return manifest;
}

function migrationsUpTo({ migration, product }: Manifest, folder: string): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const index = known.findIndex(
    ({ folderMillis, hash }) => folderMillis === migration.when && hash === migration.hash,
  );
  if (index >= 0) return known.slice(0, index + 1);
  const isNewer = known.every(({ folderMillis }) => folderMillis < migration.when);
  throw new BackupError(
    isNewer
      ? `The backup was made by a newer version of MES (${product}).`
      : `The backup was made by another version of MES (${product}) whose database differs.`,
  );
}

/** As drizzle-orm does, but in the transaction of the rows. */
async function applyMigrations(client: pg.Client, migrations: readonly MigrationMeta[]) {
  await client.query('CREATE SCHEMA drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, folderMillis],
    );
  }
}

async function restoreRows(
  client: pg.Client,
  {
    path,
    manifest,
    progress,
  }: { path: string; manifest: Manifest; progress: (step: string) => void },
): Promise<void> {
  // Tables refer to each other in circles. To switch keys off needs a superuser, to drop them does not.
  const keys = await findForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(
      `ALTER TABLE ${qualified(table)} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`,
    );
  }
  await client.query(`CREATE TEMPORARY TABLE ${JOBS_TABLE}
    (id uuid, name text, data jsonb, start_after timestamptz) ON COMMIT PRESERVE ROWS`);
  const counts = await copyTables(client, { path, manifest, progress });
  for (const { name, rows } of manifest.tables) {
    if ((counts.get(name) ?? 0) !== rows) {
      throw new BackupError(`The backup is damaged: ${name} does not have ${rows} rows.`);
    }
  }
  progress('Checking references');
  await addForeignKeys(client, keys);
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [qualified(name), value, isCalled]);
  }
}

/** The parts of a table follow each other. */
async function copyTables(
  client: pg.Client,
  {
    path,
    manifest,
    progress,
  }: { path: string; manifest: Manifest; progress: (step: string) => void },
): Promise<ReadonlyMap<string, number>> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const counts = new Map<string, number>();
  let copy: TableCopy | undefined;
  for await (const { name: entry, content } of readArchive(path)) {
    const name = tableOfEntry(entry);
    if (name === null) continue;
    if (copy?.table !== name) {
      if (copy) counts.set(copy.table, await copy.finish());
      progress(`Restoring ${name}`);
      copy = openCopy(client, tables.get(name)!);
    }
    for await (const chunk of content) await copy.write(chunk);
  }
  if (copy) counts.set(copy.table, await copy.finish());
  return counts;
}

interface TableCopy {
  readonly table: string;
  write(chunk: Buffer): Promise<void>;
  /** Resolves to the number of rows. */
  finish(): Promise<number>;
}

function openCopy(client: pg.Client, { name, columns }: ManifestTable): TableCopy {
  const target = name === JOBS_TABLE ? JOBS_TABLE : qualified(name);
  const stream = client.query(copyFrom(`COPY ${target} (${columnList(columns)}) FROM STDIN`));
  const ended = finished(stream);
  // Reported by the write that waits for it.
  ended.catch(() => {});
  return {
    table: name,
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended]);
    },
    async finish() {
      stream.end();
      await ended;
      return stream.rowCount;
    },
  };
}

async function addForeignKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(
      `ALTER TABLE ${qualified(table)} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`,
    );
  }
}

/** Resolves to those that were not there before. One content may have several names. */
async function restoreFiles(options: RestoreOptions, manifest: Manifest): Promise<ManifestFile[]> {
  const byContent = new Map<string, ManifestFile[]>();
  for (const file of manifest.files) {
    byContent.set(file.sha256, [...(byContent.get(file.sha256) ?? []), file]);
  }
  const written: ManifestFile[] = [];
  try {
    for await (const { name, content } of readArchive(options.path)) {
      const hash = fileOfEntry(name);
      if (hash === null) continue;
      const parts: Buffer[] = [];
      for await (const part of content) parts.push(part);
      for (const file of byContent.get(hash) ?? []) {
        if (await restoreFile(options, file, Buffer.concat(parts))) written.push(file);
      }
    }
    return written;
  } catch (error) {
    for (const file of written) await deleteFile(options, file);
    throw error;
  }
}

async function findJobs(client: pg.Client, manifest: Manifest): Promise<PendingJob[]> {
  if (!manifest.tables.some(({ name }) => name === JOBS_TABLE)) return [];
  const { rows } = await client.query<PendingJob>(
    `SELECT id, name, data, start_after AS "startAfter" FROM ${JOBS_TABLE}`,
  );
  return rows;
}
