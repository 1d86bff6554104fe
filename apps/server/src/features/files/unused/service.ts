/**
 * Deletes files that no row refers to. A file that was uploaded or claimed lately stays: what it is for
 * may not be saved yet. Files that have no name of ours are not looked at.
 */
import { RETENTION } from '@mes/domain/retention/retention';
import { getTableName } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import { withConnection } from '../../../platform/backup/connection';
import { PRIVATE_FOLDERS, type PrivateStore } from '../../../platform/files/private-store';
import { findReferences } from '../../../platform/files/references';
import { type FileStore, pictureOf } from '../../../platform/files/store';
import { outbox } from '../../../platform/outbox/tables';
import { uploadedPictures } from '../tables';

/** They tell what happened and need no picture for it. */
const LOGS = [uploadedPictures, auditLog, outbox].map(getTableName);

interface UnusedFileDeps {
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly privateFiles: PrivateStore;
}

/** Resolves to the number of deleted files. */
export async function deleteUnusedFiles(
  { databaseUrl, files, privateFiles }: UnusedFileDeps,
  now: number,
): Promise<number> {
  const before = now - RETENTION.unusedFiles.ms;
  const isOld = ({ modifiedAt }: { modifiedAt: number }) => modifiedAt < before;
  const pictures = (await files.list()).filter(isOld);
  const others = (await Promise.all(PRIVATE_FOLDERS.map((folder) => privateFiles.list(folder))))
    .flat()
    .filter(isOld);
  if (pictures.length + others.length === 0) return 0;

  // A connection of its own: to search all rows takes longer than a statement of the site may.
  const used = await withConnection(databaseUrl, (client) =>
    findReferences(client, { except: LOGS, match: 'anywhere' }),
  );
  let deleted = 0;
  for (const { name } of pictures) {
    // A placeholder belongs to its picture.
    if (used.has(pictureOf(name))) continue;
    if (await files.deleteUnused(name, before)) deleted++;
  }
  for (const { name } of others) {
    if (used.has(name)) continue;
    await privateFiles.delete(name);
    deleted++;
  }
  return deleted;
}
