/** Uploaded files in a backup: each content once, under its hash. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PrivateStore } from '../files/private-store';
import type { FileStore } from '../files/store';
import type { ArchiveWriter } from './archive';
import { entryOfFile, type ManifestFile } from './manifest';

export interface Stores {
  readonly files: FileStore;
  readonly privateFiles: PrivateStore;
}

type StoreName = ManifestFile['store'];

/** Copies what has not been copied yet, and resolves to all that has been. */
export function createFileCopy(archive: ArchiveWriter, stores: Stores) {
  const copied = new Map<string, ManifestFile>();
  const contents = new Set<string>();

  async function copy(store: StoreName, name: string): Promise<void> {
    const found = await measure(() => open(stores, store, name));
    // Deleted since it was listed.
    if (!found) return;
    if (!contents.has(found.sha256)) {
      const content = await open(stores, store, name);
      if (!content) return;
      await archive.addStream(entryOfFile(found.sha256), content, found.size);
      contents.add(found.sha256);
    }
    copied.set(`${store} ${name}`, { store, name, ...found });
  }

  return async (signal?: AbortSignal): Promise<ManifestFile[]> => {
    for await (const { store, name } of listFiles(stores)) {
      signal?.throwIfAborted();
      if (!copied.has(`${store} ${name}`)) await copy(store, name);
    }
    return [...copied.values()];
  };
}

/** Resolves to whether it was not there before. */
export async function restoreFile(
  stores: Stores,
  { store, name }: Pick<ManifestFile, 'store' | 'name'>,
  content: Buffer,
): Promise<boolean> {
  if (await open(stores, store, name).then(closeIfOpen)) return false;
  if (store === 'pictures') await stores.files.put(name, content);
  else await stores.privateFiles.put(name, Readable.from([content]));
  return true;
}

export function deleteFile(stores: Stores, { store, name }: ManifestFile): Promise<void> {
  return store === 'pictures' ? stores.files.delete(name) : stores.privateFiles.delete(name);
}

export async function* listFiles(
  stores: Stores,
): AsyncGenerator<{ store: StoreName; name: string }> {
  for (const { name } of await stores.files.list()) yield { store: 'pictures', name };
  for (const folder of await stores.privateFiles.folders()) {
    for (const { name } of await stores.privateFiles.list(folder)) yield { store: 'private', name };
  }
}

async function open(stores: Stores, store: StoreName, name: string): Promise<Readable | null> {
  if (store === 'private') return stores.privateFiles.get(name);
  const picture = await stores.files.readPicture(name);
  return picture && Readable.from([picture]);
}

function closeIfOpen(content: Readable | null): boolean {
  content?.destroy();
  return content !== null;
}

async function measure(read: () => Promise<Readable | null>) {
  const content = await read();
  if (!content) return null;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
