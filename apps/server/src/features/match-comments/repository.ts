import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { closedMatchComments, matchCommentReports, matchComments } from './tables';

/** Moderators give a reason, authors do not. */
const isRemoved = and(isNotNull(matchComments.deletedAt), ne(matchComments.deletionReason, ''));

export type CommentRow = typeof matchComments.$inferSelect;

function selectComments(db: Db) {
  return db
    .select({
      comment: matchComments,
      author: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(matchComments)
    .leftJoin(players, eq(players.id, matchComments.author));
}

export type FoundComment = Awaited<ReturnType<typeof selectComments>>[number];

/** Newest first, without deleted ones. */
export async function findPage(
  db: Db,
  { matchId, before, count }: { matchId: string; before?: string; count: number },
): Promise<FoundComment[]> {
  return selectComments(db)
    .where(
      and(
        eq(matchComments.match, matchId),
        isNull(matchComments.deletedAt),
        before === undefined ? undefined : lt(matchComments.id, before),
      ),
    )
    .orderBy(desc(matchComments.id))
    .limit(count);
}

export async function findById(db: Db, id: string): Promise<FoundComment | undefined> {
  const [row] = await selectComments(db).where(eq(matchComments.id, id));
  return row;
}

/** Newest first, without those that their authors have deleted. */
export async function findAllRemoved(
  db: Db,
  { matchId, count }: { matchId: string; count: number },
) {
  const remover = alias(players, 'remover');
  return db
    .select({
      comment: matchComments,
      author: { id: players.id, name: players.name, photo: players.photo },
      remover: { id: remover.id, name: remover.name, photo: remover.photo },
    })
    .from(matchComments)
    .leftJoin(players, eq(players.id, matchComments.author))
    .leftJoin(remover, eq(remover.id, matchComments.deletedBy))
    .where(and(eq(matchComments.match, matchId), isRemoved))
    .orderBy(desc(matchComments.id))
    .limit(count);
}

export type FoundRemovedComment = Awaited<ReturnType<typeof findAllRemoved>>[number];

/** Also one that is deleted. */
export async function lockById(tx: Tx, id: string): Promise<CommentRow | undefined> {
  const [row] = await tx.select().from(matchComments).where(eq(matchComments.id, id)).for('update');
  return row;
}

export async function insert(tx: Tx, row: typeof matchComments.$inferInsert): Promise<void> {
  await tx.insert(matchComments).values(row);
}

export async function update(tx: Tx, id: string, change: Partial<CommentRow>): Promise<void> {
  await tx.update(matchComments).set(change).where(eq(matchComments.id, id));
}

export async function isClosed(db: Db, matchId: string): Promise<boolean> {
  const rows = await db
    .select({ match: closedMatchComments.match })
    .from(closedMatchComments)
    .where(eq(closedMatchComments.match, matchId));
  return rows.length > 0;
}

/** Resolves to whether anything changed. */
export async function insertClosed(
  tx: Tx,
  row: typeof closedMatchComments.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(closedMatchComments)
    .values(row)
    .onConflictDoNothing()
    .returning({ match: closedMatchComments.match });
  return rows.length > 0;
}

export async function deleteClosed(tx: Tx, matchId: string): Promise<boolean> {
  const rows = await tx
    .delete(closedMatchComments)
    .where(eq(closedMatchComments.match, matchId))
    .returning({ match: closedMatchComments.match });
  return rows.length > 0;
}

/** Resolves to whether the person had not reported it before. */
export async function insertReport(
  tx: Tx,
  row: typeof matchCommentReports.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(matchCommentReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: matchCommentReports.id });
  return rows.length > 0;
}

export async function findReportIds(db: Db, commentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: matchCommentReports.id })
    .from(matchCommentReports)
    .where(eq(matchCommentReports.comment, commentId));
  return rows.map(({ id }) => id);
}

export async function findAllByAuthor(db: Db, authorId: string) {
  return db
    .select({
      match: matchComments.match,
      text: matchComments.text,
      sentAt: matchComments.sentAt,
      editedAt: matchComments.editedAt,
      deletedAt: matchComments.deletedAt,
    })
    .from(matchComments)
    .where(eq(matchComments.author, authorId))
    .orderBy(asc(matchComments.id));
}

/** Comments stay without their author, except those that the author had deleted. */
export async function anonymizeAllByAuthor(tx: Tx, authorId: string): Promise<void> {
  await tx
    .delete(matchComments)
    .where(and(eq(matchComments.author, authorId), eq(matchComments.deletedBy, authorId)));
  await tx.update(matchComments).set({ author: null }).where(eq(matchComments.author, authorId));
  await tx.delete(matchCommentReports).where(eq(matchCommentReports.reporter, authorId));
}

/** Resolves to whether there may be more. */
export async function deleteBatchDeletedBefore(
  db: Db,
  { before, count }: { before: number; count: number },
): Promise<boolean> {
  const due = db
    .select({ id: matchComments.id })
    .from(matchComments)
    .where(lt(matchComments.deletedAt, before))
    .limit(count);
  const rows = await db
    .delete(matchComments)
    .where(inArray(matchComments.id, due))
    .returning({ id: matchComments.id });
  return rows.length === count;
}
