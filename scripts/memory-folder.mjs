// A file system in memory for what tests write and soon delete: databases, profiles of browsers.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Containers often have 64 MB there. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Programs that are started afterwards put their temporary files there, until this one ends. */
export function useMemoryForTemporaryFiles() {
  if (!hasRoomInMemory()) return;
  const folder = mkdtempSync(join(MEMORY, 'mes-'));
  // As /tmp: the database may run as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

export function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
