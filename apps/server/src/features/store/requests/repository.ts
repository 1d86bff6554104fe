import type { EndState, StoreRequestState } from '@mes/domain/store/requests';
import { and, asc, count, desc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { giveaways, giveawayWinners } from '../../giveaways/tables';
import { players } from '../../players/tables';
import { storeItems, storeRequests } from '../tables';

type Row = typeof storeRequests.$inferSelect;
type OrderField = 'item' | 'season' | 'price' | 'expiresAt';
type ClaimField = 'giveaway' | 'message';

/** The check `store_requests_kind` guarantees that a request is one of the two. */
export type OrderRow = Present<OrderField> & Absent<ClaimField> & SharedFields;
export type ClaimRow = Present<ClaimField> & Absent<OrderField> & SharedFields;
export type StoreRequestRow = OrderRow | ClaimRow;
type SharedFields = Omit<Row, OrderField | ClaimField>;
type Present<K extends keyof Row> = { [F in K]: NonNullable<Row[F]> };
type Absent<K extends keyof Row> = { [F in K]: null };

type NewStoreRequest = typeof storeRequests.$inferInsert;
type FoundRow = Awaited<ReturnType<typeof selection>>[number];
type People = Pick<FoundRow, 'player' | 'decider'>;
interface FoundOrder extends People {
  readonly request: OrderRow;
  readonly item: NonNullable<FoundRow['item']>;
}
interface FoundClaim extends People {
  readonly request: ClaimRow;
  readonly item: null;
  readonly giveaway: NonNullable<FoundRow['giveaway']>;
  readonly winner: NonNullable<FoundRow['winner']>;
}
export type FoundRequest = FoundOrder | FoundClaim;

interface Pages {
  readonly page: number;
  readonly size: number;
}

/** What counts for the limit of a person: what they have, or will have unless staff refuse it. */
const COUNTED = ['open', 'fulfilled'] as const;
const player = alias(players, 'player');
const decider = alias(players, 'decider');

export async function findById(db: Db, id: string): Promise<FoundRequest | undefined> {
  const [row] = await selection(db).where(eq(storeRequests.id, id));
  return row as FoundRequest | undefined;
}

/** Newest first. */
export async function findAllByAccount(
  db: Db,
  { accountId, page, size }: Pages & { accountId: string },
): Promise<FoundRequest[]> {
  const rows = await selection(db)
    .where(eq(storeRequests.account, accountId))
    .orderBy(desc(storeRequests.id))
    .limit(size)
    .offset(page * size);
  return rows as FoundRequest[];
}

/** Open ones by age, ended ones newest first. */
export async function findAllByState(
  db: Db,
  { state, page, size }: Pages & { state: StoreRequestState },
): Promise<FoundRequest[]> {
  const rows = await selection(db)
    .where(eq(storeRequests.state, state))
    .orderBy(state === 'open' ? asc(storeRequests.id) : desc(storeRequests.id))
    .limit(size)
    .offset(page * size);
  return rows as FoundRequest[];
}

export async function countByAccount(db: Db, accountId: string): Promise<number> {
  return countWhere(db, eq(storeRequests.account, accountId));
}

export async function countByState(db: Db, state: StoreRequestState): Promise<number> {
  return countWhere(db, eq(storeRequests.state, state));
}

/** By item: what an account has or waits for in a season. */
export async function countByItem(
  db: Db,
  { accountId, season, itemId }: { accountId: string; season: number; itemId?: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ item: storeRequests.item, total: count() })
    .from(storeRequests)
    .where(
      and(
        eq(storeRequests.account, accountId),
        eq(storeRequests.season, season),
        inArray(storeRequests.state, [...COUNTED]),
        itemId === undefined ? undefined : eq(storeRequests.item, itemId),
      ),
    )
    .groupBy(storeRequests.item);
  // Only orders have a season, and all of them have an item.
  return new Map(rows.map(({ item, total }) => [item!, total]));
}

