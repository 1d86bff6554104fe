import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
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
