/** The room of a match, and who belongs in it. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournaments, tournamentTeams } from '../tournaments/tables';
import { matchRooms, matchVetoes } from './tables';

export type RoomRow = typeof matchRooms.$inferSelect;
export type MatchRow = typeof matches.$inferSelect;

const playerFields = { id: players.id, name: players.name, photo: players.photo };
const NO_SHOWS_AT_ONCE = 50;

export async function findRoom(db: Db, match: string) {
  const [row] = await db
    .select({
      match: matches,
      room: matchRooms,
      veto: { state: matchVetoes.state, heldSince: matchVetoes.heldSince },
    })
    .from(matches)
    .leftJoin(matchRooms, eq(matchRooms.match, matches.id))
    .leftJoin(matchVetoes, eq(matchVetoes.match, matches.id))
    .where(eq(matches.id, match));
  return row;
}

export async function findRoomRow(db: Db, match: string): Promise<RoomRow | undefined> {
  const [row] = await db.select().from(matchRooms).where(eq(matchRooms.match, match));
  return row;
}

export async function saveRoom(
  tx: Tx,
  match: string,
  change: Partial<Omit<RoomRow, 'match'>>,
): Promise<RoomRow> {
  const [row] = await tx
    .insert(matchRooms)
    .values({ match, ...change })
    .onConflictDoUpdate({ target: matchRooms.match, set: change })
    .returning();
  return row!;
}

export async function deleteRoom(tx: Tx, match: string): Promise<void> {
  await tx.delete(matchRooms).where(eq(matchRooms.match, match));
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
    player,
    tournament,
    teams: ids,
  }: { player: string; tournament: string | null; teams: readonly string[] },
): Promise<{ team: string; leads: boolean } | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db
    .select({
      team: teams.id,
      leads: sql<boolean>`${teams.leader} IS NOT DISTINCT FROM ${player}`,
      plays: sql<boolean>`${rosterPlayers.player} IS NOT NULL`,
    })
    .from(teams)
    .leftJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, tournament ?? ''),
        eq(rosterPlayers.team, teams.id),
        eq(rosterPlayers.player, player),
        rosterPlayers.active,
      ),
    )
    .leftJoin(players, and(eq(players.id, player), eq(players.team, teams.id)))
    .where(
      and(
        inArray(teams.id, [...ids]),
        or(eq(teams.leader, player), isNotNull(rosterPlayers.player), isNotNull(players.id)),
      ),
    );
  return rows.find(({ leads }) => leads) ?? rows.find(({ plays }) => plays) ?? rows[0];
}

export async function findSeeds(db: Db, tournament: string, ids: readonly string[]) {
  return db
    .select({ team: tournamentTeams.team, seed: tournamentTeams.seed })
    .from(tournamentTeams)
    .where(
      and(eq(tournamentTeams.tournament, tournament), inArray(tournamentTeams.team, [...ids])),
    );
}

export async function findMapPool(db: Db, tournament: string) {
  const [row] = await db
    .select({ pool: tournaments.mapPool })
    .from(tournaments)
    .where(eq(tournaments.id, tournament));
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
