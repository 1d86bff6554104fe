import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { type DeliveryState, discordDeliveries } from '../tables';

export type Delivery = typeof discordDeliveries.$inferSelect;

/** False if the same thing is queued or sent already. */
export async function insert(
  tx: Tx,
  delivery: typeof discordDeliveries.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(discordDeliveries).values(delivery).onConflictDoNothing();
  return rowCount === 1;
}

export async function findById(db: Db, id: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(discordDeliveries).where(eq(discordDeliveries.id, id));
  return row;
}

/** The first of a lane, if it is due and nobody else sends it. Nobody else does until `until`. */
export async function claimFirst(
  db: Db,
  { lane, now, until }: { lane: string; now: number; until: number },
): Promise<Delivery | undefined> {
  const first = db
    .select({ id: discordDeliveries.id })
    .from(discordDeliveries)
    .where(and(eq(discordDeliveries.lane, lane), eq(discordDeliveries.state, 'queued')))
    .orderBy(asc(discordDeliveries.id))
    .limit(1)
    .for('update');
  const [row] = await db
    .update(discordDeliveries)
    .set({ notBefore: until })
    .where(and(inArray(discordDeliveries.id, first), lte(discordDeliveries.notBefore, now)))
    .returning();
  return row;
}

export async function update(
  db: Db,
  id: string,
  change: Partial<Pick<Delivery, 'state' | 'attempt' | 'notBefore' | 'result' | 'problem'>>,
): Promise<void> {
  await db.update(discordDeliveries).set(change).where(eq(discordDeliveries.id, id));
}

/** The lanes in which something waits, with the time at which their first is due. */
export async function findLanes(db: Db): Promise<{ lane: string; dueAt: number }[]> {
  return db
    .selectDistinctOn([discordDeliveries.lane], {
      lane: discordDeliveries.lane,
      dueAt: discordDeliveries.notBefore,
    })
    .from(discordDeliveries)
    .where(eq(discordDeliveries.state, 'queued'))
    .orderBy(asc(discordDeliveries.lane), asc(discordDeliveries.id));
}

/** Nothing was sent and nothing is being sent. False if that is not so. */
export async function deleteUnsent(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(discordDeliveries)
    .where(
      and(
        eq(discordDeliveries.id, id),
        eq(discordDeliveries.state, 'queued'),
        sql`(${discordDeliveries.attempt} > 0 OR ${discordDeliveries.notBefore} <= ${discordDeliveries.notBefore.mapToDriverValue(now)})`,
      ),
    );
  return rowCount === 1;
}

export async function countByState(db: Db, state: DeliveryState): Promise<number> {
  return db.$count(discordDeliveries, eq(discordDeliveries.state, state));
}

export async function findNewest(db: Db, lane: string): Promise<Delivery | undefined> {
  const [row] = await db
    .select()
    .from(discordDeliveries)
    .where(eq(discordDeliveries.lane, lane))
    .orderBy(desc(discordDeliveries.id))
    .limit(1);
  return row;
}

/** Newest first. */
export async function findFailed(db: Db, most: number): Promise<Delivery[]> {
  return db
    .select()
    .from(discordDeliveries)
    .where(eq(discordDeliveries.state, 'failed'))
    .orderBy(desc(discordDeliveries.id))
    .limit(most);
}

/** All, or the one of that id. */
export async function lockFailed(tx: Tx, id: string | undefined): Promise<Delivery[]> {
  return tx
    .select()
    .from(discordDeliveries)
    .where(
      and(
        eq(discordDeliveries.state, 'failed'),
        id === undefined ? undefined : eq(discordDeliveries.id, id),
      ),
    )
    .orderBy(asc(discordDeliveries.id))
    .for('update');
}

/** As if it were new. */
export async function requeue(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .update(discordDeliveries)
    .set({ state: 'queued', attempt: 0, problem: null, notBefore: now, createdAt: now })
    .where(eq(discordDeliveries.id, id));
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(discordDeliveries).where(eq(discordDeliveries.id, id));
}

/** Roles of a member that the site gives by itself. */
export async function deleteFailedRoles(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(discordDeliveries)
    .where(
      and(
        eq(discordDeliveries.state, 'failed'),
        sql`${discordDeliveries.request} @> ${JSON.stringify({ kind: 'add_role', userId, synced: true })}::jsonb`,
      ),
    );
}

export async function deleteSettledBefore(db: Db, time: number): Promise<void> {
  await db
    .delete(discordDeliveries)
    .where(
      and(
        lt(discordDeliveries.createdAt, time),
        inArray(discordDeliveries.state, ['sent', 'failed']),
      ),
    );
}
