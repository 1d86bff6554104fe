import { and, asc, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { queueHours } from '../tables';

export type QueueHour = typeof queueHours.$inferSelect;

/** Adds to what other processes have counted of the same hour. */
export async function addToHour(db: Db, counts: QueueHour): Promise<void> {
  await db
    .insert(queueHours)
    .values(counts)
    .onConflictDoUpdate({
      target: queueHours.hour,
      set: {
        arrivals: sql`${queueHours.arrivals} + excluded.arrivals`,
        admitted: sql`${queueHours.admitted} + excluded.admitted`,
        mostWaiting: sql`greatest(${queueHours.mostWaiting}, excluded.most_waiting)`,
        longestWait: sql`greatest(${queueHours.longestWait}, excluded.longest_wait)`,
      },
    });
}

export async function findHours(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<QueueHour[]> {
  return db
    .select()
    .from(queueHours)
    .where(and(gte(queueHours.hour, from), lt(queueHours.hour, until)))
    .orderBy(asc(queueHours.hour));
}
