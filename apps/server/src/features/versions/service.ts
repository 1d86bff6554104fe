/** Earlier versions of what staff write, which they can look up and put back into the editor. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { ContentVersion } from '@mes/contract/publication';
import type { Db, Tx } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import type { NewVersion, VersionSubject } from './repository';
import * as repository from './repository';

const MAX_VERSIONS = 50;

export async function saveVersion(tx: Tx, version: NewVersion): Promise<void> {
  await repository.insert(tx, version);
  await repository.deleteOldest(tx, version, MAX_VERSIONS);
}

/** Newest first. */
export async function listVersions(db: Db, subject: VersionSubject): Promise<ContentVersion[]> {
  const rows = await repository.findAllBySubject(db, subject);
  if (rows.length === 0) throw new ObjectNotFound();
  return rows.map(({ version, by }) => ({
    ...version,
    by: by && { ...by, photo: pictureReference(by.photo)?.url ?? null },
  }));
}

/** What it said in that revision. `parse` is the schema's, because an old version may have an old shape. */
export async function readVersion<Content>(
  db: Db,
  { revision, ...subject }: VersionSubject & { readonly revision: number },
  parse: (content: unknown) => Content,
): Promise<Content> {
  const found = await repository.findContent(db, subject, revision);
  if (!found) throw new ObjectNotFound();
  return parse(found.content);
}
