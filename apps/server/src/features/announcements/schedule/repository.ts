import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { playerIsBanned } from '../../moderation/service';
import { participantsOf } from '../../tournaments/participants/service';
import type { AnnouncementRow } from '../repository';
import { announcements, announcementReceivers as receivers } from '../tables';

/** Locked; what another process has in hand is left out. */
export async function lockDue(tx: Tx, now: number): Promise<AnnouncementRow[]> {
  const { startsAt, startedAt, endsAt, endedAt, deletedAt } = announcements;
  return tx
    .select()
    .from(announcements)
    .where(
      and(
        isNull(deletedAt),
        isNull(endedAt),
        isNotNull(startsAt),
        or(and(isNull(startedAt), lte(startsAt, now)), lte(endsAt, now)),
      ),
    )
    .orderBy(asc(announcements.id))
    .for('update', { skipLocked: true });
}

/** When the next announcement starts or ends; null if none does. */
export async function findNextDeadline(db: Db): Promise<number | null> {
  const { startsAt, startedAt, endsAt, endedAt, deletedAt } = announcements;
  const [row] = await db
    .select({
      at: sql<
        number | null
      >`min(CASE WHEN ${startedAt} IS NULL THEN ${startsAt} ELSE ${endsAt} END)`.mapWith(startsAt),
    })
    .from(announcements)
    .where(and(isNull(deletedAt), isNull(endedAt), isNotNull(startsAt)));
  return row?.at ?? null;
}

/** Everyone who is in the audience at this moment; the same rule as `isInAudience`. */
export async function insertReceivers(
  tx: Tx,
  announcement: Pick<AnnouncementRow, 'id' | 'audience' | 'tournament'>,
  now: number,
): Promise<void> {
  const condition = audienceOf(tx, announcement, now);
  await tx
    .insert(receivers)
    .select(
      tx
        .select({
          announcement: sql<string>`${announcement.id}::uuid`.as('announcement'),
          account: accounts.id,
        })
        .from(accounts)
        .where(condition),
    )
    .onConflictDoNothing();
}

function audienceOf(
  db: Db,
  { audience, tournament }: Pick<AnnouncementRow, 'audience' | 'tournament'>,
  now: number,
): SQL | undefined {
  if (audience === 'everyone') return undefined;
  const isBanned = playerIsBanned(db, { playerId: accounts.id, scopes: ['site'], now });
  const isNotBanned = sql`NOT ${isBanned}`;
  if (audience === 'accounts') return isNotBanned;
  if (audience === 'staff') return and(sql`cardinality(${accounts.permissions}) > 0`, isNotBanned);
  if (tournament === null) return sql`false`;
  return and(sql`${accounts.id} IN (${participantsOf(db, tournament)})`, isNotBanned);
}

/** The announcements that have receivers, the oldest first. */
export async function findWithReceivers(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: receivers.announcement })
    .from(receivers)
    .orderBy(asc(receivers.announcement));
  return rows.map(({ id }) => id);
}

/** Takes some receivers out of the list; another process takes others. */
export async function takeReceivers(
  tx: Tx,
  { id, size }: { id: string; size: number },
): Promise<string[]> {
  const taken = await tx
    .select({ account: receivers.account })
    .from(receivers)
    .where(eq(receivers.announcement, id))
    .orderBy(asc(receivers.account))
    .limit(size)
    .for('update', { skipLocked: true });
  const accountIds = taken.map(({ account }) => account);
  if (accountIds.length > 0)
    await tx
      .delete(receivers)
      .where(and(eq(receivers.announcement, id), inArray(receivers.account, accountIds)));
  return accountIds;
}

export async function deleteReceivers(tx: Tx, id: string): Promise<void> {
  await tx.delete(receivers).where(eq(receivers.announcement, id));
}
