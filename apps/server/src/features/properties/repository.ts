import { asc, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { preparedFor } from '../../platform/database/prepared';
import { quickRead } from '../../platform/database/shared-reads';
import { properties, propertyHistory } from './tables';

export type PropertyRow = typeof properties.$inferSelect;
type NewProperty = typeof properties.$inferInsert;

const HISTORY_SHOWN = 100;

const findByIdQuery = preparedFor((db) =>
  db
    .select()
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id')))
    .prepare(quickRead('find_property')),
);

export async function findById(db: Db, id: string): Promise<PropertyRow | undefined> {
  const [row] = await findByIdQuery(db).execute({ id });
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

/**
 * Creates those that do not exist. Of the others only what the program itself says of them changes;
 * what staff have set stays. Returns the new ones.
 */
export async function insertDeclared(
  tx: Tx,
  declared: readonly NewProperty[],
): Promise<PropertyRow[]> {
  const written = await tx
    .insert(properties)
    .values([...declared])
    .onConflictDoUpdate({
      target: properties.id,
      set: {
        type: sql`excluded.type`,
        description: sql`excluded.description`,
        builtIn: sql`excluded.built_in`,
      },
      setWhere: or(
        ne(properties.type, sql`excluded.type`),
        ne(properties.description, sql`excluded.description`),
        ne(properties.builtIn, sql`excluded.built_in`),
      ),
    })
    .returning({ ...getTableColumns(properties), isNew: sql<boolean>`xmax = 0` });
  return written.filter(({ isNew }) => isNew);
}

export async function insertHistory(tx: Tx, rows: readonly PropertyRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(propertyHistory).values(
    rows.map(({ id, revision, value, updatedAt, updatedBy }) => ({
      ...{ property: id, revision, value },
      ...{ at: updatedAt, by: updatedBy },
    })),
  );
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(properties).where(eq(properties.id, id));
}
