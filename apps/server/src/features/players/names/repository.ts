import { skeleton } from '@mes/domain/names/skeleton';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { type SkeletonList, withSkeleton } from '../../../platform/names/skeletons';
import { playerNames, players } from '../tables';

/** Newest first, without hidden ones. */
export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({ name: playerNames.name, until: playerNames.until })
    .from(playerNames)
    .where(and(eq(playerNames.player, playerId), eq(playerNames.hidden, false)))
    .orderBy(desc(playerNames.until), desc(playerNames.id));
}

export async function findLastChange(db: Db, playerId: string): Promise<number | null> {
  const [row] = await db
    .select({ until: playerNames.until })
    .from(playerNames)
    .where(eq(playerNames.player, playerId))
    .orderBy(desc(playerNames.until))
    .limit(1);
  return row?.until ?? null;
}

/** Whether another player has given the name, or one that looks like it, up since then. */
export async function isReservedByOther(
  db: Db,
  { name, playerId, since }: { name: string; playerId: string; since: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: playerNames.id })
    .from(playerNames)
    .where(
      and(
        eq(playerNames.nameSkeleton, skeleton(name)),
        eq(playerNames.hidden, false),
        ne(playerNames.player, playerId),
        gt(playerNames.until, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insert(
  tx: Tx,
  name: Omit<typeof playerNames.$inferInsert, 'nameSkeleton'>,
): Promise<void> {
  await tx.insert(playerNames).values(withSkeleton(name));
}

export async function deleteByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(playerNames).where(eq(playerNames.player, playerId));
}

export const PLAYER_NAME_LISTS: readonly SkeletonList[] = [
  { table: players, oldestFirst: players.createdAt },
  { table: playerNames },
];
