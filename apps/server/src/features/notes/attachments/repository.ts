import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import type { BanSubject } from '../../moderation/records/service';
import { players } from '../../players/tables';
import { noteAttachments } from '../tables';

/** Newest first. */
export async function findAll(db: Db, subject: BanSubject) {
  return db
    .select({
      attachment: noteAttachments,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(noteAttachments)
    .leftJoin(players, eq(players.id, noteAttachments.createdBy))
    .where(and(whereSubject(subject), isNull(noteAttachments.deletedAt)))
    .orderBy(desc(noteAttachments.id));
}

export async function findById(db: Db, subject: BanSubject, id: string) {
  const [row] = await db
    .select()
    .from(noteAttachments)
    .where(
      and(whereSubject(subject), eq(noteAttachments.id, id), isNull(noteAttachments.deletedAt)),
    );
  return row;
}

export async function countAll(db: Db, subject: BanSubject): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(noteAttachments)
    .where(and(whereSubject(subject), isNull(noteAttachments.deletedAt)));
  return row!.total;
}

export async function insert(
  tx: Tx,
  subject: BanSubject,
  attachment: Omit<typeof noteAttachments.$inferInsert, 'player' | 'team'>,
): Promise<void> {
  await tx.insert(noteAttachments).values({ ...attachment, [subject.kind]: subject.id });
}

/** Deletes it at that time, or with null takes that back. Of two at once only one gets the row. */
export async function setDeleted(
  tx: Tx,
  subject: BanSubject,
  { id, deletedAt }: { id: string; deletedAt: number | null },
) {
  const isOther = deletedAt === null ? isNotNull : isNull;
  const [row] = await tx
    .update(noteAttachments)
    .set({ deletedAt })
    .where(
      and(whereSubject(subject), eq(noteAttachments.id, id), isOther(noteAttachments.deletedAt)),
    )
    .returning();
  return row;
}

/** Their files belong to nothing then. */
export async function deleteAllDeletedBefore(db: Db, time: number): Promise<void> {
  await db.delete(noteAttachments).where(lt(noteAttachments.deletedAt, time));
}

/** Those of the names that an attachment has, also a deleted one. */
export async function findUsedNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: noteAttachments.storedName })
    .from(noteAttachments)
    .where(inArray(noteAttachments.storedName, [...names]));
  return new Set(rows.map(({ name }) => name));
}

function whereSubject({ kind, id }: BanSubject): SQL {
  return eq(kind === 'player' ? noteAttachments.player : noteAttachments.team, id);
}
