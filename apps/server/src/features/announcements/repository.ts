import type { AnnouncementState } from '@mes/domain/announcements/state';
import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { tournaments } from '../tournaments/tables';
import { announcementAccounts, announcements } from './tables';

export type AnnouncementRow = typeof announcements.$inferSelect;
export type NewAnnouncement = typeof announcements.$inferInsert;
export type FoundAnnouncement = Awaited<ReturnType<typeof findPage>>[number];

interface InState {
  readonly state?: AnnouncementState;
  readonly now: number;
}

/** Those that are live, newest first. */
export async function findLive(db: Db, now: number): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(isIn('live', now))
    .orderBy(desc(announcements.startsAt), desc(announcements.id));
}

export async function findLiveById(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<AnnouncementRow | undefined> {
  const [row] = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), isIn('live', now)));
  return row;
}

/** Last changed first. */
export async function findPage(
  db: Db,
  { page, size, ...wanted }: InState & { page: number; size: number },
) {
  return selection(db)
    .where(isIn(wanted.state, wanted.now))
    .orderBy(desc(announcements.updatedAt), desc(announcements.id))
    .limit(size)
    .offset(page * size);
}

export async function countIn(db: Db, { state, now }: InState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(announcements).where(isIn(state, now));
  return row!.total;
}

export async function findById(db: Db, id: string): Promise<FoundAnnouncement | undefined> {
  const [row] = await selection(db).where(eq(announcements.id, id));
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return row;
}

export async function insert(tx: Tx, announcement: NewAnnouncement): Promise<AnnouncementRow> {
  const [row] = await tx.insert(announcements).values(announcement).returning();
  return row!;
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<NewAnnouncement>,
): Promise<AnnouncementRow> {
  const [row] = await tx
    .update(announcements)
    .set(change)
    .where(eq(announcements.id, id))
    .returning();
  return row!;
}

export async function clearEditor(tx: Tx, playerId: string): Promise<void> {
  await tx
    .update(announcements)
    .set({ updatedBy: null })
    .where(eq(announcements.updatedBy, playerId));
}

function selection(db: Db) {
  return db
    .select({
      announcement: announcements,
      tournament: { id: tournaments.id, name: tournaments.name },
      updater: { id: players.id, name: players.name, photo: players.photo },
      accountsSeen: sql<number>`(
        SELECT count(*)::int FROM ${announcementAccounts}
        WHERE ${announcementAccounts.announcement} = ${announcements.id})`,
    })
    .from(announcements)
    .leftJoin(tournaments, eq(tournaments.id, announcements.tournament))
    .leftJoin(players, eq(players.id, announcements.updatedBy))
    .$dynamic();
}

/** The same as `announcementState`; without a state all that are not deleted. */
function isIn(state: AnnouncementState | undefined, now: number) {
  const { startsAt, endsAt, deletedAt } = announcements;
  if (state === 'deleted') return isNotNull(deletedAt);
  const isThere = isNull(deletedAt);
  if (state === undefined) return isThere;
  if (state === 'draft') return and(isThere, isNull(startsAt));
  if (state === 'ended') return and(isThere, isNotNull(startsAt), lte(endsAt, now));
  const isNotOver = or(isNull(endsAt), gt(endsAt, now));
  return and(isThere, isNotOver, state === 'live' ? lte(startsAt, now) : gt(startsAt, now));
}
