import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { formRewards } from '../tables';

/** False if the player has the reward of the form already. */
export async function insertOnce(
  tx: Tx,
  reward: typeof formRewards.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(formRewards).values(reward).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findAllByPlayer(db: Db, playerId: string) {
  const { form, points, season, at } = formRewards;
  return db
    .select({ form, points, season, at })
    .from(formRewards)
    .where(eq(formRewards.player, playerId))
    .orderBy(desc(formRewards.at));
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(formRewards).where(eq(formRewards.player, playerId));
}
