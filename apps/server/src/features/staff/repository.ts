import { asc, desc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { sessions, staffTerms } from '../accounts/tables';
import { players } from '../players/tables';

export type MemberRow = Awaited<ReturnType<typeof findAllMembers>>[number];

/** Everyone who is or was on the staff, or one of them, with their last term. */
export async function findAllMembers(db: Db, accountId?: string) {
  return db
    .selectDistinctOn([staffTerms.account], {
      player: { id: players.id, name: players.name, photo: players.photo },
      permissions: staffTerms.permissions,
      since: staffTerms.since,
      until: staffTerms.until,
    })
    .from(staffTerms)
    .innerJoin(players, eq(players.id, staffTerms.account))
    .where(accountId === undefined ? undefined : eq(staffTerms.account, accountId))
    .orderBy(staffTerms.account, desc(staffTerms.since), desc(staffTerms.id));
}

export async function findLastSeen(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ account: sessions.account, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.account, db.select({ account: staffTerms.account }).from(staffTerms)))
    .groupBy(sessions.account);
  return new Map(rows.map(({ account, at }) => [account, at!]));
}

export async function findTerms(db: Db, accountId: string) {
  return db
    .select({
      permissions: staffTerms.permissions,
      since: staffTerms.since,
      until: staffTerms.until,
    })
    .from(staffTerms)
    .where(eq(staffTerms.account, accountId))
    .orderBy(asc(staffTerms.since));
}
