import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { preparedFor } from '../../../platform/database/prepared';
import { quickRead } from '../../../platform/database/shared-reads';
import { playerBanScopes } from '../../moderation/service';
import { players } from '../../players/tables';
import { accounts, sessions } from '../tables';

/** The account behind a session, with what it may do and what it is banned from, in one query. */
const findActorQuery = preparedFor((db) =>
  db
    .select({
      id: accounts.id,
      name: players.name,
      permissions: accounts.permissions,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      bans: playerBanScopes(db, { playerId: accounts.id, now: sql.placeholder('now') }),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account))
    .innerJoin(players, eq(players.id, accounts.id))
    .where(
      and(
        eq(sessions.account, sql.placeholder('accountId')),
        eq(sessions.secretHash, sql.placeholder('secretHash')),
        gt(sessions.lastSeenAt, sql.param(sql.placeholder('seenAfter'), sessions.lastSeenAt)),
      ),
    )
    .prepare(quickRead('find_actor')),
);

export async function findActor(
  db: Db,
  query: { accountId: string; secretHash: string; seenAfter: number; now: number },
) {
  const [row] = await findActorQuery(db).execute(query);
  return row;
}

export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.account, accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function insert(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function updateLastSeen(db: Db, id: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** All sessions of an account, only one, or all but one. Resolves to the number of deleted sessions. */
export async function deleteByAccount(
  tx: Tx,
  { accountId, onlyId, exceptId }: { accountId: string; onlyId?: string; exceptId?: string },
): Promise<number> {
  const deleted = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.account, accountId),
        onlyId === undefined ? undefined : eq(sessions.id, onlyId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id });
  return deleted.length;
}

export async function deleteAllIdleSince(db: Db, time: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, time));
}
