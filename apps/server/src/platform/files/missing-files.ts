import type pg from 'pg';
import type { PrivateStore } from './private-store';
import { findReferences } from './references';
import type { FileStore } from './store';

/** Files that rows refer to and that are not there. */
export async function findMissingFiles(
  client: pg.ClientBase,
  { files, privateFiles }: { files: FileStore; privateFiles: PrivateStore },
): Promise<string[]> {
  const except = ['uploaded_pictures', 'audit_log'];
  const referenced = await findReferences(client, { except, match: 'value' });
  const stored = new Set((await files.list()).map(({ name }) => name));
  for (const folder of await privateFiles.folders()) {
    for (const { name } of await privateFiles.list(folder)) stored.add(name);
  }
  return [...referenced].filter((name) => !stored.has(name)).sort();
}
