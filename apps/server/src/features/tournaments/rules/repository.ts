import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { rulesConfirmations } from '../tables';

export async function findConfirmedAt(
  db: Db,
  { tournamentId, playerId }: { tournamentId: string; playerId: string },
): Promise<number | null> {
  const [row] = await db
    .select({ at: rulesConfirmations.at })
    .from(rulesConfirmations)
    .where(
      and(eq(rulesConfirmations.tournament, tournamentId), eq(rulesConfirmations.player, playerId)),
    );
  return row?.at ?? null;
}

/** Keeps the first confirmation; answers whether this is the first. */
export async function insert(
  tx: Tx,
  { tournamentId, playerId, at }: { tournamentId: string; playerId: string; at: number },
): Promise<boolean> {
  const inserted = await tx
    .insert(rulesConfirmations)
    .values({ tournament: tournamentId, player: playerId, at })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}
