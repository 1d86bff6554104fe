import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
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
    .where(whereSubject(subject))
    .orderBy(desc(noteAttachments.id));
}

export async function findById(db: Db, subject: BanSubject, id: string) {
  const [row] = await db
    .select()
    .from(noteAttachments)
    .where(and(whereSubject(subject), eq(noteAttachments.id, id)));
  return row;
}

export async function countAll(db: Db, subject: BanSubject): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(noteAttachments)
    .where(whereSubject(subject));
  return row!.total;
}

export async function insert(
  tx: Tx,
  subject: BanSubject,
  attachment: Omit<typeof noteAttachments.$inferInsert, 'player' | 'team'>,
): Promise<void> {
  await tx.insert(noteAttachments).values({ ...attachment, [subject.kind]: subject.id });
}

/** Resolves to the row that was deleted: of two at once only one gets it. */
export async function deleteById(tx: Tx, subject: BanSubject, id: string) {
  const [row] = await tx
    .delete(noteAttachments)
    .where(and(whereSubject(subject), eq(noteAttachments.id, id)))
    .returning();
  return row;
}

/** Those of the names that an attachment has. */
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
