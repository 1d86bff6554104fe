import { and, asc, eq, isNull, lte, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { tips } from '../tables';

export type TipRow = typeof tips.$inferSelect;
export type NewTip = typeof tips.$inferInsert;
export type FoundTip = Awaited<ReturnType<typeof findAll>>[number];

export async function findPublished(db: Db, now: number): Promise<TipRow[]> {
  return db
    .select()
    .from(tips)
    .where(and(isNull(tips.deletedAt), lte(tips.publishedAt, now)))
    .orderBy(asc(tips.place), asc(tips.id));
}

/** In their order, those deleted last. */
export async function findAll(db: Db) {
  return selection(db).orderBy(sql`${tips.deletedAt} IS NOT NULL`, asc(tips.place), asc(tips.id));
}

export async function findById(db: Db, id: string): Promise<FoundTip | undefined> {
  const [row] = await selection(db).where(eq(tips.id, id));
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<TipRow | undefined> {
  const [row] = await tx.select().from(tips).where(eq(tips.id, id)).for('update');
  return row;
}

/** Of those that are not deleted, locked in the order of their ids. */
export async function lockIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: tips.id })
    .from(tips)
    .where(isNull(tips.deletedAt))
    .orderBy(asc(tips.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function findNextPlace(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(tips.place) }).from(tips);
  return (row?.last ?? -1) + 1;
}

export async function insert(tx: Tx, tip: NewTip): Promise<TipRow> {
  const [row] = await tx.insert(tips).values(tip).returning();
  return row!;
}

export async function update(tx: Tx, id: string, change: Partial<NewTip>): Promise<TipRow> {
  const [row] = await tx.update(tips).set(change).where(eq(tips.id, id)).returning();
  return row!;
}

/** Each gets the place that it has in the list. */
export async function updatePlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(tips)
    .set({ place: sql`array_position(${sql.param([...ids])}::uuid[], ${tips.id})` })
    .where(sql`${tips.id} = ANY(${sql.param([...ids])}::uuid[])`);
}

function selection(db: Db) {
  return db
    .select({
      tip: tips,
      updater: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(tips)
    .leftJoin(players, eq(players.id, tips.updatedBy))
    .$dynamic();
}
