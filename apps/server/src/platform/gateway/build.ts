import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash of the built site: it differs exactly when a page that is already open is out of date. */
export async function readBuildId(root: string): Promise<string> {
  const page = await readFile(join(root, 'dist', 'site', 'index.html')).catch(() => null);
  return page ? createHash('sha1').update(page).digest('base64url').slice(0, 12) : 'not built';
}
