/** Writes everything that the site knows, as of one moment, while it runs. */
import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { PrivateStore } from '../files/private-store';
import type { FileStore } from '../files/store';
import { type ArchiveWriter, createArchive } from './archive';
import {
  columnList,
  findLastMigration,
  findTables,
  hasJobs,
  qualified,
  readSequences,
} from './catalog';
import { withConnection } from './connection';
import { BackupError } from './error';
import { createFileCopy } from './files';
import {
  ABOUT,
  type About,
  entryOfTable,
  FORMAT,
  JOBS_COLUMNS,
  JOBS_TABLE,
  MANIFEST,
  type Manifest,
  type ManifestTable,
} from './manifest';

/** Held while a backup is written: one at a time is enough work for a machine. */
const BACKUP_LOCK = 7_031_961;
const PART_BYTES = 1024 * 1024;

export interface BackupSource {
  readonly url: string;
  readonly files: FileStore;
  readonly privateFiles: PrivateStore;
  /** The version of the program. */
  readonly product: string;
}

export interface BackupOptions {
  /** Where it is written. A file that exists is never replaced. */
  readonly path: string;
  readonly now: number;
  readonly progress?: (step: string) => void;
  /** Called before each table. */
  readonly onTable?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface BackupSummary {
  readonly path: string;
  readonly size: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Null while another backup runs. */
export async function writeBackup(
  source: BackupSource,
  options: BackupOptions,
): Promise<BackupSummary | null> {
  return withConnection(source.url, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [BACKUP_LOCK]);
    if (!rows[0].mine) return null;
    return writeLocked(client, source, options);
  });
}

async function writeLocked(
  client: pg.Client,
  source: BackupSource,
  { path, now, progress = () => {}, onTable = () => {}, signal }: BackupOptions,
): Promise<BackupSummary> {
  if (await exists(path)) throw new BackupError(`${path} exists already.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = join(dirname(path), `.${basename(path)}.part`);
  // Left by a process that died: the lock shows that nobody writes it.
  await rm(draft, { force: true });
  const archive = createArchive(draft);
  try {
    const manifest = await writeEntries(client, {
      ...{ archive, source, now, progress, onTable, signal },
    });
    await archive.finish();
    await rename(draft, path);
    return {
      path,
      size: (await stat(path)).size,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
    };
  } catch (error) {
    await archive.abort();
    await rm(draft, { force: true });
    throw error;
  }
}

interface Writing {
  readonly archive: ArchiveWriter;
  readonly source: BackupSource;
  readonly now: number;
  readonly progress: (step: string) => void;
  readonly onTable: (done: number, total: number) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Files before the rows that refer to them: a file that is deleted meanwhile has lost its row first.
 * And once more afterwards, for those that were uploaded until the moment of the rows.
 */
async function writeEntries(client: pg.Client, writing: Writing): Promise<Manifest> {
  const { archive, source, now, progress, signal } = writing;
  const migration = await findLastMigration(client);
  if (!migration) throw new BackupError('The database is empty: there is nothing to back up.');
  const about: About = { format: FORMAT, product: source.product, createdAt: now, migration };
  await archive.add(ABOUT, toBytes(about));

  const copyFiles = createFileCopy(archive, source);
  progress('Copying files');
  await copyFiles(signal);
  const content = await copyDatabase(client, writing);
  const files = await copyFiles(signal);
  const manifest: Manifest = { ...about, ...content, files };
  await archive.add(MANIFEST, toBytes(manifest));
  return manifest;
}

async function copyDatabase(
  client: pg.Client,
  { archive, progress, onTable, signal }: Writing,
): Promise<Pick<Manifest, 'migration' | 'tables' | 'sequences'>> {
  const expected = await findTables(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Before the first read, which decides the moment: no migration may change a table after it.
  const names = expected.map(({ name }) => qualified(name)).join(', ');
  await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
  const migration = await findLastMigration(client);
  const catalog = await findTables(client);
  if (!migration || JSON.stringify(catalog) !== JSON.stringify(expected)) {
    throw new BackupError('The database was upgraded at this moment. Start the backup again.');
  }

  const tables: ManifestTable[] = [];
  for (const { name, columns } of catalog) {
    progress(`Copying ${name}`);
    onTable(tables.length, catalog.length);
    const query = `COPY ${qualified(name)} (${columnList(columns)}) TO STDOUT`;
    tables.push({
      name,
      columns: [...columns],
      ...(await copyTable(client, { archive, name, query, signal })),
    });
  }
  if (await hasJobs(client)) {
    const columns = JOBS_COLUMNS;
    const query = `COPY (SELECT ${columnList(columns)} FROM jobs.job WHERE state < 'completed') TO STDOUT`;
    const copied = await copyTable(client, { archive, name: JOBS_TABLE, query, signal });
    tables.push({ name: JOBS_TABLE, columns, ...copied });
  }
  // They belong to no moment. Read after the rows, they are past every number that those use.
  const sequences = await readSequences(client);
  await client.query('COMMIT');
  return { migration, tables, sequences };
}

async function copyTable(
  client: pg.Client,
  {
    archive,
    name,
    query,
    signal,
  }: { archive: ArchiveWriter; name: string; query: string; signal: AbortSignal | undefined },
): Promise<{ rows: number; sha256: string }> {
  const stream = client.query(copyTo(query));
  const hash = createHash('sha256');
  let parts: Buffer[] = [];
  let length = 0;
  let part = 0;
  const flush = async () => {
    await archive.add(entryOfTable(name, part++), Buffer.concat(parts, length));
    parts = [];
    length = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    hash.update(chunk);
    parts.push(chunk);
    length += chunk.length;
    if (length >= PART_BYTES) await flush();
  }
  if (length > 0) await flush();
  return { rows: await countCopied(client, stream), sha256: hash.digest('hex') };
}

/** The number follows the last row in a message of its own, which the end of the stream does not wait for. */
export async function countCopied(client: pg.Client, stream: CopyToStreamQuery): Promise<number> {
  // Answered after the COPY is complete.
  await client.query('SELECT 1');
  return stream.rowCount;
}

function toBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value, null, 1));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
