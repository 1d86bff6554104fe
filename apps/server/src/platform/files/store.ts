import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './pictures';

/** Where uploaded files live. A folder here; object storage can take its place. */
export interface FileStore {
  /** Keeps a picture and its placeholder under a name made from its content, and answers that name. */
  putPicture(picture: Picture): Promise<string>;
  /** Null where there is none of that name. */
  readPicture(name: string): Promise<Buffer | null>;
  /** Removes a picture that nothing shows any more, and its placeholder. */
  removePicture(name: string): Promise<void>;
}

/** The same content has the same name: it can be cached for ever, and a repeated upload costs nothing. */
export function createFolderStore(folder: string): FileStore {
  async function write(name: string, content: Buffer): Promise<void> {
    const path = join(folder, name);
    if (existsSync(path)) return;
    await mkdir(folder, { recursive: true });
    // Written aside and renamed: another process never serves half a file.
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, path);
  }
  return {
    async putPicture({ picture, placeholder }) {
      const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`;
      await write(placeholderName(name), placeholder);
      await write(name, picture);
      return name;
    },
    readPicture: (name) => readFile(join(folder, name)).catch(() => null),
    async removePicture(name) {
      await rm(join(folder, name), { force: true });
      await rm(join(folder, placeholderName(name)), { force: true });
    },
  };
}

/** How a stored picture is named on the wire; null stays null. */
export function pictureReference(name: string | null) {
  return name === null
    ? null
    : { filename: name, url: `/files/${name}`, placeholder: `/files/${placeholderName(name)}` };
}

function placeholderName(name: string): string {
  return name.replace(/\.webp$/, '.small.webp');
}
