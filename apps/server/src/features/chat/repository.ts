import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { chatMessages } from './tables';

const { search: _, ...COLUMNS } = getTableColumns(chatMessages);
const deleters = alias(players, 'deleters');

export type ChatMessageRow = Omit<typeof chatMessages.$inferSelect, 'search'>;

export interface PageQuery {
  readonly channelId: string;
  readonly count: number;
  readonly withDeleted: boolean;
}

/** With the author and who has deleted it. */
export function selectMessages(db: Db) {
  return db
    .select({
      message: COLUMNS,
      author: { id: players.id, name: players.name, photo: players.photo },
      deletedBy: { id: deleters.id, name: deleters.name, photo: deleters.photo },
    })
    .from(chatMessages)
    .leftJoin(players, eq(players.id, chatMessages.author))
    .leftJoin(deleters, eq(deleters.id, chatMessages.deletedBy));
}

export type FoundMessage = Awaited<ReturnType<typeof selectMessages>>[number];

/** Newest first; those before a message, or up to it. */
export async function findOlder(
  db: Db,
  { before, upTo, ...query }: PageQuery & { before?: string; upTo?: string },
): Promise<FoundMessage[]> {
  return selectMessages(db)
    .where(
      and(
        wherePage(query),
        before === undefined ? undefined : lt(chatMessages.id, before),
        upTo === undefined ? undefined : lte(chatMessages.id, upTo),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(query.count);
}

/** Oldest first. */
export async function findNewer(
  db: Db,
  { after, ...query }: PageQuery & { after: string },
): Promise<FoundMessage[]> {
  return selectMessages(db)
    .where(and(wherePage(query), gt(chatMessages.id, after)))
    .orderBy(asc(chatMessages.id))
    .limit(query.count);
}

export async function findById(db: Db, id: string): Promise<FoundMessage | undefined> {
  const [row] = await selectMessages(db).where(eq(chatMessages.id, id));
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<ChatMessageRow | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(chatMessages)
    .where(eq(chatMessages.id, id))
    .for('update');
  return row;
}

/** What one account writes goes one after the other, so that slow mode holds for two at once. */
export async function lockAuthor(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`chat:${accountId}`}, 0))`);
}

/** Also of messages that were deleted since: deleting does not get around slow mode. */
export async function findLastSentAt(
  db: Db,
  { channelId, authorId }: { channelId: string; authorId: string },
): Promise<number | null> {
  const [row] = await db
    .select({ sentAt: chatMessages.sentAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.channel, channelId), eq(chatMessages.author, authorId)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return row?.sentAt ?? null;
}

export async function insert(tx: Tx, message: typeof chatMessages.$inferInsert): Promise<void> {
  await tx.insert(chatMessages).values(message);
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<typeof chatMessages.$inferInsert>,
): Promise<void> {
  await tx.update(chatMessages).set(change).where(eq(chatMessages.id, id));
}

export async function findAllByAuthor(db: Db, authorId: string) {
  return db
    .select({
      channel: chatMessages.channel,
      text: chatMessages.text,
      originalText: chatMessages.originalText,
      sentAt: chatMessages.sentAt,
      editedAt: chatMessages.editedAt,
      deletedAt: chatMessages.deletedAt,
    })
    .from(chatMessages)
    .where(eq(chatMessages.author, authorId))
    .orderBy(asc(chatMessages.id));
}

/** Messages stay without their author, except those that the author had deleted. */
export async function anonymizeAllByAuthor(tx: Tx, authorId: string): Promise<void> {
  await tx
    .delete(chatMessages)
    .where(and(eq(chatMessages.author, authorId), eq(chatMessages.deletedBy, authorId)));
  await tx
    .update(chatMessages)
    .set({ author: null, originalText: null })
    .where(eq(chatMessages.author, authorId));
}

/** Resolves to whether there may be more. */
export async function deleteBatchDeletedBefore(
  db: Db,
  { before, count }: { before: number; count: number },
): Promise<boolean> {
  const due = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(lt(chatMessages.deletedAt, before))
    .limit(count);
  const rows = await db
    .delete(chatMessages)
    .where(inArray(chatMessages.id, due))
    .returning({ id: chatMessages.id });
  return rows.length === count;
}

function wherePage({ channelId, withDeleted }: PageQuery) {
  return and(
    eq(chatMessages.channel, channelId),
    withDeleted ? undefined : isNull(chatMessages.deletedAt),
  );
}
