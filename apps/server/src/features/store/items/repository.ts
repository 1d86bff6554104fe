import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { storeItems } from '../tables';

export type StoreItemRow = typeof storeItems.$inferSelect;
export type NewStoreItem = typeof storeItems.$inferInsert;

/** Those that are or will be available, the cheapest first. */
export async function findOffered(db: Db, now: number): Promise<StoreItemRow[]> {
  return db
    .select()
    .from(storeItems)
    .where(
      and(
        isNull(storeItems.archivedAt),
        or(isNull(storeItems.availableUntil), gt(storeItems.availableUntil, now)),
      ),
    )
    .orderBy(asc(storeItems.price), asc(storeItems.id));
}

/** Archived ones last. */
export async function findAll(db: Db): Promise<StoreItemRow[]> {
  return db
    .select()
    .from(storeItems)
    .orderBy(sql`${storeItems.archivedAt} DESC NULLS FIRST`, asc(storeItems.price), storeItems.id);
}

/** Orders of an item come one after the other. */
export async function lockById(tx: Tx, id: string): Promise<StoreItemRow | undefined> {
  const [row] = await tx.select().from(storeItems).where(eq(storeItems.id, id)).for('update');
  return row;
}

export async function insert(tx: Tx, item: NewStoreItem): Promise<StoreItemRow> {
  const [row] = await tx.insert(storeItems).values(item).returning();
  return row!;
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<NewStoreItem>,
): Promise<StoreItemRow> {
  const [row] = await tx.update(storeItems).set(change).where(eq(storeItems.id, id)).returning();
  return row!;
}

/** Less where the pieces are below zero. */
export async function addTaken(tx: Tx, id: string, pieces: number): Promise<void> {
  await tx
    .update(storeItems)
    .set({ taken: sql`${storeItems.taken} + ${pieces}` })
    .where(eq(storeItems.id, id));
}
