import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/app';
import { type Database, openDatabase } from '../../../platform/database/database';
import { createPrivateStore, type PrivateStore } from '../../../platform/files/private-store';
import { createFolderStore, type FileStore } from '../../../platform/files/store';
import { deleteUnusedFiles } from './service';

const DAY_MS = 86_400_000;
const NOW = Date.now();

let folder: string;
let databaseUrl: string;
let database: Database;
let files: FileStore;
let privateFiles: PrivateStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-unused-'));
  databaseUrl = await createTestDatabase();
  database = openDatabase(databaseUrl, { onError: () => {} });
  files = createFolderStore(join(folder, 'files'));
  privateFiles = createPrivateStore(join(folder, 'private'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const nameOf = (digit: string) => `${digit.repeat(32)}.webp`;
const smallOf = (name: string) => name.replace('.webp', '.small.webp');
const pathOf = (name: string) => join(folder, 'files', name);
const sweep = () => deleteUnusedFiles({ databaseUrl, files, privateFiles }, NOW);

async function age(path: string, days: number): Promise<void> {
  const time = new Date(NOW - days * DAY_MS);
  await utimes(path, time, time);
}

async function addPicture(name: string, days: number): Promise<void> {
  for (const each of [name, smallOf(name)]) {
    await files.put(each, Buffer.from(each));
    await age(pathOf(each), days);
  }
}

async function addPrivate(name: string, days: number): Promise<void> {
  await privateFiles.put(name, Readable.from(['x']));
  await age(join(folder, 'private', name), days);
}

it('deletes what nothing refers to after 7 days, and nothing else', async () => {
  const { pool } = database;
  const [unused, young, photo, inText, inJson] = ['0', '1', '2', '3', '4'].map(nameOf) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await addPicture(unused, 8);
  await addPicture(young, 6);
  for (const name of [photo, inText, inJson]) await addPicture(name, 30);
  await pool.query(
    "INSERT INTO players (id, name, photo, created_at, name_skeleton) VALUES ('p', 'P', $1, now(), 'p')",
    [photo],
  );
  const property =
    'INSERT INTO properties (id, type, value, description, revision, updated_at) VALUES ($1, $2, $3, $4, 1, now())';
  await pool.query(property, ['a', 'json', JSON.stringify({ mark: `/files/${inJson}` }), '']);
  await pool.query(property, [
    'b',
    'json',
    '{"file":"attachments/used"}',
    `<img src="/files/${smallOf(inText)}">`,
  ]);
  await pool.query(
    "INSERT INTO uploaded_pictures (name, purpose, uploaded_at) VALUES ($1, 'article', now())",
    [unused],
  );
  await addPrivate('attachments/unused', 8);
  await addPrivate('attachments/used', 8);
  await addPrivate('attachments/young', 1);
  await addPrivate('somebody-elses/file', 900);
  for (const name of ['readme.txt', '.hidden', 'ABC.webp']) {
    await writeFile(pathOf(name), 'not ours');
    await age(pathOf(name), 900);
  }

  expect(await sweep()).toBe(3);
  expect((await readdir(join(folder, 'files'))).sort()).toEqual(
    [
      ...[young, photo, inText, inJson].flatMap((name) => [name, smallOf(name)]),
      ...['readme.txt', '.hidden', 'ABC.webp'],
    ].sort(),
  );
  expect((await readdir(join(folder, 'private', 'attachments'))).sort()).toEqual(['used', 'young']);
  expect(await readdir(join(folder, 'private', 'somebody-elses'))).toEqual(['file']);
  expect(await sweep()).toBe(0);
});

it('never takes a picture from somebody who uploads or claims it at the same moment', async () => {
  const before = NOW - 7 * DAY_MS;
  const lost: string[] = [];
  for (let turn = 0; turn < 150; turn++) {
    const name = nameOf(((turn % 6) + 5).toString(16));
    await files.put(name, Buffer.from('x'));
    await age(pathOf(name), 8);
    const work =
      turn % 2 ? files.claimPicture(name) : files.put(name, Buffer.from('x')).then(() => true);
    const [, isClaimed] = await Promise.all([files.deleteUnused(name, before), work]);
    const found = await files.readPicture(name);
    // A claim may be refused: then nothing was promised.
    if (isClaimed && !found) lost.push(`${turn} ${name}`);
    await files.delete(name);
  }
  expect(lost).toEqual([]);
});
