import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { roomMessages } from './tables';

export type MessageRow = typeof roomMessages.$inferSelect;

/** Newest first, without those that were deleted. */
export async function findMessages(
  db: Db,
  {
    match,
    pairing,
    before,
    count,
  }: { match: string; pairing: string; before?: string; count: number },
) {
  return db
    .select({
      message: roomMessages,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(roomMessages)
    .leftJoin(players, eq(players.id, roomMessages.by))
    .where(
      and(
        eq(roomMessages.match, match),
        eq(roomMessages.pairing, pairing),
        isNull(roomMessages.deletedAt),
        before === undefined ? undefined : lt(roomMessages.id, before),
      ),
    )
    .orderBy(desc(roomMessages.id))
    .limit(count);
}

export type ShownMessage = Awaited<ReturnType<typeof findMessages>>[number];

export async function insertMessage(
  tx: Tx,
  message: typeof roomMessages.$inferInsert,
): Promise<MessageRow> {
  const [row] = await tx.insert(roomMessages).values(message).returning();
  return row!;
}

/** Answers undefined if it is gone already. */
export async function markDeleted(
  tx: Tx,
  id: string,
  { by, now }: { by: string; now: number },
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .update(roomMessages)
    .set({ deletedAt: now, deletedBy: by })
    .where(and(eq(roomMessages.id, id), isNull(roomMessages.deletedAt)))
    .returning();
  return row;
}

export async function findAllBy(db: Db, player: string) {
  return db
    .select({ match: roomMessages.match, text: roomMessages.text, sentAt: roomMessages.sentAt })
    .from(roomMessages)
    .where(eq(roomMessages.by, player))
    .orderBy(asc(roomMessages.id));
}

export async function deleteAllBy(tx: Tx, player: string): Promise<void> {
  await tx.delete(roomMessages).where(eq(roomMessages.by, player));
}
