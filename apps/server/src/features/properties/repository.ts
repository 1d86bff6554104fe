import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { properties, propertyHistory } from './tables';

export type PropertyRow = typeof properties.$inferSelect;
type NewProperty = typeof properties.$inferInsert;

const HISTORY_SHOWN = 100;

/** The hottest read of the site, prepared once for each pool. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareFindById>>();

function prepareFindById(db: Db) {
  return db
    .select()
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id')))
    .prepare('find_property');
}

export async function findById(db: Db, id: string): Promise<PropertyRow | undefined> {
  const query = prepared.get(db) ?? prepareFindById(db);
  prepared.set(db, query);
  const [row] = await query.execute({ id });
  return row;
}

export async function findByIdForUpdate(tx: Tx, id: string): Promise<PropertyRow | undefined> {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('update');
  return row;
}

export async function findAll(db: Db): Promise<PropertyRow[]> {
  return db.select().from(properties).orderBy(asc(properties.id));
}

export async function findAllByIds(db: Db, ids: readonly string[]): Promise<PropertyRow[]> {
  return db
    .select()
    .from(properties)
    .where(inArray(properties.id, [...ids]));
}

export async function findHistory(db: Db, id: string) {
  return db
    .select()
    .from(propertyHistory)
    .where(eq(propertyHistory.property, id))
    .orderBy(desc(propertyHistory.revision))
    .limit(HISTORY_SHOWN);
}

/** Answers undefined if the id is taken. */
export async function insert(tx: Tx, property: NewProperty): Promise<PropertyRow | undefined> {
  const [row] = await tx.insert(properties).values(property).onConflictDoNothing().returning();
  return row;
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<NewProperty>,
): Promise<PropertyRow> {
  const [row] = await tx.update(properties).set(change).where(eq(properties.id, id)).returning();
  return row!;
}

export async function insertHistory(
  tx: Tx,
  { id, revision, value, updatedAt, updatedBy }: PropertyRow,
): Promise<void> {
  await tx
    .insert(propertyHistory)
    .values({ property: id, revision, value, at: updatedAt, by: updatedBy });
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(properties).where(eq(properties.id, id));
}
