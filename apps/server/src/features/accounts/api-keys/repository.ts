import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { playerBanScopes } from '../../moderation/service';
import { players } from '../../players/tables';
import { accounts, apiKeys } from '../tables';

const { secretHash, account, ...shown } = getTableColumns(apiKeys);

/** A key with the account behind it, what it may do and what it is banned from, in one query. */
export async function findWithActor(db: Db, id: string, now: number) {
  const [row] = await db
    .select({
      secretHash,
      expiresAt: apiKeys.expiresAt,
      scopes: apiKeys.scopes,
      callsPerMinute: apiKeys.callsPerMinute,
      actor: { id: accounts.id, name: players.name, permissions: accounts.permissions },
      bans: playerBanScopes(db, { playerId: accounts.id, now }),
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.account))
    .innerJoin(players, eq(players.id, accounts.id))
    .where(eq(apiKeys.id, id));
  return row;
}

/** Newest first, without their hashes. */
export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select(shown)
    .from(apiKeys)
    .where(eq(account, accountId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function countByAccount(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(eq(account, accountId));
  return row!.keys;
}

export async function insert(tx: Tx, key: typeof apiKeys.$inferInsert) {
  const [row] = await tx.insert(apiKeys).values(key).returning(shown);
  return row!;
}

/** Resolves to undefined if the account has no such key. */
export async function deleteById(
  tx: Tx,
  { accountId, keyId }: { accountId: string; keyId: string },
) {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(account, accountId), eq(apiKeys.id, keyId)))
    .returning(shown);
  return row;
}

export async function addUses(
  db: Db,
  uses: readonly { id: string; calls: number; at: number }[],
): Promise<void> {
  const used = sql`unnest(
    ${sql.param(uses.map(({ id }) => id))}::text[],
    ${sql.param(uses.map(({ calls }) => calls))}::bigint[],
    ${sql.param(uses.map(({ at }) => apiKeys.lastUsedAt.mapToDriverValue(at)))}::timestamptz[]
  ) AS used(id, calls, at)`;
  await db.execute(sql`
    UPDATE ${apiKeys}
    SET calls = ${apiKeys.calls} + used.calls,
      last_used_at = greatest(${apiKeys.lastUsedAt}, used.at)
    FROM ${used}
    WHERE ${apiKeys.id} = used.id`);
}

export async function deleteAllExpiredBefore(db: Db, time: number): Promise<void> {
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, time));
}
