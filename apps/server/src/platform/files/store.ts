import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded files live. A folder here; object storage can take its place. */
export interface FileStore {
  /** Keeps the content under a name made from it, and answers that name. */
  put(content: Buffer, extension: string): Promise<string>;
}

/** The same content has the same name: it can be cached for ever, and a repeated upload costs nothing. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(content, extension) {
      const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;
      const path = join(folder, name);
      if (existsSync(path)) return name;
      await mkdir(folder, { recursive: true });
      // Written aside and renamed: another process never serves half a file.
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, content);
      await rename(draft, path);
      return name;
    },
  };
}

export function urlOf(name: string): string {
  return `/files/${name}`;
}
