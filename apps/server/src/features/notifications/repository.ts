import type { NotificationKind, NotificationType } from '@mes/contract/notification-kinds';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import { pushSubscriptions } from '../push/tables';
import { notifications, notificationPreferences as preferences } from './tables';

export type NotificationRow = typeof notifications.$inferSelect;
type NewNotification = typeof notifications.$inferInsert;

const DELETED_AT_ONCE = 5_000;

/** The given players who have an account, with their settings for the kind of notification. */
export async function findReceivers(
  db: Db,
  { playerIds, kind }: { playerIds: readonly string[]; kind: NotificationKind },
) {
  return db
    .select({
      account: accounts.id,
      site: preferences.site,
      push: preferences.push,
      hasBrowser: sql<boolean>`EXISTS (
        SELECT 1 FROM ${pushSubscriptions} WHERE ${pushSubscriptions.account} = ${accounts.id})`,
    })
    .from(accounts)
    .leftJoin(preferences, and(eq(preferences.account, accounts.id), eq(preferences.kind, kind)))
    .where(inArray(accounts.id, [...playerIds]))
    .orderBy(asc(accounts.id));
}

/** Returns the new ones: an account gets a notification of one key only once. */
export async function insert(tx: Tx, rows: readonly NewNotification[]): Promise<NotificationRow[]> {
  return tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: [notifications.account, notifications.key] })
    .returning();
}

export async function findAllOfAccount(db: Db, accountId: string): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.account, accountId))
    .orderBy(asc(notifications.id));
}

export async function findPage(
  db: Db,
  {
    accountId,
    unreadOnly,
    before,
    count: size,
  }: { accountId: string; unreadOnly: boolean; before?: string; count: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.account, accountId),
        notifications.listed,
        unreadOnly ? isNull(notifications.readAt) : undefined,
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(size);
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.account, accountId), isUnread()));
  return row!.total;
}

export async function findById(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.id, id), eq(notifications.account, accountId), notifications.listed),
    );
  return row;
}

/** Answers which were unread until now. */
export async function markRead(
  tx: Tx,
  {
    accountId,
    id,
    upTo,
    about,
    now,
  }: {
    accountId: string;
    id?: string;
    upTo?: string;
    about?: { types: readonly NotificationType[]; link: string };
    now: number;
  },
): Promise<string[]> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.account, accountId),
        isUnread(),
        id === undefined ? undefined : eq(notifications.id, id),
        upTo === undefined ? undefined : lte(notifications.id, upTo),
        about &&
          and(inArray(notifications.type, [...about.types]), eq(notifications.link, about.link)),
      ),
    )
    .returning({ id: notifications.id });
  return rows.map((row) => row.id);
}

/** Locked for this transaction; what another process has in hand is left out. */
export async function lockDueForPush(
  tx: Tx,
  { now, count: size }: { now: number; count: number },
): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(and(isNotNull(notifications.pushAt), lte(notifications.pushAt, now)))
    .orderBy(asc(notifications.pushAt))
    .limit(size)
    .for('update', { skipLocked: true });
}

/** Those of the accounts that want no results. */
export async function findSpoilerFree(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...new Set(accountIds)]), accounts.spoilerFree));
  return new Set(rows.map(({ id }) => id));
}

export async function clearPush(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ pushAt: null })
    .where(inArray(notifications.id, [...ids]));
}

/** Answers whether there may be more. */
export async function deleteBatchCreatedBefore(db: Db, moment: number): Promise<boolean> {
  const lot = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, moment))
    .limit(DELETED_AT_ONCE);
  const { rowCount } = await db.delete(notifications).where(inArray(notifications.id, lot));
  return rowCount === DELETED_AT_ONCE;
}

export async function findPreferences(db: Db, accountId: string) {
  return db.select().from(preferences).where(eq(preferences.account, accountId));
}

/** A field that is not given stays as it is. */
export async function savePreference(
  tx: Tx,
  {
    accountId,
    kind,
    site,
    push,
  }: { accountId: string; kind: NotificationKind; site?: boolean; push?: boolean },
): Promise<void> {
  await tx
    .insert(preferences)
    .values({ account: accountId, kind, site: site ?? true, push: push ?? true })
    .onConflictDoUpdate({
      target: [preferences.account, preferences.kind],
      set: {
        site: site ?? sql`${preferences.site}`,
        push: push ?? sql`${preferences.push}`,
      },
    });
}

function isUnread() {
  return and(notifications.listed, isNull(notifications.readAt));
}
