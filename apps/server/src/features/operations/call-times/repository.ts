import { desc, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { callTimes, serverErrors } from '../tables';

export type CallTimesRow = typeof callTimes.$inferSelect;

const ERRORS_SHOWN = 50;

/** Adds to what other processes have counted in the same hour. */
export async function addCounts(tx: Tx, rows: readonly CallTimesRow[]): Promise<void> {
  await tx
    .insert(callTimes)
    .values([...rows])
    .onConflictDoUpdate({
      target: [callTimes.hour, callTimes.call],
      set: {
        count: sql`${callTimes.count} + excluded.count`,
        failed: sql`${callTimes.failed} + excluded.failed`,
        refused: sql`${callTimes.refused} + excluded.refused`,
        max: sql`greatest(${callTimes.max}, excluded.max)`,
        buckets: sql`(SELECT array_agg(coalesce(a, 0) + coalesce(b, 0) ORDER BY n)
          FROM unnest(${callTimes.buckets}, excluded.buckets) WITH ORDINALITY AS both_of(a, b, n))`,
      },
    });
}

export async function insertErrors(
  tx: Tx,
  rows: readonly (typeof serverErrors.$inferInsert)[],
): Promise<void> {
  await tx.insert(serverErrors).values([...rows]);
}

export async function findSince(db: Db, hour: number): Promise<CallTimesRow[]> {
  return db.select().from(callTimes).where(gte(callTimes.hour, hour));
}

/** Newest first. */
export async function findErrorsSince(db: Db, time: number) {
  return db
    .select()
    .from(serverErrors)
    .where(gte(serverErrors.at, time))
    .orderBy(desc(serverErrors.at), desc(serverErrors.id))
    .limit(ERRORS_SHOWN);
}

export async function deleteBefore(
  db: Db,
  { callTimesBefore, errorsBefore }: { callTimesBefore: number; errorsBefore: number },
): Promise<void> {
  await db.delete(callTimes).where(lt(callTimes.hour, callTimesBefore));
  await db.delete(serverErrors).where(lt(serverErrors.at, errorsBefore));
}
