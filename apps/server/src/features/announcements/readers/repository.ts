import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { announcementAccounts, announcements } from '../tables';

interface ReaderKey {
  readonly id: string;
  readonly accountId: string;
}

/** Of the given announcements, those that the account has seen. */
export async function findSeen(
  db: Db,
  { ids, accountId }: { ids: readonly string[]; accountId: string },
): Promise<{ id: string; isDismissed: boolean }[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: announcementAccounts.announcement,
      isDismissed: sql<boolean>`${announcementAccounts.dismissedAt} IS NOT NULL`,
    })
    .from(announcementAccounts)
    .where(
      and(
        eq(announcementAccounts.account, accountId),
        inArray(announcementAccounts.announcement, [...ids]),
      ),
    );
}

/** Resolves to whether it is the first time. */
export async function insertSeen(
  db: Db,
  { id, accountId, now }: ReaderKey & { now: number },
): Promise<boolean> {
  const rows = await db
    .insert(announcementAccounts)
    .values({ announcement: id, account: accountId, seenAt: now })
    .onConflictDoNothing()
    .returning({ id: announcementAccounts.announcement });
  return rows.length > 0;
}

export async function saveDismissed(
  tx: Tx,
  { id, accountId, now }: ReaderKey & { now: number },
): Promise<void> {
  await tx
    .insert(announcementAccounts)
    .values({ announcement: id, account: accountId, seenAt: now, dismissedAt: now })
    .onConflictDoUpdate({
      target: [announcementAccounts.announcement, announcementAccounts.account],
      set: { dismissedAt: now },
      setWhere: sql`${announcementAccounts.dismissedAt} IS NULL`,
    });
}

/** Adds visitors, and resolves to how many have seen it; undefined if it is gone. */
export async function addVisitors(
  tx: Tx,
  { id, visitors }: { id: string; visitors: number },
): Promise<{ accounts: number; visitors: number } | undefined> {
  const [row] = await tx
    .update(announcements)
    .set({ visitorsSeen: sql`${announcements.visitorsSeen} + ${visitors}` })
    .where(eq(announcements.id, id))
    .returning({ visitors: announcements.visitorsSeen });
  if (!row) return undefined;
  const [accounts] = await tx
    .select({ total: count() })
    .from(announcementAccounts)
    .where(eq(announcementAccounts.announcement, id));
  return { accounts: accounts!.total, visitors: row.visitors };
}

/** Of one person, for the export. */
export async function findAllByAccount(db: Db, accountId: string) {
  const { seenAt, dismissedAt } = announcementAccounts;
  return db
    .select({ title: announcements.title, seenAt, dismissedAt })
    .from(announcementAccounts)
    .innerJoin(announcements, eq(announcements.id, announcementAccounts.announcement))
    .where(eq(announcementAccounts.account, accountId))
    .orderBy(desc(seenAt));
}
