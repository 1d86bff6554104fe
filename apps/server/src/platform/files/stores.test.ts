/** What every storage of uploads promises: the folder, and a bucket of S3-compatible storage. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStorage, startObjectStorage } from '../../../testing/object-storage';
import { silentLog } from '../../../testing/settings';
import { createArchive, readArchive } from '../backup/archive';
import { createFileCopy, restoreFile, type Stores } from '../backup/files';
import { fileOfEntry } from '../backup/manifest';
import { createBucketStore } from './bucket-store';
import { createPrivateBucketStore } from './private-bucket-store';
import { createPrivateStore } from './private-store';
import { openBucket } from './s3';
import { createFolderStore } from './store';

const DAY_MS = 86_400_000;
const nameOf = (digit: string) => `${digit.repeat(32)}.webp`;

interface Storage {
  readonly stores: Stores;
  readonly others: Stores;
  /** Of a file of the pictures. */
  setTime(name: string, time: number): Promise<void>;
  remove(): Promise<void>;
}

async function openFolders(): Promise<Storage> {
  const root = await mkdtemp(join(tmpdir(), 'mes-stores-'));
  const storesIn = (name: string): Stores => ({
    files: createFolderStore(join(root, name, 'files')),
    privateFiles: createPrivateStore(join(root, name, 'private')),
  });
  return {
    stores: storesIn('one'),
    others: storesIn('other'),
    setTime: (name, time) => utimes(join(root, 'one', 'files', name), time / 1_000, time / 1_000),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function openBuckets(): Promise<Storage> {
  const storage: ObjectStorage = await startObjectStorage('club/site');
  const storesBelow = (prefix: string): Stores => {
    // Two for each page, so that every list has several.
    const options = { log: silentLog, pageSize: 2 };
    const bucket = openBucket({ ...storage.settings, prefix }, options);
    return { files: createBucketStore(bucket), privateFiles: createPrivateBucketStore(bucket) };
  };
  return {
    stores: storesBelow('club/site'),
    others: storesBelow('other'),
    setTime: (name, time) => storage.setTime(`files/${name}`, time),
    remove: storage.remove,
  };
}

describe.each([
  { where: 'a folder', open: openFolders, turns: 40 },
  { where: 'a bucket', open: openBuckets, turns: 12 },
])('uploads in $where', ({ open, turns }) => {
  let storage: Storage;
  let files: Stores['files'];
  let store: Stores['privateFiles'];

  beforeAll(async () => {
    storage = await open();
    ({ files, privateFiles: store } = storage.stores);
    // Stays: the server of the bucket fails while a folder comes and goes.
    await files.put(nameOf('0'), Buffer.from('stays'));
  });
  afterAll(() => storage.remove());

  const put = (name: string, content: string) => store.put(name, Readable.from([content]));
  const read = async (name: string, range?: { start: number; end: number }) => {
    const content = await store.get(name, range);
    return content && text(content);
  };

  it('give back a private file, or a range of it, until it is deleted', async () => {
    await put('kept/one', '0123456789');
    expect(await read('kept/one')).toBe('0123456789');
    expect(await read('kept/one', { start: 2, end: 4 })).toBe('234');
    expect(await read('kept/one', { start: 8, end: 20 })).toBe('89');
    expect(await read('kept/one', { start: 10, end: 20 })).toBe('');
    await store.delete('kept/one');
    await store.delete('kept/one');
    expect(await read('kept/one')).toBeNull();
  });

  it('list one folder, with times, and all folders', async () => {
    expect(await store.list('listed')).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await put(`listed/${name}`, 'x');
    await put('other/b', 'x');
    const listed = await store.list('listed');
    expect(listed.map(({ name }) => name).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `listed/${name}`),
    );
    for (const { modifiedAt } of listed) {
      expect(Math.abs(modifiedAt - Date.now())).toBeLessThan(60_000);
    }
    expect(await store.folders()).toEqual(expect.arrayContaining(['listed', 'other']));
  });

  it('have nothing of content that fails', async () => {
    const temporary = await temporaryFolders();
    const failing = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('lost');
      })(),
    );
    await expect(store.put('failed/half', failing)).rejects.toThrow('lost');
    expect(await store.list('failed')).toEqual([]);
    expect(await read('failed/half')).toBeNull();
    expect(await temporaryFolders()).toEqual(temporary);
  });

  it('never replace a private file', async () => {
    await put('fixed/one', 'first');
    await expect(put('fixed/one', 'second')).rejects.toThrow('already exists');
    expect(await read('fixed/one')).toBe('first');
  });

  it.each([
    '../secret',
    'a/../../secret',
    'a/..',
    'a/.hidden',
    '/etc/passwd',
    'a',
    'a/b/c',
    'a/b\0',
  ])('refuse the name %j', async (name) => {
    await expect(put(name, 'x')).rejects.toThrow('Not a name');
    await expect(read(name)).rejects.toThrow('Not a name');
    await expect(async () => store.delete(name)).rejects.toThrow('Not a name');
    await expect(async () => files.put(name, Buffer.from('x'))).rejects.toThrow('Not a name');
    await expect(async () => files.delete(name)).rejects.toThrow('Not a name');
    expect(await files.readPicture(name)).toBeNull();
  });

  it('have a picture and its placeholder under a hash of the content', async () => {
    const size = { width: 1, height: 1 };
    const upload = { picture: Buffer.from('large'), placeholder: Buffer.from('small'), ...size };
    const name = await files.savePicture(upload);
    expect(name).toMatch(/^[\da-f]{32}\.webp$/);
    expect(await files.savePicture(upload)).toBe(name);
    const small = name.replace('.webp', '.small.webp');
    expect(String(await files.readPicture(name))).toBe('large');
    expect(String(await files.readPicture(small))).toBe('small');
    const listed = (await files.list()).map((file) => file.name);
    expect(listed).toEqual(expect.arrayContaining([name, small]));
    await files.deletePicture(name);
    expect(await files.readPicture(name)).toBeNull();
    expect(await files.readPicture(small)).toBeNull();
    expect(await files.claimPicture(name)).toBe(false);
  });

  it('delete an unused picture unless it was claimed since', async () => {
    const [claimed, unused] = [nameOf('1'), nameOf('2')];
    const before = Date.now() - 7 * DAY_MS;
    for (const name of [claimed, unused]) {
      await files.put(name, Buffer.from(name));
      await storage.setTime(name, before - DAY_MS);
    }
    expect(await files.claimPicture(claimed)).toBe(true);
    expect(await files.deleteUnused(claimed, before)).toBe(false);
    expect(await files.deleteUnused(unused, before)).toBe(true);
    expect(await files.deleteUnused(unused, before)).toBe(false);
    expect(String(await files.readPicture(claimed))).toBe(claimed);
    expect(await files.readPicture(unused)).toBeNull();
  });

  it('never lose a picture that somebody uploads or claims at the same moment', async () => {
    const before = Date.now() - 7 * DAY_MS;
    const lost: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const name = nameOf(((turn % 6) + 5).toString(16));
      await files.put(name, Buffer.from('x'));
      await storage.setTime(name, before - DAY_MS);
      const use = () =>
        turn % 2 ? files.claimPicture(name) : files.put(name, Buffer.from('x')).then(() => true);
      // Two processes may delete at once.
      const [isUsed] = await Promise.all([
        use(),
        files.deleteUnused(name, before),
        files.deleteUnused(name, before),
      ]);
      // A claim may be refused: then nothing was promised.
      if (isUsed && !(await files.readPicture(name))) lost.push(turn);
      await files.delete(name);
    }
    expect(lost).toEqual([]);
  });

  it('can be copied to a backup and restored elsewhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mes-stores-'));
    try {
      const path = join(folder, 'copy.tar.gz');
      const content = randomBytes(50_000);
      await store.put('attachments/large', Readable.from([content]));
      const archive = createArchive(path);
      const copied = await createFileCopy(archive, storage.stores)();
      await archive.finish();

      const { others } = storage;
      for await (const entry of readArchive(path)) {
        const parts: Buffer[] = [];
        for await (const part of entry.content) parts.push(part);
        for (const file of copied.filter(({ sha256 }) => sha256 === fileOfEntry(entry.name))) {
          expect(await restoreFile(others, file, Buffer.concat(parts))).toBe(true);
        }
      }
      const restored = await others.privateFiles.get('attachments/large');
      expect((await buffer(restored!)).equals(content)).toBe(true);
      expect(String(await others.files.readPicture(nameOf('0')))).toBe('stays');
      expect((await others.files.list()).length).toBe((await files.list()).length);
      const picture = { store: 'pictures', name: nameOf('0') } as const;
      expect(await restoreFile(others, picture, Buffer.from('other'))).toBe(false);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function temporaryFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('mes-upload-')).sort();
}
