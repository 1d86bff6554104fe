import type { WrongCodes } from '@mes/domain/giveaways/wrong-codes';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { accounts } from '../../accounts/tables';
import { playerIsBanned } from '../../moderation/service';
import { players } from '../../players/tables';
import {
  giveawayCounts,
  giveawayDraws,
  giveawayEntries,
  giveawayOrigins,
  giveaways,
  giveawayVoids,
  giveawayWrongCodes,
} from '../tables';

type NewEntry = typeof giveawayEntries.$inferInsert;
export type FoundEntry = Awaited<ReturnType<typeof findPage>>[number];

export interface GiveawayEntryKey {
  readonly giveawayId: string;
  readonly playerId: string;
}

/** What decides whether an account may enter. */
export async function findEntrant(db: Db, accountId: string) {
  const [row] = await db
    .select({ createdAt: accounts.createdAt, gameId: players.gameId })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .where(eq(accounts.id, accountId));
  return row;
}

/** False where the account or someone with its game id has entered before. */
export async function insert(tx: Tx, entry: NewEntry, origin: OriginHashes): Promise<boolean> {
  const added = await tx
    .insert(giveawayEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ player: giveawayEntries.player });
  if (added.length === 0) return false;
  const { giveaway, player } = entry;
  await tx.insert(giveawayOrigins).values({ giveaway, player, ...origin });
  return true;
}

export async function exists(db: Db, { giveawayId, playerId }: GiveawayEntryKey): Promise<boolean> {
  const rows = await db
    .select({ player: giveawayEntries.player })
    .from(giveawayEntries)
    .where(and(eq(giveawayEntries.giveaway, giveawayId), eq(giveawayEntries.player, playerId)));
  return rows.length > 0;
}

/** Everyone who has entered and is not banned from the site. */
export async function findEligible(
  tx: Tx,
  { giveawayId, now }: { giveawayId: string; now: number },
): Promise<string[]> {
  const isBanned = playerIsBanned(tx, { playerId: giveawayEntries.player, scopes: ['site'], now });
  const rows = await tx
    .select({ player: giveawayEntries.player })
    .from(giveawayEntries)
    .where(and(eq(giveawayEntries.giveaway, giveawayId), not(isBanned)));
  return rows.map(({ player }) => player);
}

const staff = alias(players, 'staff');

/** Newest first, each with how many others have the same network or device. */
export async function findPage(
  db: Db,
  { giveawayId, page, size }: { giveawayId: string; page: number; size: number },
) {
  const others = (column: typeof giveawayOrigins.address | typeof players.deviceIdHash) =>
    sql<number>`CASE WHEN ${column} IS NULL THEN 0
      ELSE count(*) OVER (PARTITION BY ${column}) - 1 END`.mapWith(Number);
  return db
    .select({
      player: { id: players.id, name: players.name, photo: players.photo },
      enteredAt: giveawayEntries.enteredAt,
      sameNetwork: others(giveawayOrigins.address),
      sameDevice: others(players.deviceIdHash),
      voided: { reason: giveawayVoids.reason, at: giveawayVoids.voidedAt },
      voidedBy: { id: staff.id, name: staff.name, photo: staff.photo },
    })
    .from(giveawayEntries)
    .innerJoin(players, eq(players.id, giveawayEntries.player))
    .leftJoin(giveawayOrigins, isOfEntry(giveawayOrigins))
    .leftJoin(giveawayVoids, isOfEntry(giveawayVoids))
    .leftJoin(staff, eq(staff.id, giveawayVoids.voidedBy))
    .where(eq(giveawayEntries.giveaway, giveawayId))
    .orderBy(desc(giveawayEntries.enteredAt), asc(giveawayEntries.player))
    .limit(size)
    .offset(page * size);
}

function isOfEntry({ giveaway, player }: typeof giveawayOrigins | typeof giveawayVoids) {
  return and(eq(giveaway, giveawayEntries.giveaway), eq(player, giveawayEntries.player));
}

export function countByGiveaway(db: Db, giveawayId: string): Promise<number> {
  return db.$count(giveawayEntries, eq(giveawayEntries.giveaway, giveawayId));
}

