import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import type { GiveawayEntryKey } from '../entries/repository';
import { giveawayEntries, giveawayVoids } from '../tables';

/** Those of the players who have entered. */
export async function findEntered(
  tx: Tx,
  { giveawayId, playerIds }: { giveawayId: string; playerIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .select({ player: giveawayEntries.player })
    .from(giveawayEntries)
    .where(
      and(
        eq(giveawayEntries.giveaway, giveawayId),
        inArray(giveawayEntries.player, [...playerIds]),
      ),
    );
  return rows.map(({ player }) => player);
}

/** The players whose entry counted until now. The giveaway is locked. */
export async function insert(
  tx: Tx,
  voids: readonly (typeof giveawayVoids.$inferInsert)[],
): Promise<string[]> {
  const rows = await tx
    .insert(giveawayVoids)
    .values([...voids])
    .onConflictDoNothing()
    .returning({ player: giveawayVoids.player });
  return rows.map(({ player }) => player);
}

/** False where the entry counts. */
export async function deleteByEntry(
  tx: Tx,
  { giveawayId, playerId }: GiveawayEntryKey,
): Promise<boolean> {
  const rows = await tx
    .delete(giveawayVoids)
    .where(and(eq(giveawayVoids.giveaway, giveawayId), eq(giveawayVoids.player, playerId)))
    .returning({ player: giveawayVoids.player });
  return rows.length > 0;
}

export async function findVoidedPlayers(db: Db, giveawayId: string): Promise<Set<string>> {
  const rows = await db
    .select({ player: giveawayVoids.player })
    .from(giveawayVoids)
    .where(eq(giveawayVoids.giveaway, giveawayId));
  return new Set(rows.map(({ player }) => player));
}
