import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './pictures';
import type { StoredFile } from './private-store';

/** The storage of uploaded pictures: a folder, or a bucket (`bucket-store.ts`). */
export interface FileStore {
  /** Saves a picture and its placeholder under a hash of the content, and returns that name. */
  savePicture(picture: Picture): Promise<string>;
  /** Returns null if there is no picture of that name. */
  readPicture(name: string): Promise<Buffer | null>;
  /** Call it before a row refers to the picture: it counts as used from now on. */
  claimPicture(name: string): Promise<boolean>;
  /** Deletes a picture that is no longer used, and its placeholder. */
  deletePicture(name: string): Promise<void>;
  /** Pictures and placeholders, for backups. Other files of the folder are not ours. */
  list(): Promise<StoredFile[]>;
  /** Restores a file of that list as it was. */
  put(name: string, content: Buffer): Promise<void>;
  /** Deletes one file of that list. */
  delete(name: string): Promise<void>;
  /** The same, unless it was uploaded or claimed since that time, even at this moment. */
  deleteUnused(name: string, before: number): Promise<boolean>;
}

/** The hash of a picture; the placeholder has that of its picture. */
const NAME = /^[\da-f]{32}(\.small)?\.webp$/;

/** The same content has the same name: it can be cached forever, and a repeated upload takes no space. */
export function createFolderStore(folder: string): FileStore {
  function pathOf(name: string): string {
    assertPictureName(name);
    return join(folder, name);
  }
  async function write(name: string, content: Buffer): Promise<void> {
    const path = join(folder, name);
    if (await touch(path)) return;
    await mkdir(folder, { recursive: true });
    // Written to a temporary file and renamed, so that no process serves an incomplete file.
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, path);
  }
  return {
    async savePicture({ picture, placeholder }) {
      const name = nameOf(picture);
      await write(placeholderName(name), placeholder);
      await write(name, picture);
      return name;
    },
    async readPicture(name) {
      if (!isPictureName(name)) return null;
      return readFile(join(folder, name)).catch(nullIfMissing);
    },
    claimPicture: (name) => touch(join(folder, name)),
    async deletePicture(name) {
      await rm(join(folder, name), { force: true });
      await rm(join(folder, placeholderName(name)), { force: true });
    },
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter(isPictureName);
      return listed(names, (name) => join(folder, name));
    },
    put: (name, content) => {
      pathOf(name);
      return write(name, content);
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    async deleteUnused(name, before) {
      const path = pathOf(name);
      const aside = join(folder, `.${randomUUID()}`);
      // Renamed first, so that a later upload or claim does not find it any more.
      const isTaken = await rename(path, aside).then(
        () => true,
        () => false,
      );
      if (!isTaken) return false;
      const { mtimeMs } = await stat(aside);
      if (mtimeMs < before) {
        await rm(aside, { force: true });
        return true;
      }
      // Somebody was faster.
      await rename(aside, path);
      return false;
    },
  };
}

/** A stored picture in the form of the contract; null stays null. */
export function pictureReference(name: string | null) {
  return name === null
    ? null
    : { filename: name, url: `/files/${name}`, placeholder: `/files/${placeholderName(name)}` };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Makes it the newest; false if there is no such file. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/** Without those that were deleted meanwhile. */
async function listed(names: readonly string[], pathOf: (name: string) => string) {
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(pathOf(name)).catch(() => null);
      return found && { name, modifiedAt: found.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null);
}

/** Of its content: the same picture has the same name. */
export function nameOf(picture: Buffer): string {
  return `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`;
}

export function isPictureName(name: string): boolean {
  return NAME.test(name);
}

export function assertPictureName(name: string): void {
  if (!isPictureName(name)) throw new Error(`Not a name of a picture: ${name}`);
}

/** The picture that a file belongs to: itself, or that of the placeholder. */
export function pictureOf(name: string): string {
  return name.replace(/\.small\.webp$/, '.webp');
}

export function placeholderName(name: string): string {
  return name.replace(/\.webp$/, '.small.webp');
}
