/**
 * Uploaded files that no address serves: features hand them out to those who may read them. Here it
 * is a folder; `private-bucket-store.ts` is the same in a bucket.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../calls/handlers';

export interface StoredFile {
  readonly name: string;
  readonly modifiedAt: number;
}

/** A name is a folder and an id: `attachments/8c1f…`. It is used once: files never change. */
export interface PrivateStore {
  /** Leaves nothing behind if the content fails. */
  put(name: string, content: Readable): Promise<void>;
  /** Null if there is no such file. */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  delete(name: string): Promise<void>;
  list(folder: string): Promise<StoredFile[]>;
  /** The folders that there are. */
  folders(): Promise<string[]>;
}

/** Those that features use. What else is in the store belongs to someone else. */
export const PRIVATE_FOLDERS = ['attachments', 'clips', 'tickets', 'forms', 'discord'] as const;

const FOLDER = /^[a-z][a-z-]*$/;
/** No dot at the start of a part, and no further slash: nothing leads out of the folder. */
const NAME = /^[a-z][a-z-]*\/[\w-]+(\.[a-z0-9]+)?$/;

export function createPrivateStore(root: string): PrivateStore {
  const pathOf = (name: string) => {
    assertFileName(name);
    return join(root, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) await rm(path, { force: true });
        throw error;
      }
    },
    async get(name, range) {
      try {
        const file = await open(pathOf(name));
        return file.createReadStream(range);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    async list(folder) {
      assertFolderName(folder);
      const names = await readdir(join(root, folder)).catch(() => []);
      const files = await Promise.all(
        names.map(async (each) => {
          const name = `${folder}/${each}`;
          const found = isFileName(name) && (await stat(join(root, name)).catch(() => null));
          return found ? { name, modifiedAt: found.mtimeMs } : null;
        }),
      );
      return files.filter((file) => file !== null);
    },
    async folders() {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isDirectory() && isFolderName(entry.name))
        .map(({ name }) => name);
    },
  };
}

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not a name of a stored file: ${name}`);
}

export function isFolderName(name: string): boolean {
  return FOLDER.test(name);
}

export function assertFolderName(name: string): void {
  if (!isFolderName(name)) throw new Error(`Not a folder of stored files: ${name}`);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
