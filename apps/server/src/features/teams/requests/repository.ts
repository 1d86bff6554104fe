import { and, asc, count, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teamRequests, teams } from '../tables';

export type RequestRow = typeof teamRequests.$inferSelect;

interface Place {
  readonly teamId: string;
  readonly playerId: string;
}

export async function find(db: Db, place: Place) {
  const [row] = await db.select().from(teamRequests).where(isAt(place));
  return row;
}

/** Neither answered nor expired, oldest first. */
export async function findAllOpenByTeam(
  db: Db,
  { teamId, since }: { teamId: string; since: number },
) {
  return db
    .select({
      player: { id: players.id, name: players.name, photo: players.photo },
      requestedAt: teamRequests.requestedAt,
    })
    .from(teamRequests)
    .innerJoin(players, eq(players.id, teamRequests.player))
    .where(and(eq(teamRequests.team, teamId), isOpen(since)))
    .orderBy(asc(teamRequests.requestedAt), asc(players.id));
}

export async function countOpenByPlayer(
  db: Db,
  { playerId, since }: { playerId: string; since: number },
): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(teamRequests)
    .where(and(eq(teamRequests.player, playerId), isOpen(since)));
  return row?.requests ?? 0;
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({
      team: teams.name,
      requestedAt: teamRequests.requestedAt,
      declinedAt: teamRequests.declinedAt,
    })
    .from(teamRequests)
    .innerJoin(teams, eq(teams.id, teamRequests.team))
    .where(eq(teamRequests.player, playerId))
    .orderBy(desc(teamRequests.requestedAt));
}

/** Replaces an earlier one to the same team. */
export async function save(tx: Tx, request: typeof teamRequests.$inferInsert): Promise<void> {
  await tx
    .insert(teamRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [teamRequests.team, teamRequests.player],
      set: { requestedAt: request.requestedAt, declinedAt: null },
    });
}

export async function markDeclined(tx: Tx, place: Place, now: number): Promise<void> {
  await tx.update(teamRequests).set({ declinedAt: now }).where(isAt(place));
}

export async function deleteOne(tx: Tx, place: Place): Promise<void> {
  await tx.delete(teamRequests).where(isAt(place));
}

export async function deleteAllByTeam(tx: Tx, teamId: string): Promise<void> {
  await tx.delete(teamRequests).where(eq(teamRequests.team, teamId));
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(teamRequests).where(eq(teamRequests.player, playerId));
}

/** Declined ones stay, so that they still count once the player has left the new team. */
export async function deleteOpenByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx
    .delete(teamRequests)
    .where(and(eq(teamRequests.player, playerId), isNull(teamRequests.declinedAt)));
}

export async function deleteAllUntil(db: Db, time: number): Promise<void> {
  await db.delete(teamRequests).where(lte(teamRequests.requestedAt, time));
}

function isAt({ teamId, playerId }: Place) {
  return and(eq(teamRequests.team, teamId), eq(teamRequests.player, playerId));
}

function isOpen(since: number) {
  return and(isNull(teamRequests.declinedAt), gt(teamRequests.requestedAt, since));
}
