import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
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

/** Whether somebody else has the id, in upper or lower case. */
export async function isTaken(
  db: Db,
  { gameId, playerId }: { gameId: string; playerId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(sql`lower(${players.gameId})`, gameId.toLowerCase()), ne(players.id, playerId)))
    .limit(1);
  return rows.length > 0;
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
