import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import {
  giveawayDraws,
  giveawayEntries,
  giveaways,
  giveawayVoids,
  giveawayWinners,
} from './tables';

export type GiveawayRow = typeof giveaways.$inferSelect;
export type NewGiveaway = typeof giveaways.$inferInsert;
export type FoundGiveaway = NonNullable<Awaited<ReturnType<typeof findById>>>;
export type FoundWinner = Awaited<ReturnType<typeof findWinners>>[number];
type NewWinner = typeof giveawayWinners.$inferInsert;

const PLAYER = { id: players.id, name: players.name, photo: players.photo };

/** Those that are not over come first, whenever they were created. */
export async function findPage(
  db: Db,
  { page, size, viewerId }: { page: number; size: number; viewerId: string | null },
) {
  return selection(db, viewerId)
    .orderBy(desc(giveaways.closesAt), desc(giveaways.id))
    .limit(size)
    .offset(page * size);
}

export function countAll(db: Db): Promise<number> {
  return db.$count(giveaways);
}

export async function findById(db: Db, { id, viewerId }: { id: string; viewerId: string | null }) {
  const [row] = await selection(db, viewerId).where(eq(giveaways.id, id));
  return row;
}

/** The one that opened last, of those that are open, or else of all that have opened or are planned. */
export async function findForStream(db: Db, now: number): Promise<string | null> {
  const [row] = await db
    .select({ id: giveaways.id })
    .from(giveaways)
    .orderBy(
      desc(and(lte(giveaways.opensAt, now), gt(giveaways.closesAt, now))!),
      desc(lte(giveaways.opensAt, now)),
      desc(giveaways.opensAt),
    )
    .limit(1);
  return row?.id ?? null;
}

export async function findAllNotOver(db: Db, now: number): Promise<GiveawayRow[]> {
  return db
    .select()
    .from(giveaways)
    .where(gt(giveaways.closesAt, now))
    .orderBy(asc(giveaways.closesAt), asc(giveaways.id));
}

/** The newest one with this code. */
export async function findByCode(db: Db, code: string): Promise<GiveawayRow | undefined> {
  const [row] = await db
    .select()
    .from(giveaways)
    .where(hasCode(code))
    .orderBy(desc(giveaways.closesAt), desc(giveaways.id))
    .limit(1);
  return row;
}

