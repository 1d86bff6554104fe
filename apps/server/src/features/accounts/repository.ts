import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';
import { accounts, sessions } from './tables';

type NewAccount = typeof accounts.$inferInsert;
type NewSession = typeof sessions.$inferInsert;

/** The account behind a session, with what it may do and what it is banned from, in one query. */
export async function findBySession(
  db: Db,
  { account, secretHash, now }: { account: string; secretHash: string; now: number },
) {
  const activeBans = db
    .select({ scopes: sql<string[]>`coalesce(array_agg(${bans.scope}), '{}')`.as('scopes') })
    .from(bans)
    .where(
      and(
        eq(bans.player, accounts.id),
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, now)),
      ),
    );
  const [row] = await db
    .select({
      id: accounts.id,
      name: players.name,
      permissions: accounts.permissions,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      bannedFrom: sql<string[]>`(${activeBans})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account))
    .innerJoin(players, eq(players.id, accounts.id))
    .where(and(eq(sessions.account, account), eq(sessions.secretHash, secretHash)));
  return row;
}

export async function insert(tx: Tx, account: NewAccount): Promise<void> {
  await tx.insert(accounts).values(account);
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function touchSession(db: Db, id: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

export async function deleteSessionsIdleSince(db: Db, time: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, time));
}