/** Names of the fixed list who take part, the same ones at every read. */
export async function findSomeNames(
  db: Db,
  { giveawayId, count: most }: { giveawayId: string; count: number },
): Promise<string[]> {
  const listed = db
    .select({ id: sql`unnest(${giveawayDraws.entrants})` })
    .from(giveawayDraws)
    .where(eq(giveawayDraws.giveaway, giveawayId));
  const voided = db
    .select({ id: giveawayVoids.player })
    .from(giveawayVoids)
    .where(eq(giveawayVoids.giveaway, giveawayId));
  const rows = await db
    .select({ name: players.name })
    .from(players)
    .where(
      and(
        isNull(players.deletedAt),
        sql`${players.id} IN (${listed})`,
        notInArray(players.id, voided),
      ),
    )
    .orderBy(sql`md5(${players.id})`)
    .limit(most);
  return rows.map(({ name }) => name);
}

/** Of one person, for the export. */
export async function findAllByPlayer(db: Db, playerId: string) {
  const { giveaway, enteredAt, gameId } = giveawayEntries;
  return db
    .select({
      ...{ giveaway, title: giveaways.title, enteredAt, gameId },
      voidReason: giveawayVoids.reason,
    })
    .from(giveawayEntries)
    .innerJoin(giveaways, eq(giveaways.id, giveawayEntries.giveaway))
    .leftJoin(giveawayVoids, isOfEntry(giveawayVoids))
    .where(eq(giveawayEntries.player, playerId))
    .orderBy(asc(giveawayEntries.enteredAt));
}

export async function deleteByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(giveawayEntries).where(eq(giveawayEntries.player, playerId));
}

export async function clearGameIdsBefore(db: Db, closedBefore: number): Promise<void> {
  const old = db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(lt(giveaways.closesAt, closedBefore));
  await db
    .update(giveawayEntries)
    .set({ gameId: null })
    .where(and(inArray(giveawayEntries.giveaway, old), isNotNull(giveawayEntries.gameId)));
}

/**
 * Saves the numbers of entries that have changed since they were published, and returns them. Each is
 * returned to one process only, and not again within the interval.
 */
export async function claimCounts(
  tx: Tx,
  { now, everyMs }: { now: number; everyMs: number },
): Promise<{ giveaway: string; entries: number }[]> {
  const changed = await findChangedCounts(tx);
  if (changed.length === 0) return [];
  return tx
    .insert(giveawayCounts)
    .values(changed.map((each) => ({ ...each, publishedAt: now })))
    .onConflictDoUpdate({
      target: giveawayCounts.giveaway,
      set: { entries: sql`excluded.entries`, publishedAt: now },
      setWhere: lte(giveawayCounts.publishedAt, now - everyMs),
    })
    .returning({ giveaway: giveawayCounts.giveaway, entries: giveawayCounts.entries });
}

/** Of giveaways whose list is not fixed yet. */
export async function findChangedCounts(db: Db): Promise<{ giveaway: string; entries: number }[]> {
  const entries = count(giveawayEntries.player);
  return db
    .select({ giveaway: giveaways.id, entries })
    .from(giveaways)
    .leftJoin(giveawayEntries, eq(giveawayEntries.giveaway, giveaways.id))
    .leftJoin(giveawayCounts, eq(giveawayCounts.giveaway, giveaways.id))
    .where(and(isNull(giveaways.closedAt), isNotNull(giveaways.openedAt)))
    .groupBy(giveaways.id, giveawayCounts.entries)
    .having(sql`${entries} <> coalesce(${giveawayCounts.entries}, 0)`)
    .orderBy(asc(giveaways.id));
}

/** The codes that an account tries are looked at one after the other. */
export async function lockAttempts(tx: Tx, accountId: string): Promise<WrongCodes | null> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`giveaways:attempts:${accountId}`}, 0))`,
  );
  const { since, count: wrong, lockedUntil } = giveawayWrongCodes;
  const [row] = await tx
    .select({ since, count: wrong, lockedUntil })
    .from(giveawayWrongCodes)
    .where(eq(giveawayWrongCodes.account, accountId));
  return row ?? null;
}

export async function saveWrongCodes(tx: Tx, account: string, wrong: WrongCodes): Promise<void> {
  await tx
    .insert(giveawayWrongCodes)
    .values({ account, ...wrong })
    .onConflictDoUpdate({ target: giveawayWrongCodes.account, set: { ...wrong } });
}

export async function deleteWrongCodesBefore(db: Db, before: number): Promise<void> {
  await db.delete(giveawayWrongCodes).where(lt(giveawayWrongCodes.since, before));
}
