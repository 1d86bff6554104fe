import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { playerFacts } from '../tables';

export async function findByPlayer(db: Db, playerId: string) {
  const [row] = await db.select().from(playerFacts).where(eq(playerFacts.player, playerId));
  return row;
}

export async function save(tx: Tx, facts: typeof playerFacts.$inferInsert): Promise<void> {
  const { player: _player, ...change } = facts;
  await tx
    .insert(playerFacts)
    .values(facts)
    .onConflictDoUpdate({ target: playerFacts.player, set: change });
}

export async function deleteByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(playerFacts).where(eq(playerFacts.player, playerId));
}
