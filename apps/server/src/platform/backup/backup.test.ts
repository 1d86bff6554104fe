import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { migrationsFolder, silentLog } from '../../../testing/settings';
import { until } from '../../../testing/until';
import * as properties from '../../features/properties/service';
import { type Database, openDatabase } from '../database/database';
import { createPrivateStore } from '../files/private-store';
import { createFolderStore } from '../files/store';
import { Jobs } from '../jobs/jobs';
import { createArchive } from './archive';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore';
import { verifyBackup } from './verify';
import { countCopied, writeBackup } from './write';

const DAMAGED = /^(The file is damaged|The backup is damaged)/;
const PROPERTIES = ['first', 'second', 'third', 'fourth'];

let folder: string;
let url: string;
let database: Database;
let jobs: Jobs;
let path: string;
let manifest: Manifest;
let writesPerSecond: number;

const storesIn = (name: string) => ({
  files: createFolderStore(join(folder, name, 'files')),
  privateFiles: createPrivateStore(join(folder, name, 'private')),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-backup-'));
  url = await createTestDatabase({ demo: true });
  database = openDatabase(url, { onError: () => {} });
  jobs = new Jobs(database, silentLog);
  const later = { name: 'later', run: async () => {} };
  await database.transaction(async (tx) => {
    const action = { actor: null, now: Date.now() };
    for (const id of PROPERTIES) {
      const declaration = { id, type: 'string', value: '0', description: '' } as const;
      await properties.create(tx, declaration, action);
    }
  });
  // A queue that some feature has, with a job for tomorrow.
  jobs.define(later);
  await jobs.start();
  await database.transaction((tx) =>
    jobs.enqueue(tx, later, { what: 'tab\there' }, { startAfterSeconds: 86_400 }),
  );
  const stores = storesIn('source');
  await stores.files.put(`${'a'.repeat(32)}.webp`, Buffer.from('picture'));
  await stores.files.put(`${'a'.repeat(32)}.small.webp`, Buffer.from('placeholder'));
  await stores.privateFiles.put('attachments/one', Readable.from([randomBytes(300_000)]));
  await stores.privateFiles.put('attachments/two', Readable.from(['picture']));
  await writeFile(join(folder, 'source', 'files', 'not-ours.txt'), 'x');

  path = join(folder, 'backups', 'backup.tar.gz');
  const writers = startWriters();
  await until('the writers to write', () => writers.count() > 50);
  await writeBackup({ url, ...stores, product: '1.2.3' }, { path, now: 1_000 });
  await until('the writers to go on', () => writers.seconds() > 1);
  writesPerSecond = await writers.stop();
  manifest = await verifyBackup(path);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each write raises the revision of a property and adds a row to its history, in one transaction. */
const WRITE = `WITH written AS (
    UPDATE properties SET revision = revision + 1 WHERE id = $1 RETURNING id, revision
  ) INSERT INTO property_history (property, revision, value, at)
    SELECT id, revision, to_jsonb($2::text), now() FROM written`;

function startWriters() {
  const startedAt = performance.now();
  let isRunning = true;
  let written = 0;
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const work = PROPERTIES.map(async (id) => {
    while (isRunning) {
      await database.pool.query(WRITE, [id, randomUUID()]);
      written++;
    }
  });
  return {
    count: () => written,
    seconds,
    async stop() {
      isRunning = false;
      await Promise.all(work);
      return written / seconds();
    },
  };
}

/** Without tables, for a user who may do nothing but own it. */
async function createEmptyDatabase(): Promise<string> {
  const clusterUrl = inject('clusterUrl');
  const name = `restore_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`CREATE ROLE ${name} LOGIN`);
  await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  await client.end();
  return clusterUrl.replace('/postgres?', `/${name}?`).replace('//mes@', `//${name}@`);
}

async function withClient<T>(target: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  try {
    await client.query("SET timezone = 'UTC'");
    return await work(client);
  } finally {
    await client.end();
  }
}

async function checksumOf(client: pg.Client, { name, columns }: Manifest['tables'][number]) {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const hash = createHash('sha256');
  const stream = client.query(copyTo(`COPY "${name}" (${list}) TO STDOUT`));
  for await (const chunk of stream) hash.update(chunk);
  return { name, rows: await countCopied(client, stream), sha256: hash.digest('hex') };
}

const tableCount = (target: string) =>
  withClient(target, async (client) => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS count FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    return rows[0].count;
  });

it('restores every table as it was at one moment, while 200 writes a second ran', async () => {
  expect(writesPerSecond).toBeGreaterThan(200);
  const target = await createEmptyDatabase();
  const stores = storesIn('restored');
  await restoreBackup({ path, url: target, migrationsFolder, ...stores });

  await withClient(target, async (client) => {
    const found = [];
    const expected = manifest.tables.filter(({ name }) => name !== 'pending_jobs');
    for (const table of expected) found.push(await checksumOf(client, table));
    expect(found).toEqual(expected.map(({ columns: _columns, ...table }) => table));
    expect(expected.length).toBeGreaterThan(100);

    // Half a write would show: both are written in one transaction.
    const { rows } = await client.query(
      `
      SELECT p.id, p.revision,
        (SELECT count(*)::int FROM property_history h WHERE h.property = p.id) AS history
      FROM properties p WHERE p.id = ANY($1)`,
      [PROPERTIES],
    );
    for (const { revision, history } of rows) expect(history).toBe(revision);
    expect(rows).toHaveLength(PROPERTIES.length);
    expect(rows[0].revision).toBeGreaterThan(1);

    const foreignKeys =
      "SELECT count(*)::int AS count FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace";
    const { rows: keys } = await client.query(foreignKeys);
    const { rows: sourceKeys } = await database.pool.query(foreignKeys);
    expect(keys).toEqual(sourceKeys);
    const { rows: pending } = await client.query(
      "SELECT name, data FROM jobs.job WHERE name = 'later'",
    );
    expect(pending).toEqual([{ name: 'later', data: { what: 'tab\there' } }]);
    // Numbers go on after those that are taken.
    const { rows: numbers } = await client.query(
      "SELECT nextval('matches_number_seq')::int AS next, (SELECT max(number) FROM matches) AS taken",
    );
    expect(numbers[0].next).toBe(numbers[0].taken + 1);
  });

  expect((await stores.files.list()).map(({ name }) => name).sort()).toEqual([
    `${'a'.repeat(32)}.small.webp`,
    `${'a'.repeat(32)}.webp`,
  ]);
  const [source, restored] = await Promise.all(
    ['source', 'restored'].map((each) => readFile(join(folder, each, 'private/attachments/one'))),
  );
  expect(restored!.equals(source!)).toBe(true);
});

it('is readable by its owner alone, and leaves no draft', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'backups'))).toEqual(['backup.tar.gz']);
});

