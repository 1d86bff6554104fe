import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { roomMessages } from '../tables';

export type RoomMessageRow = typeof roomMessages.$inferSelect;

/** Newest first, without those that were deleted. */
export async function findPage(
  db: Db,
  {
    matchId,
    pairing,
    before,
    count,
  }: { matchId: string; pairing: string; before?: string; count: number },
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
        eq(roomMessages.match, matchId),
        eq(roomMessages.pairing, pairing),
        isNull(roomMessages.deletedAt),
        before === undefined ? undefined : lt(roomMessages.id, before),
      ),
    )
    .orderBy(desc(roomMessages.id))
    .limit(count);
}

export type MessageWithAuthor = Awaited<ReturnType<typeof findPage>>[number];

export async function insert(
  tx: Tx,
  message: typeof roomMessages.$inferInsert,
): Promise<RoomMessageRow> {
  const [row] = await tx.insert(roomMessages).values(message).returning();
  return row!;
}

/** Returns undefined if it is deleted already. */
export async function markDeleted(
  tx: Tx,
  messageId: string,
  { deletedBy, now }: { deletedBy: string; now: number },
): Promise<RoomMessageRow | undefined> {
  const [row] = await tx
    .update(roomMessages)
    .set({ deletedAt: now, deletedBy })
    .where(and(eq(roomMessages.id, messageId), isNull(roomMessages.deletedAt)))
    .returning();
  return row;
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({ match: roomMessages.match, text: roomMessages.text, sentAt: roomMessages.sentAt })
    .from(roomMessages)
    .where(eq(roomMessages.by, playerId))
    .orderBy(asc(roomMessages.id));
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(roomMessages).where(eq(roomMessages.by, playerId));
}
