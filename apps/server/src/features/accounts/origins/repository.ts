import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { signInOrigins } from '../tables';

const own = alias(signInOrigins, 'own');

export async function save(db: Db, origin: typeof signInOrigins.$inferInsert): Promise<void> {
  await db
    .insert(signInOrigins)
    .values(origin)
    .onConflictDoUpdate({
      target: [signInOrigins.account, signInOrigins.address, signInOrigins.device],
      set: { at: origin.at },
    });
}

/** Newest first. */
export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select()
    .from(signInOrigins)
    .where(eq(signInOrigins.account, accountId))
    .orderBy(desc(signInOrigins.at));
}

/** Other accounts with a hash of this one, newest first. */
export async function findShared(
  db: Db,
  { accountId, limit }: { accountId: string; limit: number },
) {
  const isSameDevice = and(ne(own.device, ''), eq(signInOrigins.device, own.device));
  const isSameAddress = eq(signInOrigins.address, own.address);
  const last = sql<Date>`max(${signInOrigins.at})`;
  return db
    .select({
      player: { id: players.id, name: players.name, photo: players.photo },
      device: sql<boolean>`bool_or(${isSameDevice})`,
      address: sql<boolean>`bool_or(${isSameAddress})`,
      at: last.mapWith(signInOrigins.at),
    })
    .from(own)
    .innerJoin(
      signInOrigins,
      and(ne(signInOrigins.account, own.account), or(isSameAddress, isSameDevice)),
    )
    .innerJoin(players, eq(players.id, signInOrigins.account))
    .where(eq(own.account, accountId))
    .groupBy(players.id)
    .orderBy(desc(last), players.id)
    .limit(limit);
}

export async function deleteBefore(db: Db, period: number): Promise<void> {
  await db.delete(signInOrigins).where(lt(signInOrigins.period, period));
}
