import { skeleton } from '@mes/domain/names/skeleton';
import { asc, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';

/** A table of named things that stores what each name looks like. */
export type NamedTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn;
  readonly nameSkeleton: AnyPgColumn;
};

/** What to store with a name. */
export function withSkeleton<T extends { name: string }>(row: T): T & { nameSkeleton: string } {
  return { ...row, nameSkeleton: skeleton(row.name) };
}

/** The same for a change that may leave the name as it is. */
export function changeWithSkeleton<T extends { name?: string }>(
  change: T,
): T & { nameSkeleton?: string } {
  return change.name === undefined ? change : { ...change, nameSkeleton: skeleton(change.name) };
}

/**
 * Fills in the skeletons that are missing: of names from before there were any. Of several that look
 * the same the oldest gets it, so that no further one can be taken. Once it has another name, the
 * next run gives it to the next.
 */
export async function fillUniqueSkeletons(
  db: Db,
  table: NamedTable,
  oldestFirst: AnyPgColumn,
): Promise<void> {
  const { ids, skeletons } = await findMissing(db, table, oldestFirst);
  if (ids.length === 0) return;
  await db.execute(sql`
    UPDATE ${table} SET name_skeleton = oldest.skeleton
    FROM (
      SELECT DISTINCT ON (skeleton) id, skeleton
      FROM unnest(${sql.param(ids)}::text[], ${sql.param(skeletons)}::text[])
        WITH ORDINALITY AS given(id, skeleton, position)
      ORDER BY skeleton, position
    ) AS oldest
    WHERE ${table.id} = oldest.id
      AND NOT EXISTS (SELECT 1 FROM ${table} AS other WHERE other.name_skeleton = oldest.skeleton)`);
}

/** The same where names may look alike, such as former ones. */
export async function fillSkeletons(db: Db, table: NamedTable): Promise<void> {
  const { ids, skeletons } = await findMissing(db, table, table.id);
  if (ids.length === 0) return;
  await db.execute(sql`
    UPDATE ${table} SET name_skeleton = given.skeleton
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(skeletons)}::text[]) AS given(id, skeleton)
    WHERE ${table.id}::text = given.id`);
}

async function findMissing(db: Db, table: NamedTable, order: AnyPgColumn) {
  const rows = await db
    .select({ id: sql<string>`${table.id}::text`, name: sql<string>`${table.name}` })
    .from(table)
    .where(isNull(table.nameSkeleton))
    .orderBy(asc(order), asc(table.id));
  return {
    ids: rows.map(({ id }) => id),
    skeletons: rows.map(({ name }) => skeleton(name)),
  };
}
