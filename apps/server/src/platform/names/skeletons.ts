import { skeleton } from '@mes/domain/names/skeleton';
import { and, asc, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database';
import type { TickerTask } from '../ticker';

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

/** Names that lack their skeletons, and how to fill them in. */
export interface SkeletonList {
  readonly table: NamedTable;
  /**
   * Where no two may look the same: of several that do the oldest gets the skeleton, so that no further one can be
   * taken. Once it has another name, the next run gives it to the next. Where it is missing, as for former
   * names, all of them get one.
   */
  readonly oldestFirst?: AnyPgColumn;
}

const HOUR_MS = 3_600_000;

/** A batch a run: a server that stops waits for the current run. */
export function fillSkeletonsTask(
  name: string,
  { db, lists }: { db: Db; lists: readonly SkeletonList[] },
): TickerTask {
  const fillBatch = createSkeletonFill(lists);
  return {
    name,
    everyMs: HOUR_MS,
    runAtStart: true,
    run: async (now) => ((await fillBatch(db)) ? now : null),
  };
}

/** Rows of a batch: locked for a fraction of a second, and far from the time limit of a statement. */
const BATCH = 1_000;

/**
 * Fills in the skeletons that are missing: of names from before there were any. Each call fills one batch and
 * tells whether there are more: all names of a large community in one statement would take longer than
 * a statement may, and those who change their names meanwhile would wait for it.
 */
export function createSkeletonFill(lists: readonly SkeletonList[]): (db: Db) => Promise<boolean> {
  let place = 0;
  let after: MissingName | null = null;
  return async (db) => {
    const list = lists[place]!;
    const batch = await findMissing(db, list, after);
    if (batch.length > 0) await fillIn(db, list, batch);
    const isLastOfList = batch.length < BATCH;
    after = isLastOfList ? null : batch.at(-1)!;
    if (isLastOfList) place = (place + 1) % lists.length;
    return !isLastOfList || place > 0;
  };
}

interface MissingName {
  readonly id: string;
  readonly name: string;
  /** As the database writes it: a number would lose its microseconds. */
  readonly order: string;
}

function findMissing(
  db: Db,
  { table, oldestFirst = table.id }: SkeletonList,
  after: MissingName | null,
): Promise<MissingName[]> {
  return db
    .select({
      id: sql<string>`${table.id}::text`,
      name: sql<string>`${table.name}`,
      order: sql<string>`${oldestFirst}::text`,
    })
    .from(table)
    .where(
      and(
        isNull(table.nameSkeleton),
        after ? sql`(${oldestFirst}, ${table.id}) > (${after.order}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(oldestFirst), asc(table.id))
    .limit(BATCH);
}

/** Whoever has another name meanwhile has its skeleton as well. */
async function fillIn(
  db: Db,
  { table, oldestFirst }: SkeletonList,
  batch: readonly MissingName[],
): Promise<void> {
  const columns = [
    batch.map(({ id }) => id),
    batch.map(({ name }) => name),
    batch.map(({ name }) => skeleton(name)),
  ].map((values) => sql`${sql.param(values)}::text[]`);
  const given = sql`unnest(${sql.join(columns, sql`, `)}) WITH ORDINALITY AS given(id, name, skeleton, place)`;
  const oldest = sql`SELECT DISTINCT ON (skeleton) id, name, skeleton FROM ${given} ORDER BY skeleton, place`;
  await db.execute(sql`
    UPDATE ${table} SET name_skeleton = missing.skeleton
    FROM (${oldestFirst ? oldest : sql`SELECT id, name, skeleton FROM ${given}`}) AS missing
    WHERE ${table.id} = missing.id::${sql.raw(table.id.getSQLType())} AND ${table.name} = missing.name
      AND ${table.nameSkeleton} IS NULL
      ${oldestFirst ? sql`AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.name_skeleton = missing.skeleton)` : sql``}`);
}