export async function lockById(tx: Tx, id: string): Promise<StoreRequestRow | undefined> {
  const [row] = await tx.select().from(storeRequests).where(eq(storeRequests.id, id)).for('update');
  return row as StoreRequestRow | undefined;
}

/** The giveaways whose reward the account has an open claim for. */
export async function findClaimedGiveaways(
  db: Db,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ giveaway: storeRequests.giveaway })
    .from(storeRequests)
    .where(and(eq(storeRequests.account, accountId), eq(storeRequests.state, 'open')));
  return new Set(rows.flatMap(({ giveaway }) => giveaway ?? []));
}

export async function lockOpenClaims(
  tx: Tx,
  { giveawayId, playerIds }: { giveawayId: string; playerIds: readonly string[] },
): Promise<ClaimRow[]> {
  const rows = await tx
    .select()
    .from(storeRequests)
    .where(
      and(
        eq(storeRequests.giveaway, giveawayId),
        inArray(storeRequests.account, [...playerIds]),
        eq(storeRequests.state, 'open'),
      ),
    )
    .orderBy(asc(storeRequests.id))
    .for('update');
  return rows as ClaimRow[];
}

export async function insert(tx: Tx, request: NewStoreRequest): Promise<void> {
  await tx.insert(storeRequests).values(request);
}

export async function end(
  tx: Tx,
  id: string,
  change: { state: EndState; note: string | null; decidedAt: number; decidedBy: string | null },
): Promise<void> {
  await tx.update(storeRequests).set(change).where(eq(storeRequests.id, id));
}

export async function findOpenIdsByAccount(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: storeRequests.id })
    .from(storeRequests)
    .where(and(eq(storeRequests.account, accountId), eq(storeRequests.state, 'open')))
    .orderBy(asc(storeRequests.id));
  return rows.map(({ id }) => id);
}

export async function findDueIds(
  db: Db,
  { now, count: most }: { now: number; count: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: storeRequests.id })
    .from(storeRequests)
    .where(and(eq(storeRequests.state, 'open'), lte(storeRequests.expiresAt, now)))
    .orderBy(asc(storeRequests.expiresAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** When the next open request expires; null without one. */
export async function findNextExpiry(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ at: storeRequests.expiresAt })
    .from(storeRequests)
    .where(and(eq(storeRequests.state, 'open'), isNotNull(storeRequests.expiresAt)))
    .orderBy(asc(storeRequests.expiresAt))
    .limit(1);
  return row?.at ?? null;
}

/** What staff and the player wrote to each other. */
export async function deleteTexts(tx: Tx, accountId: string): Promise<void> {
  const { account, giveaway, note, message } = storeRequests;
  await tx
    .update(storeRequests)
    .set({ note: null, message: sql`CASE WHEN ${giveaway} IS NOT NULL THEN '' END` })
    .where(and(eq(account, accountId), sql`(${note} IS NOT NULL OR ${message} <> '')`));
}

async function countWhere(db: Db, where: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(storeRequests).where(where);
  return row!.total;
}

function selection(db: Db) {
  return db
    .select({
      request: storeRequests,
      item: { id: storeItems.id, title: storeItems.title, picture: storeItems.picture },
      giveaway: { id: giveaways.id, title: giveaways.title, picture: giveaways.picture },
      winner: { reward: giveawayWinners.reward },
      player: { id: player.id, name: player.name, photo: player.photo },
      decider: { id: decider.id, name: decider.name, photo: decider.photo },
    })
    .from(storeRequests)
    .innerJoin(player, eq(player.id, storeRequests.account))
    .leftJoin(storeItems, eq(storeItems.id, storeRequests.item))
    .leftJoin(giveaways, eq(giveaways.id, storeRequests.giveaway))
    .leftJoin(
      giveawayWinners,
      and(
        eq(giveawayWinners.giveaway, storeRequests.giveaway),
        eq(giveawayWinners.player, storeRequests.account),
      ),
    )
    .leftJoin(decider, eq(decider.id, storeRequests.decidedBy))
    .$dynamic();
}
