import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { showOperators } from '../tables';

export type OperatorRow = typeof showOperators.$inferSelect;

export async function findAllSince(db: Db, time: number): Promise<OperatorRow[]> {
  return db.select().from(showOperators).where(gte(showOperators.seenAt, time));
}

export async function save(tx: Tx, row: OperatorRow): Promise<void> {
  const { player: _, ...change } = row;
  await tx
    .insert(showOperators)
    .values(row)
    .onConflictDoUpdate({ target: showOperators.player, set: change });
}

export async function deleteByPlayer(tx: Tx, playerId: string): Promise<boolean> {
  const deleted = await tx
    .delete(showOperators)
    .where(eq(showOperators.player, playerId))
    .returning({ player: showOperators.player });
  return deleted.length > 0;
}

export async function deleteBefore(tx: Tx, time: number): Promise<boolean> {
  const deleted = await tx
    .delete(showOperators)
    .where(lt(showOperators.seenAt, time))
    .returning({ player: showOperators.player });
  return deleted.length > 0;
}

export async function findOldestSeenAt(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ seenAt: showOperators.seenAt })
    .from(showOperators)
    .orderBy(asc(showOperators.seenAt))
    .limit(1);
  return row?.seenAt ?? null;
}

export async function hasStreaming(db: Db, since: number): Promise<boolean> {
  const rows = await db
    .select({ player: showOperators.player })
    .from(showOperators)
    .where(and(eq(showOperators.isStreaming, true), gte(showOperators.seenAt, since)))
    .limit(1);
  return rows.length > 0;
}