/** Whether another one that is not over has it. */
export async function isCodeTaken(
  db: Db,
  { code, exceptId, now }: { code: string; exceptId: string; now: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(and(hasCode(code), gt(giveaways.closesAt, now), ne(giveaways.id, exceptId)))
    .limit(1);
  return rows.length > 0;
}

/** Codes are given one after the other: two new giveaways never get the same. */
export async function lockCodes(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('giveaways:codes', 0))`);
}

export async function lockById(tx: Tx, id: string): Promise<GiveawayRow | undefined> {
  const [row] = await tx.select().from(giveaways).where(eq(giveaways.id, id)).for('update');
  return row;
}

/** For those who enter: they do not wait for each other, but for whoever closes or changes it. */
export async function lockShared(tx: Tx, id: string): Promise<GiveawayRow | undefined> {
  const [row] = await tx.select().from(giveaways).where(eq(giveaways.id, id)).for('share');
  return row;
}

export async function insert(tx: Tx, row: NewGiveaway, seed: string): Promise<GiveawayRow> {
  const [inserted] = await tx.insert(giveaways).values(row).returning();
  await tx.insert(giveawayDraws).values({ giveaway: row.id, seed });
  return inserted!;
}

export async function update(
  tx: Tx,
  id: string,
  changed: Partial<NewGiveaway>,
): Promise<GiveawayRow> {
  const [row] = await tx.update(giveaways).set(changed).where(eq(giveaways.id, id)).returning();
  return row!;
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(giveaways).where(eq(giveaways.id, id));
}

/** Those whose opening or closing has passed without being applied. */
export async function findAllDue(db: Db, now: number): Promise<{ id: string }[]> {
  return db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(
      and(
        isNull(giveaways.closedAt),
        or(
          lte(giveaways.closesAt, now),
          and(isNull(giveaways.openedAt), lte(giveaways.opensAt, now)),
        ),
      ),
    )
    .orderBy(asc(giveaways.closesAt));
}

/** The next opening or closing that has not been applied. */
export async function findNextDeadline(db: Db): Promise<number | null> {
  const next = sql`min(CASE WHEN ${giveaways.openedAt} IS NULL THEN ${giveaways.opensAt}
    ELSE ${giveaways.closesAt} END)`.mapWith(giveaways.closesAt);
  const [row] = await db.select({ next }).from(giveaways).where(isNull(giveaways.closedAt));
  return (row?.next as number | null | undefined) ?? null;
}

/** The secret: only for the draw itself. */
export async function findDraw(tx: Tx, giveawayId: string) {
  const [row] = await tx
    .select({ seed: giveawayDraws.seed, entrants: giveawayDraws.entrants })
    .from(giveawayDraws)
    .where(eq(giveawayDraws.giveaway, giveawayId));
  return row!;
}

/** What is published of the draw: the list once it is fixed, those taken out of it once it is drawn. */
export async function findEntrantList(db: Db, giveawayId: string) {
  const { entrants, voided } = giveawayDraws;
  const [row] = await db
    .select({ entrants, voided })
    .from(giveawayDraws)
    .where(eq(giveawayDraws.giveaway, giveawayId));
  return row;
}

export async function saveVoided(
  tx: Tx,
  { giveawayId, voided }: { giveawayId: string; voided: string[] },
): Promise<void> {
  await tx.update(giveawayDraws).set({ voided }).where(eq(giveawayDraws.giveaway, giveawayId));
}

export async function saveEntrants(
  tx: Tx,
  { giveawayId, entrants }: { giveawayId: string; entrants: string[] },
): Promise<void> {
  await tx.update(giveawayDraws).set({ entrants }).where(eq(giveawayDraws.giveaway, giveawayId));
}

/** By place. */
export async function findWinners(db: Db, giveawayIds: readonly string[]) {
  if (giveawayIds.length === 0) return [];
  const { giveaway, place, reward, paidAt } = giveawayWinners;
  return db
    .select({ giveaway, place, reward, paidAt, player: PLAYER })
    .from(giveawayWinners)
    .innerJoin(players, eq(players.id, giveawayWinners.player))
    .where(inArray(giveawayWinners.giveaway, [...giveawayIds]))
    .orderBy(asc(giveawayWinners.giveaway), asc(giveawayWinners.place));
}

/** Newest first. */
export async function findRewardsOf(db: Db, playerId: string) {
  return db
    .select({
      giveaway: giveaways.id,
      title: giveaways.title,
      rewards: giveaways.rewards,
      reward: giveawayWinners.reward,
      wonAt: sql<number>`${giveaways.drawnAt}`.mapWith(giveaways.drawnAt),
      paidAt: giveawayWinners.paidAt,
    })
    .from(giveawayWinners)
    .innerJoin(giveaways, eq(giveaways.id, giveawayWinners.giveaway))
    .where(and(eq(giveawayWinners.player, playerId), isNotNull(giveaways.drawnAt)))
    .orderBy(desc(giveaways.drawnAt), asc(giveawayWinners.place));
}

export async function insertWinners(tx: Tx, winners: readonly NewWinner[]): Promise<void> {
  if (winners.length > 0) await tx.insert(giveawayWinners).values([...winners]);
}

/** Returns those who had not been paid yet. */
export async function markPaid(
  tx: Tx,
  { giveawayId, playerIds, now }: { giveawayId: string; playerIds?: string[]; now: number },
) {
  return tx
    .update(giveawayWinners)
    .set({ paidAt: now })
    .where(
      and(
        eq(giveawayWinners.giveaway, giveawayId),
        isNull(giveawayWinners.paidAt),
        playerIds ? inArray(giveawayWinners.player, playerIds) : undefined,
      ),
    )
    .returning({ player: giveawayWinners.player, reward: giveawayWinners.reward });
}

/** A seed is read only of what has been drawn. */
function selection(db: Db, viewerId: string | null) {
  const ownEntry = db
    .select({ one: sql`1` })
    .from(giveawayEntries)
    .where(
      and(eq(giveawayEntries.giveaway, giveaways.id), eq(giveawayEntries.player, viewerId ?? '')),
    );
  const ownVoid = db
    .select({ reason: giveawayVoids.reason })
    .from(giveawayVoids)
    .where(and(eq(giveawayVoids.giveaway, giveaways.id), eq(giveawayVoids.player, viewerId ?? '')));
  return db
    .select({
      giveaway: giveaways,
      entries: sql<number>`coalesce(${giveaways.entries}, (
        SELECT count(*) FROM ${giveawayEntries}
        WHERE ${giveawayEntries.giveaway} = ${giveaways.id}))`.mapWith(Number),
      entered: viewerId === null ? sql<boolean>`false` : sql<boolean>`EXISTS (${ownEntry})`,
      voidReason: viewerId === null ? sql<null>`NULL` : sql<string | null>`(${ownVoid})`,
      seed: sql<
        string | null
      >`CASE WHEN ${giveaways.drawnAt} IS NOT NULL THEN ${giveawayDraws.seed} END`,
    })
    .from(giveaways)
    .innerJoin(giveawayDraws, eq(giveawayDraws.giveaway, giveaways.id))
    .$dynamic();
}

function hasCode(code: string) {
  return eq(sql`lower(${giveaways.code})`, code.toLowerCase());
}
