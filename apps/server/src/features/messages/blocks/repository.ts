import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import type { Pair } from '../repository';
import { messageBlocks as blocks } from '../tables';

export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select({ id: players.id, name: players.name, photo: players.photo })
    .from(blocks)
    .innerJoin(players, eq(players.id, blocks.blocked))
    .where(eq(blocks.account, accountId))
    .orderBy(asc(sql`lower(${players.name})`));
}

/** Of the accounts given, those that have blocked the player. */
export async function findBlockers(
  db: Db,
  { blockedId, among }: { blockedId: string; among: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .select({ account: blocks.account })
    .from(blocks)
    .where(and(eq(blocks.blocked, blockedId), inArray(blocks.account, [...among])));
  return rows.map(({ account }) => account);
}

export async function insert(
  tx: Tx,
  { accountId, otherId }: Pair,
  createdAt: number,
): Promise<void> {
  await tx
    .insert(blocks)
    .values({ account: accountId, blocked: otherId, createdAt })
    .onConflictDoNothing();
}

export async function deleteByPair(tx: Tx, { accountId, otherId }: Pair): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.account, accountId), eq(blocks.blocked, otherId)));
}
