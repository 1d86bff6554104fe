/** The room of a match, and who belongs in it. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournaments } from '../tournaments/tables';
import { matchRooms, matchVetoes } from './tables';

export type RoomRow = typeof matchRooms.$inferSelect;

const playerFields = { id: players.id, name: players.name, photo: players.photo };
const NO_SHOWS_AT_ONCE = 50;

/** The match with its room and its veto. */
export async function findWithMatch(db: Db, matchId: string) {
  const [row] = await db
    .select({
      match: matches,
      room: matchRooms,
      veto: { state: matchVetoes.state, heldSince: matchVetoes.heldSince },
    })
    .from(matches)
    .leftJoin(matchRooms, eq(matchRooms.match, matches.id))
    .leftJoin(matchVetoes, eq(matchVetoes.match, matches.id))
    .where(eq(matches.id, matchId));
  return row;
}

export async function findByMatch(db: Db, matchId: string): Promise<RoomRow | undefined> {
  const [row] = await db.select().from(matchRooms).where(eq(matchRooms.match, matchId));
  return row;
}

export async function saveRoom(
  tx: Tx,
  matchId: string,
  change: Partial<Omit<RoomRow, 'match'>>,
): Promise<RoomRow> {
  const [row] = await tx
    .insert(matchRooms)
    .values({ match: matchId, ...change })
    .onConflictDoUpdate({ target: matchRooms.match, set: change })
    .returning();
  return row!;
}

export async function deleteByMatch(tx: Tx, matchId: string): Promise<void> {
  await tx.delete(matchRooms).where(eq(matchRooms.match, matchId));
}

/** With their leaders, who are the captains. */
export async function findTeams(db: Db, ids: readonly string[]) {
  return db
    .select({ id: teams.id, name: teams.name, captain: playerFields })
    .from(teams)
    .leftJoin(players, eq(players.id, teams.leader))
    .where(inArray(teams.id, [...ids]));
}

/** Of these teams, the one that the player leads, is on the roster of, or is a member of. */
export async function findOwnTeam(
  db: Db,
  {
    playerId,
    tournamentId,
    teamIds,
  }: { playerId: string; tournamentId: string | null; teamIds: readonly string[] },
): Promise<{ teamId: string; leads: boolean } | undefined> {
  if (teamIds.length === 0) return undefined;
  const rows = await db
    .select({
      teamId: teams.id,
      leads: sql<boolean>`${teams.leader} IS NOT DISTINCT FROM ${playerId}`,
      plays: sql<boolean>`${rosterPlayers.player} IS NOT NULL`,
    })
    .from(teams)
    .leftJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, tournamentId ?? ''),
        eq(rosterPlayers.team, teams.id),
        eq(rosterPlayers.player, playerId),
        rosterPlayers.active,
      ),
    )
    .leftJoin(players, and(eq(players.id, playerId), eq(players.team, teams.id)))
    .where(
      and(
        inArray(teams.id, [...teamIds]),
        or(eq(teams.leader, playerId), isNotNull(rosterPlayers.player), isNotNull(players.id)),
      ),
    );
  return rows.find(({ leads }) => leads) ?? rows.find(({ plays }) => plays) ?? rows[0];
}

export async function findMapPool(db: Db, tournamentId: string) {
  const [row] = await db
    .select({ pool: tournaments.mapPool })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return row?.pool;
}

/** Matches that should have begun and wait for a team that has not checked in. */
export async function findNoShows(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .leftJoin(matchRooms, eq(matchRooms.match, matches.id))
    .where(
      and(
        eq(matches.state, 'scheduled'),
        gte(matches.startsAt, from),
        lte(matches.startsAt, to),
        isNotNull(matches.teamA),
        isNotNull(matches.teamB),
        or(isNull(matches.checkedInA), isNull(matches.checkedInB)),
        sql`${matchRooms.noShowTold} IS NOT TRUE`,
      ),
    )
    .limit(NO_SHOWS_AT_ONCE);
  return rows.map(({ id }) => id);
}
