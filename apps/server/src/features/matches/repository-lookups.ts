/** What matches look up in the features below them, and who stands in which match. */
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { playerMaps } from '../statistics/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournaments, tournamentTeams } from '../tournaments/tables';
import { isPlayedByRoster } from './repository-reads';
import { type MatchState, matches } from './tables';

export type TeamRow = typeof teams.$inferSelect;

const playerFields = { id: players.id, name: players.name, photo: players.photo };
const OPEN: MatchState[] = ['scheduled', 'veto', 'live'];

export async function findRosters(
  db: Db,
  { tournament, teams: ids }: { tournament: string; teams: readonly string[] },
) {
  return db
    .select({ team: rosterPlayers.team, player: playerFields })
    .from(rosterPlayers)
    .innerJoin(players, eq(players.id, rosterPlayers.player))
    .where(
      and(
        eq(rosterPlayers.tournament, tournament),
        inArray(rosterPlayers.team, [...ids]),
        rosterPlayers.active,
      ),
    )
    .orderBy(asc(sql`lower(${players.name})`));
}

export async function findMembers(db: Db, ids: readonly string[]) {
  return db
    .select({ team: sql<string>`${players.team}`, player: playerFields })
    .from(players)
    .where(inArray(players.team, [...ids]))
    .orderBy(asc(sql`lower(${players.name})`));
}

export async function findSeeds(db: Db, tournament: string, ids: readonly string[]) {
  return db
    .select({ team: tournamentTeams.team, seed: tournamentTeams.seed })
    .from(tournamentTeams)
    .where(
      and(eq(tournamentTeams.tournament, tournament), inArray(tournamentTeams.team, [...ids])),
    );
}

/** People know teams by their names, whatever their case. */
export async function findTeamsByName(db: Db, names: readonly string[]) {
  return db
    .select()
    .from(teams)
    .where(
      inArray(
        sql`lower(${teams.name})`,
        names.map((name) => name.toLowerCase()),
      ),
    );
}

export async function findTeamsById(db: Db, ids: readonly string[]): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]));
}

export async function findNumbers(db: Db, ids: readonly string[]) {
  return db
    .select({ id: matches.id, matchID: matches.number })
    .from(matches)
    .where(inArray(matches.id, [...ids]));
}

export async function findTeamNames(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [...ids]));
  return rows.map(({ name }) => name);
}

/** Everyone whose page shows one of these matches. */
export async function findPlayersOfMatches(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const lines = db
    .select({ id: playerMaps.player })
    .from(playerMaps)
    .where(inArray(playerMaps.match, [...ids]));
  const rosters = db
    .select({ id: rosterPlayers.player })
    .from(matches)
    .innerJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, matches.tournament),
        isPlayedByRoster(),
        rosterPlayers.active,
      ),
    )
    .where(inArray(matches.id, [...ids]));
  return (await union(lines, rosters)).map(({ id }) => id);
}

export async function findPlayerIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** By its id, whatever its case. */
export async function findTournament(db: Db, id: string) {
  const [row] = await db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(eq(sql`lower(${tournaments.id})`, id.toLowerCase()));
  return row;
}

/** Start times of the open matches that a player's team has checked in for. */
export async function findCheckedIn(db: Db, player: string): Promise<number[]> {
  const rows = await db
    .select({ startsAt: sql<number>`${matches.startsAt}`.mapWith(matches.startsAt) })
    .from(players)
    .innerJoin(
      matches,
      or(
        and(eq(matches.teamA, players.team), isNotNull(matches.checkedInA)),
        and(eq(matches.teamB, players.team), isNotNull(matches.checkedInB)),
      ),
    )
    .where(and(eq(players.id, player), inArray(matches.state, OPEN), isNotNull(matches.startsAt)));
  return rows.map(({ startsAt }) => startsAt);
}
