import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { showActs, shows } from './tables';

export type ShowRow = typeof shows.$inferSelect;
export type ActRow = typeof showActs.$inferSelect;

const MAX_ACTS = 200;

/** The row exists from the first start on. */
export async function insertOnce(tx: Tx, row: typeof shows.$inferInsert): Promise<void> {
  await tx.insert(shows).values(row).onConflictDoNothing();
}

export async function findShow(db: Db): Promise<ShowRow> {
  const [row] = await db.select().from(shows);
  return row!;
}

export async function lockShow(tx: Tx): Promise<ShowRow> {
  const [row] = await tx.select().from(shows).for('update');
  return row!;
}

export async function updateShow(tx: Tx, change: Partial<ShowRow>): Promise<ShowRow> {
  const [row] = await tx.update(shows).set(change).returning();
  return row!;
}

export async function insertAct(tx: Tx, act: typeof showActs.$inferInsert): Promise<void> {
  await tx.insert(showActs).values(act);
  const oldest = tx
    .select({ id: showActs.id })
    .from(showActs)
    .where(eq(showActs.isRehearsal, act.isRehearsal))
    .orderBy(desc(showActs.id))
    .offset(MAX_ACTS)
    .limit(1);
  await tx
    .delete(showActs)
    .where(and(eq(showActs.isRehearsal, act.isRehearsal), lt(showActs.id, sql`(${oldest}) + 1`)));
}

/** Oldest first. */
export async function findActs(
  db: Db,
  { isRehearsal }: { isRehearsal: boolean },
): Promise<ActRow[]> {
  return db
    .select()
    .from(showActs)
    .where(eq(showActs.isRehearsal, isRehearsal))
    .orderBy(asc(showActs.id));
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({ act: showActs.act, about: showActs.about, at: showActs.at })
    .from(showActs)
    .where(eq(showActs.by, playerId))
    .orderBy(asc(showActs.id));
}

/** Those that the operator undid last, together; oldest first. */
export async function findLastUndone(
  db: Db,
  { playerId, isRehearsal }: { playerId: string; isRehearsal: boolean },
): Promise<ActRow[]> {
  const ofPlayer = and(
    eq(showActs.isRehearsal, isRehearsal),
    eq(showActs.undoneBy, playerId),
    isNotNull(showActs.undoneWith),
  );
  const last = db
    .select({ undoneWith: showActs.undoneWith })
    .from(showActs)
    .where(ofPlayer)
    .orderBy(desc(showActs.undoneAt), desc(showActs.undoneWith))
    .limit(1);
  return db
    .select()
    .from(showActs)
    .where(and(ofPlayer, eq(showActs.undoneWith, sql`(${last})`)))
    .orderBy(asc(showActs.id));
}

export async function updateActs(
  tx: Tx,
  ids: readonly number[],
  change: Partial<Pick<ActRow, 'undoneAt' | 'undoneBy' | 'undoneWith' | 'changes'>>,
): Promise<void> {
  await tx
    .update(showActs)
    .set(change)
    .where(inArray(showActs.id, [...ids]));
}

export async function deleteActs(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(showActs).where(inArray(showActs.id, [...ids]));
}

/** Those that have put the player on screen: what undoes them has the name. */
export async function deleteActsNaming(tx: Tx, playerId: string): Promise<void> {
  const names = sql`jsonb_path_exists(${showActs.changes}, '$.** ? (@.player.id == $id)', ${JSON.stringify({ id: playerId })}::jsonb)`;
  await tx.delete(showActs).where(names);
}

export async function deleteRehearsalActs(tx: Tx): Promise<void> {
  await tx.delete(showActs).where(eq(showActs.isRehearsal, true));
}

export async function deleteActsBefore(db: Db, time: number): Promise<void> {
  await db.delete(showActs).where(lt(showActs.at, time));
}

/** Waiting takes that are not undone. */
export async function findPendingActs(
  db: Db,
  { isRehearsal }: { isRehearsal: boolean },
): Promise<ActRow[]> {
  return db
    .select()
    .from(showActs)
    .where(
      and(
        eq(showActs.isRehearsal, isRehearsal),
        isNull(showActs.undoneAt),
        sql`${showActs.changes} -> 'pending' ->> 'after' IS NOT NULL`,
      ),
    )
    .orderBy(asc(showActs.id));
}
