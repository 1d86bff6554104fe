import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { players } from '../../players/tables';
import { chatTimeOuts } from '../tables';

const creators = alias(players, 'creators');

export type TimeOutRow = typeof chatTimeOuts.$inferSelect;

/** A player, with the permissions of their account if they have one. */
export async function findPlayer(db: Db, id: string) {
  const [row] = await db
    .select({ id: players.id, name: players.name, permissions: accounts.permissions })
    .from(players)
    .leftJoin(accounts, eq(accounts.id, players.id))
    .where(eq(players.id, id));
  return row;
}

export async function findInForce(
  db: Db,
  { playerId, now }: { playerId: string; now: number },
): Promise<TimeOutRow | undefined> {
  const [row] = await db
    .select()
    .from(chatTimeOuts)
    .where(and(eq(chatTimeOuts.player, playerId), whereInForce(now)))
    .orderBy(desc(chatTimeOuts.until))
    .limit(1);
  return row;
}

export async function findAllInForce(db: Db, now: number) {
  return selectTimeOuts(db).where(whereInForce(now)).orderBy(desc(chatTimeOuts.id)).limit(500);
}

export type FoundTimeOut = Awaited<ReturnType<typeof findAllInForce>>[number];

export async function findById(db: Db, id: string): Promise<FoundTimeOut | undefined> {
  const [row] = await selectTimeOuts(db).where(eq(chatTimeOuts.id, id));
  return row;
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({
      reason: chatTimeOuts.reason,
      createdAt: chatTimeOuts.createdAt,
      until: chatTimeOuts.until,
      endedAt: chatTimeOuts.endedAt,
    })
    .from(chatTimeOuts)
    .where(eq(chatTimeOuts.player, playerId));
}

export async function insert(tx: Tx, timeOut: typeof chatTimeOuts.$inferInsert): Promise<void> {
  await tx.insert(chatTimeOuts).values(timeOut);
}

/** Resolves to how many there were. */
export async function endAll(
  tx: Tx,
  { playerId, now }: { playerId: string; now: number },
): Promise<number> {
  const rows = await tx
    .update(chatTimeOuts)
    .set({ endedAt: now })
    .where(and(eq(chatTimeOuts.player, playerId), whereInForce(now)))
    .returning({ id: chatTimeOuts.id });
  return rows.length;
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(chatTimeOuts).where(eq(chatTimeOuts.player, playerId));
}

export async function deleteEndedBefore(db: Db, before: number): Promise<void> {
  await db.delete(chatTimeOuts).where(lt(chatTimeOuts.until, before));
}

function selectTimeOuts(db: Db) {
  return db
    .select({
      timeOut: chatTimeOuts,
      player: { id: players.id, name: players.name, photo: players.photo },
      by: { id: creators.id, name: creators.name, photo: creators.photo },
    })
    .from(chatTimeOuts)
    .innerJoin(players, eq(players.id, chatTimeOuts.player))
    .leftJoin(creators, eq(creators.id, chatTimeOuts.createdBy));
}

function whereInForce(now: number) {
  return and(isNull(chatTimeOuts.endedAt), gt(chatTimeOuts.until, now));
}
