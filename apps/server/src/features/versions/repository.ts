import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { type ContentKind, contentVersions as versions } from './tables';

export type NewVersion = typeof versions.$inferInsert;

export interface VersionSubject {
  readonly kind: ContentKind;
  readonly subjectId: string;
}

const EDITOR = { id: players.id, name: players.name, photo: players.photo };

/** Newest first, without the contents. */
export async function findAllBySubject(db: Db, subject: VersionSubject) {
  const { revision, title, at } = versions;
  return db
    .select({ version: { revision, title, at }, by: EDITOR })
    .from(versions)
    .leftJoin(players, eq(players.id, versions.by))
    .where(isOf(subject))
    .orderBy(desc(versions.revision));
}

export async function findContent(db: Db, subject: VersionSubject, revision: number) {
  const [row] = await db
    .select({ content: versions.content })
    .from(versions)
    .where(and(isOf(subject), eq(versions.revision, revision)));
  return row;
}

export async function insert(tx: Tx, version: NewVersion): Promise<void> {
  await tx.insert(versions).values(version);
}

/** Deletes all but the newest. */
export async function deleteOldest(
  tx: Tx,
  subject: VersionSubject,
  remaining: number,
): Promise<void> {
  const [oldest] = await tx
    .select({ revision: versions.revision })
    .from(versions)
    .where(isOf(subject))
    .orderBy(desc(versions.revision))
    .offset(remaining)
    .limit(1);
  if (!oldest) return;
  await tx.delete(versions).where(and(isOf(subject), lte(versions.revision, oldest.revision)));
}

export async function findAllByEditor(db: Db, playerId: string) {
  const { kind, title, revision, at } = versions;
  return db
    .select({ kind, title, revision, at })
    .from(versions)
    .where(eq(versions.by, playerId))
    .orderBy(desc(at));
}

export async function clearEditor(tx: Tx, playerId: string): Promise<void> {
  await tx.update(versions).set({ by: null }).where(eq(versions.by, playerId));
}

function isOf({ kind, subjectId }: VersionSubject) {
  return and(eq(versions.kind, kind), eq(versions.subjectId, subjectId));
}
