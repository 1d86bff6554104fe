import { constants } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error';

const PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'is on a full disk',
};

/** Creates DATA_DIR if there is none. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const problem = PROBLEMS[String((error as NodeJS.ErrnoException).code)];
    if (problem === undefined) throw error;
    throw new StartupError(`DATA_DIR: ${folder} ${problem}.`);
  }
}

/** More than a file system puts into space that it has already taken. */
const SAMPLE = Buffer.alloc(64 * 1024, 1);
/** `/readyz` is public: however often it is asked, the folder is written at most this often. */
const CHECK_EVERY_MS = 5_000;

/** Says why nothing can be saved in the folder, or null: a full disk shows only when it is written. */
export function createFolderCheck(folder: string): () => Promise<string | null> {
  const file = join(folder, `.write-check-${process.pid}`);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<string | null> = Promise.resolve(null);

  async function check(): Promise<string | null> {
    try {
      await writeFile(file, SAMPLE);
      return null;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return `The data folder ${PROBLEMS[String(code)] ?? `cannot be written (${code})`}.`;
    } finally {
      await rm(file, { force: true }).catch(() => {});
    }
  }
  return () => {
    const now = performance.now();
    if (now - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = now;
      result = check();
    }
    return result;
  };
}
