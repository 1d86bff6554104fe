import type { Tx } from '../../platform/database/database';
import { players } from './tables';

export async function insert(tx: Tx, player: typeof players.$inferInsert): Promise<void> {
  await tx.insert(players).values(player);
}
