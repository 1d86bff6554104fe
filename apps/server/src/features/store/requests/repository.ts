import type { EndState, StoreRequestState } from '@mes/domain/store/requests';
import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { storeItems, storeRequests } from '../tables';

export type StoreRequestRow = typeof storeRequests.$inferSelect;
export type NewStoreRequest = typeof storeRequests.$inferInsert;
export type FoundRequest = Awaited<ReturnType<typeof findById>> & object;

interface Pages {
  readonly page: number;
  readonly size: number;
}

/** What counts for the limit of a person: what they have, or will have unless staff refuse it. */
const COUNTED = ['open', 'fulfilled'] as const;
const buyer = alias(players, 'buyer');
const decider = alias(players, 'decider');

export async function findById(db: Db, id: string) {
  const [row] = await selection(db).where(eq(storeRequests.id, id));
  return row;
}

/** Newest first. */
export async function findAllByAccount(
  db: Db,
  { accountId, page, size }: Pages & { accountId: string },
): Promise<FoundRequest[]> {
  return selection(db)
    .where(eq(storeRequests.account, accountId))
    .orderBy(desc(storeRequests.id))
    .limit(size)
    .offset(page * size);
}

/** Open ones by age, ended ones newest first. */
export async function findAllByState(
  db: Db,
  { state, page, size }: Pages & { state: StoreRequestState },
): Promise<FoundRequest[]> {
  return selection(db)
    .where(eq(storeRequests.state, state))
    .orderBy(state === 'open' ? asc(storeRequests.id) : desc(storeRequests.id))
    .limit(size)
    .offset(page * size);
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
  return new Map(rows.map(({ item, total }) => [item, total]));
}

export async function lockById(tx: Tx, id: string): Promise<StoreRequestRow | undefined> {
  const [row] = await tx.select().from(storeRequests).where(eq(storeRequests.id, id)).for('update');
  return row;
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
    .where(eq(storeRequests.state, 'open'))
    .orderBy(asc(storeRequests.expiresAt))
    .limit(1);
  return row?.at ?? null;
}

export async function deleteNotes(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(storeRequests)
    .set({ note: null })
    .where(and(eq(storeRequests.account, accountId), sql`${storeRequests.note} IS NOT NULL`));
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
      buyer: { id: buyer.id, name: buyer.name, photo: buyer.photo },
      decider: { id: decider.id, name: decider.name, photo: decider.photo },
    })
    .from(storeRequests)
    .innerJoin(storeItems, eq(storeItems.id, storeRequests.item))
    .innerJoin(buyer, eq(buyer.id, storeRequests.account))
    .leftJoin(decider, eq(decider.id, storeRequests.decidedBy))
    .$dynamic();
}
