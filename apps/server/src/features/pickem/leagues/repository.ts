import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { leagueMembers, leagues, predictions } from '../tables';

export type LeagueRow = typeof leagues.$inferSelect;

const PLAYER = { id: players.id, name: players.name, photo: players.photo };
const memberCount = sql<number>`(
  SELECT count(*)::int FROM ${leagueMembers} AS m WHERE m.league = ${leagues.id}
)`;

const FOUND = { league: leagues, owner: PLAYER, members: memberCount };

export interface FoundLeague {
  readonly league: LeagueRow;
  readonly owner: { readonly id: string; readonly name: string; readonly photo: string | null };
  readonly members: number;
}

export async function findById(db: Db, id: string): Promise<FoundLeague | undefined> {
  const [row] = await db
    .select(FOUND)
    .from(leagues)
    .innerJoin(players, eq(players.id, leagues.owner))
    .where(eq(leagues.id, id));
  return row;
}

export async function findByInvite(db: Db, invite: string): Promise<FoundLeague | undefined> {
  const [row] = await db
    .select(FOUND)
    .from(leagues)
    .innerJoin(players, eq(players.id, leagues.owner))
    .where(eq(leagues.invite, invite));
  return row;
}

/** Oldest membership first. */
export async function findAllByMember(db: Db, playerId: string): Promise<FoundLeague[]> {
  return db
    .select(FOUND)
    .from(leagueMembers)
    .innerJoin(leagues, eq(leagues.id, leagueMembers.league))
    .innerJoin(players, eq(players.id, leagues.owner))
    .where(eq(leagueMembers.player, playerId))
    .orderBy(asc(leagueMembers.joinedAt), asc(leagues.id));
}

/** Changes of the members of a league come one after the other. */
export async function lockById(tx: Tx, id: string): Promise<LeagueRow | undefined> {
  const [row] = await tx.select().from(leagues).where(eq(leagues.id, id)).for('update');
  return row;
}

export async function lockByInvite(tx: Tx, invite: string): Promise<LeagueRow | undefined> {
  const [row] = await tx.select().from(leagues).where(eq(leagues.invite, invite)).for('update');
  return row;
}

/** Creating and joining leagues by one player come one after the other. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('update');
}

export function countOwned(db: Db, playerId: string): Promise<number> {
  return db.$count(leagues, eq(leagues.owner, playerId));
}

export function countMemberships(db: Db, playerId: string): Promise<number> {
  return db.$count(leagueMembers, eq(leagueMembers.player, playerId));
}

export function countMembers(db: Db, leagueId: string): Promise<number> {
  return db.$count(leagueMembers, eq(leagueMembers.league, leagueId));
}

export async function insert(tx: Tx, row: LeagueRow): Promise<void> {
  await tx.insert(leagues).values(row);
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<Pick<LeagueRow, 'owner' | 'invite'>>,
): Promise<void> {
  await tx.update(leagues).set(change).where(eq(leagues.id, id));
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(leagues).where(eq(leagues.id, id));
}

export async function insertMember(
  tx: Tx,
  row: typeof leagueMembers.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(leagueMembers).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteMember(
  tx: Tx,
  { leagueId, playerId }: { leagueId: string; playerId: string },
): Promise<boolean> {
  const rows = await tx
    .delete(leagueMembers)
    .where(and(eq(leagueMembers.league, leagueId), eq(leagueMembers.player, playerId)))
    .returning();
  return rows.length > 0;
}

export async function isMember(
  db: Db,
  { leagueId, playerId }: { leagueId: string; playerId: string },
): Promise<boolean> {
  const count = await db.$count(
    leagueMembers,
    and(eq(leagueMembers.league, leagueId), eq(leagueMembers.player, playerId)),
  );
  return count > 0;
}

/** Whoever has been in it the longest, except one. */
export async function findOldestMember(
  db: Db,
  { leagueId, exceptId }: { leagueId: string; exceptId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ player: leagueMembers.player })
    .from(leagueMembers)
    .where(and(eq(leagueMembers.league, leagueId), ne(leagueMembers.player, exceptId)))
    .orderBy(asc(leagueMembers.joinedAt), asc(leagueMembers.player))
    .limit(1);
  return row?.player ?? null;
}

/** Everyone in the league, best first; who has not predicted the tournament comes last. */
export async function findStandings(
  db: Db,
  { leagueId, tournamentId }: { leagueId: string; tournamentId: string },
) {
  return db
    .select({ player: PLAYER, prediction: predictions })
    .from(leagueMembers)
    .innerJoin(players, eq(players.id, leagueMembers.player))
    .leftJoin(
      predictions,
      and(eq(predictions.player, leagueMembers.player), eq(predictions.tournament, tournamentId)),
    )
    .where(eq(leagueMembers.league, leagueId))
    .orderBy(
      sql`${predictions.points} DESC NULLS LAST`,
      sql`${predictions.correct} DESC`,
      asc(predictions.savedAt),
      asc(leagueMembers.joinedAt),
      asc(leagueMembers.player),
    );
}