it('refuses a database that is not empty, and changes nothing', async () => {
  const target = await createTestDatabase();
  const stores = storesIn('refused');
  await expect(restoreBackup({ path, url: target, migrationsFolder, ...stores })).rejects.toThrow(
    'The database is not empty.',
  );
  expect(await stores.files.list()).toEqual([]);
});

it('refuses an archive that is cut, and changes nothing', async () => {
  const whole = await readFile(path);
  const target = await createEmptyDatabase();
  const stores = storesIn('damaged');
  const damagedPath = join(folder, 'damaged.tar.gz');
  const damaged = [
    whole.subarray(0, 0),
    whole.subarray(0, 5),
    whole.subarray(0, whole.length >> 1),
    whole.subarray(0, -1),
    Buffer.concat([whole, Buffer.from('more')]),
    Buffer.from('not an archive at all'),
  ];
  for (const content of damaged) {
    await writeFile(damagedPath, content);
    await expect(
      restoreBackup({ path: damagedPath, url: target, migrationsFolder, ...stores }),
    ).rejects.toThrow(DAMAGED);
  }
  expect(await tableCount(target)).toBe(0);
  expect(await stores.files.list()).toEqual([]);
});

it('refuses an archive that is altered anywhere', async () => {
  const whole = await readFile(path);
  const alteredPath = join(folder, 'altered.tar.gz');
  let refused = 0;
  for (let index = 12; index < whole.length; index += Math.ceil(whole.length / 20)) {
    const copy = Buffer.from(whole);
    copy[index] = copy[index]! ^ 0x10;
    await writeFile(alteredPath, copy);
    const outcome = await verifyBackup(alteredPath).catch((error: Error) => error);
    // A few bits of a compressed file mean nothing: then it is the same backup.
    if (outcome instanceof Error) expect(outcome.message).toMatch(DAMAGED);
    else expect(outcome).toEqual(manifest);
    if (outcome instanceof Error) refused++;
  }
  expect(refused).toBeGreaterThan(15);
});

it.each([
  { what: 'another layout', change: { format: 2 } },
  { what: 'a migration of tomorrow', change: { migration: { when: 9e12, hash: 'f'.repeat(64) } } },
])('refuses an archive of a newer version: $what', async ({ change }) => {
  const { format, product, createdAt, migration } = manifest;
  const about = { format, product, createdAt, migration, ...change };
  const newer = join(folder, `newer-${randomUUID()}.tar.gz`);
  const archive = createArchive(newer);
  await archive.add('about.json', Buffer.from(JSON.stringify(about)));
  const content = { ...about, tables: [], sequences: [], files: [] };
  await archive.add('manifest.json', Buffer.from(JSON.stringify(content)));
  await archive.finish();
  const restore = restoreBackup({ path: newer, url, migrationsFolder, ...storesIn('newer') });
  await expect(restore).rejects.toThrow('The backup was made by a newer version of MES (1.2.3).');
});

it('is refused while another one is written', async () => {
  await withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(7031961)');
    const options = { path: join(folder, 'second.tar.gz'), now: 0 };
    expect(await writeBackup({ url, ...storesIn('source'), product: '' }, options)).toBeNull();
  });
});
