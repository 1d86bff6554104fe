import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './pictures';

/** The storage of uploaded files: a folder here, but object storage could implement it, too. */
export interface FileStore {
  /** Saves a picture and its placeholder under a hash of the content, and returns that name. */
  savePicture(picture: Picture): Promise<string>;
  /** Returns null if there is no picture of that name. */
  readPicture(name: string): Promise<Buffer | null>;
  /** Deletes a picture that is no longer used, and its placeholder. */
  deletePicture(name: string): Promise<void>;
}

/** The same content has the same name: it can be cached forever, and a repeated upload takes no space. */
export function createFolderStore(folder: string): FileStore {
  async function write(name: string, content: Buffer): Promise<void> {
    const path = join(folder, name);
    if (existsSync(path)) return;
    await mkdir(folder, { recursive: true });
    // Written to a temporary file and renamed, so that no process serves an incomplete file.
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, path);
  }
  return {
    async savePicture({ picture, placeholder }) {
      const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`;
      await write(placeholderName(name), placeholder);
      await write(name, picture);
      return name;
    },
    readPicture: (name) => readFile(join(folder, name)).catch(() => null),
    async deletePicture(name) {
      await rm(join(folder, name), { force: true });
      await rm(join(folder, placeholderName(name)), { force: true });
    },
  };
}

/** A stored picture in the form of the contract; null stays null. */
export function pictureReference(name: string | null) {
  return name === null
    ? null
    : { filename: name, url: `/files/${name}`, placeholder: `/files/${placeholderName(name)}` };
}

function placeholderName(name: string): string {
  return name.replace(/\.webp$/, '.small.webp');
}
