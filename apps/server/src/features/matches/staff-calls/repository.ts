import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { staffCalls } from '../tables';

export type StaffCallRow = typeof staffCalls.$inferSelect;
export type StaffCallOutcome = NonNullable<StaffCallRow['outcome']>;

const takers = alias(players, 'takers');

export async function insert(tx: Tx, call: typeof staffCalls.$inferInsert): Promise<void> {
  await tx.insert(staffCalls).values(call);
}

/** Longest waiting first. */
export async function findAllOpen(db: Db, { matchId, count }: { matchId?: string; count: number }) {
  return db
    .select({
      call: staffCalls,
      by: { id: players.id, name: players.name, photo: players.photo },
      takenBy: { id: takers.id, name: takers.name, photo: takers.photo },
    })
    .from(staffCalls)
    .leftJoin(players, eq(players.id, staffCalls.by))
    .leftJoin(takers, eq(takers.id, staffCalls.takenBy))
    .where(
      and(
        isNull(staffCalls.closedAt),
        matchId === undefined ? undefined : eq(staffCalls.match, matchId),
      ),
    )
    .orderBy(asc(staffCalls.createdAt), asc(staffCalls.id))
    .limit(count);
}

export type OpenStaffCall = Awaited<ReturnType<typeof findAllOpen>>[number];

export async function findById(db: Db, callId: string): Promise<StaffCallRow | undefined> {
  const [row] = await db.select().from(staffCalls).where(eq(staffCalls.id, callId));
  return row;
}

export async function lockById(tx: Tx, callId: string): Promise<StaffCallRow | undefined> {
  const [row] = await tx.select().from(staffCalls).where(eq(staffCalls.id, callId)).for('update');
  return row;
}

export async function update(tx: Tx, callId: string, change: Partial<StaffCallRow>): Promise<void> {
  await tx.update(staffCalls).set(change).where(eq(staffCalls.id, callId));
}

/** One call, all of a match, or those of them that were made because a team did not come. */
export type StaffCallFilter =
  | { readonly callId: string }
  | { readonly matchId: string; readonly noShow?: true };

function whereMatches(filter: StaffCallFilter): SQL | undefined {
  if ('callId' in filter) return eq(staffCalls.id, filter.callId);
  const isOfMatch = eq(staffCalls.match, filter.matchId);
  return filter.noShow ? and(isOfMatch, isNotNull(staffCalls.noShow)) : isOfMatch;
}

/** Returns those that were open. */
export async function closeAll(
  tx: Tx,
  filter: StaffCallFilter,
  {
    closedBy,
    outcome,
    now,
  }: { closedBy: string | null; outcome: StaffCallOutcome | null; now: number },
): Promise<{ id: string; match: string }[]> {
  return tx
    .update(staffCalls)
    .set({ closedAt: now, closedBy, outcome })
    .where(and(isNull(staffCalls.closedAt), whereMatches(filter)))
    .returning({ id: staffCalls.id, match: staffCalls.match });
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({ match: staffCalls.match, reason: staffCalls.reason, at: staffCalls.createdAt })
    .from(staffCalls)
    .where(eq(staffCalls.by, playerId));
}

/** The calls stay, without what the player wrote. */
export async function clearReasonsByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.update(staffCalls).set({ reason: '' }).where(eq(staffCalls.by, playerId));
}
