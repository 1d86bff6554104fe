import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { clipLikes, clips } from '../tables';

/** Resolves to false if the player likes it already. */
export async function insert(tx: Tx, row: typeof clipLikes.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(clipLikes)
    .values(row)
    .onConflictDoNothing()
    .returning({ clip: clipLikes.clip });
  return rows.length > 0;
}

export async function deleteOne(
  tx: Tx,
  { clip, player }: { clip: string; player: string },
): Promise<boolean> {
  const rows = await tx
    .delete(clipLikes)
    .where(and(eq(clipLikes.clip, clip), eq(clipLikes.player, player)))
    .returning({ clip: clipLikes.clip });
  return rows.length > 0;
}

/** Resolves to the new number. */
export async function addToCount(tx: Tx, clip: string, added: 1 | -1): Promise<number> {
  const [row] = await tx
    .update(clips)
    .set({ likes: sql`${clips.likes} + ${added}` })
    .where(eq(clips.id, clip))
    .returning({ likes: clips.likes });
  return row!.likes;
}

/** Clips whose number of likes is not published yet. Those that are being liked now follow later. */
export async function takeUnpublished(
  tx: Tx,
  most: number,
): Promise<{ id: string; likes: number }[]> {
  const changed = tx
    .select({ id: clips.id })
    .from(clips)
    .where(ne(clips.likes, clips.publishedLikes))
    .limit(most)
    .for('update', { skipLocked: true });
  return tx
    .update(clips)
    .set({ publishedLikes: clips.likes })
    .where(inArray(clips.id, changed))
    .returning({ id: clips.id, likes: clips.likes });
}

/** Likes of one clip come one after the other, and none after it was taken off. */
export async function lockPublished(tx: Tx, id: string): Promise<{ likes: number } | undefined> {
  const [row] = await tx
    .select({ likes: clips.likes })
    .from(clips)
    .where(and(eq(clips.id, id), eq(clips.state, 'published')))
    .for('update');
  return row;
}

export async function findLiked(
  db: Db,
  { player, clipIds }: { player: string; clipIds: readonly string[] },
): Promise<string[]> {
  if (clipIds.length === 0) return [];
  const rows = await db
    .select({ clip: clipLikes.clip })
    .from(clipLikes)
    .where(and(eq(clipLikes.player, player), inArray(clipLikes.clip, [...clipIds])));
  return rows.map(({ clip }) => clip);
}

export async function findAllByPlayer(db: Db, player: string) {
  const { clip, likedAt } = clipLikes;
  return db
    .select({ clip, likedAt })
    .from(clipLikes)
    .where(eq(clipLikes.player, player))
    .orderBy(asc(likedAt));
}

export async function deleteAllByPlayer(tx: Tx, player: string): Promise<void> {
  await tx.execute(sql`
    WITH deleted AS (DELETE FROM ${clipLikes} WHERE ${clipLikes.player} = ${player} RETURNING clip)
    UPDATE ${clips} SET likes = likes - 1 FROM deleted WHERE clips.id = deleted.clip`);
}
