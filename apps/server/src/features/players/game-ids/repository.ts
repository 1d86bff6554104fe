import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../tables';

export async function findAllUnchecked(db: Db, limit: number) {
  return db
    .select({ playerId: players.id, gameId: sql<string>`${players.gameId}` })
    .from(players)
    .where(and(eq(players.gameIdState, 'unchecked'), isNotNull(players.gameId)))
    .orderBy(asc(players.id))
    .limit(limit);
}

/** Resolves to false if the player has another game id meanwhile. */
export async function updateState(
  tx: Tx,
  { playerId, gameId, state }: { playerId: string; gameId: string; state: 'verified' | 'unknown' },
): Promise<boolean> {
  const changed = await tx
    .update(players)
    .set({ gameIdState: state })
    .where(
      and(
        eq(players.id, playerId),
        eq(players.gameId, gameId),
        eq(players.gameIdState, 'unchecked'),
      ),
    )
    .returning({ id: players.id });
  return changed.length > 0;
}
