/**
 * Uploaded files that no address serves: features hand them out to those who may read them. Here it
 * is a folder. The interface has what S3-compatible storage offers too, and nothing more.
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
}

const FOLDER = /^[a-z][a-z-]*$/;
/** No dot at the start of a part, and no further slash: nothing leads out of the folder. */
const NAME = /^[a-z][a-z-]*\/[\w-]+(\.[a-z0-9]+)?$/;

export function createPrivateStore(root: string): PrivateStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`Not a name of a stored file: ${name}`);
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
      if (!FOLDER.test(folder)) throw new Error(`Not a folder of stored files: ${folder}`);
      const names = await readdir(join(root, folder)).catch(() => []);
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await stat(join(root, folder, name)).catch(() => null);
          return found && { name: `${folder}/${name}`, modifiedAt: found.mtimeMs };
        }),
      );
      return files.filter((file) => file !== null);
    },
  };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
