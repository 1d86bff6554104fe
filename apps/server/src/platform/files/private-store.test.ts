import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrivateStore, type PrivateStore } from './private-store';

let root: string;
let store: PrivateStore;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mes-store-'));
  store = createPrivateStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const put = (name: string, content: string) => store.put(name, Readable.from([content]));
const read = async (name: string, range?: { start: number; end: number }) => {
  const content = await store.get(name, range);
  return content && text(content);
};

it('gives back a file, or a range of it, until it is deleted', async () => {
  await put('kept/one', '0123456789');
  expect(await read('kept/one')).toBe('0123456789');
  expect(await read('kept/one', { start: 2, end: 4 })).toBe('234');
  await store.delete('kept/one');
  await store.delete('kept/one');
  expect(await read('kept/one')).toBeNull();
});

it('lists one folder, with times', async () => {
  expect(await store.list('listed')).toEqual([]);
  await put('listed/a', 'x');
  await put('other/b', 'x');
  expect(await store.list('listed')).toEqual([
    { name: 'listed/a', modifiedAt: expect.any(Number) },
  ]);
});

it('leaves nothing of content that fails', async () => {
  const failing = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('lost');
    })(),
  );
  await expect(store.put('failed/half', failing)).rejects.toThrow('lost');
  expect(await readdir(join(root, 'failed'))).toEqual([]);
});

it('never replaces a file', async () => {
  await put('fixed/one', 'first');
  await expect(put('fixed/one', 'second')).rejects.toThrow('EEXIST');
  expect(await read('fixed/one')).toBe('first');
});

it.each(['../secret', 'a/../../secret', 'a/..', 'a/.hidden', '/etc/passwd', 'a', 'a/b/c', 'a/b\0'])(
  'refuses the name %j',
  async (name) => {
    await expect(put(name, 'x')).rejects.toThrow('Not a name');
    await expect(read(name)).rejects.toThrow('Not a name');
    expect(() => store.delete(name)).toThrow('Not a name');
  },
);
