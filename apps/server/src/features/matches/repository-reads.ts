/** The lists and pages that show matches. What they select is the same everywhere. */
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/veto/formats';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, union, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { playerMaps } from '../statistics/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournaments, tournamentTeams } from '../tournaments/tables';
import { type MatchState, matches, matchMaps } from './tables';

const teamA = alias(teams, 'a');
const teamB = alias(teams, 'b');

const playerFields = { id: players.id, name: players.name, photo: players.photo };

const summaryFields = {
  id: matches.id,
  number: matches.number,
  state: matches.state,
  tournament: { id: tournaments.id, name: tournaments.name },
  stage: matches.stage,
  group: matches.group,
  roundName: matches.roundName,
  a: { name: teamA.name, tag: teamA.tag, logo: teamA.logo },
  b: { name: teamB.name, tag: teamB.tag, logo: teamB.logo },
  bestOf: matches.bestOf,
  scoreA: matches.scoreA,
  scoreB: matches.scoreB,
  winner: matches.winner,
  startsAt: matches.startsAt,
  finishedAt: matches.finishedAt,
};

function selectSummaries(db: Db) {
  return db
    .select(summaryFields)
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB));
}

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

const PLAYED: MatchState[] = ['finished', 'forfeited'];
const OPEN: MatchState[] = ['scheduled', 'veto', 'live'];
const newestFirst = [desc(matches.at), desc(matches.id)];

export async function findAllByIds(db: Db, ids: readonly string[]): Promise<SummaryRow[]> {
  return selectSummaries(db).where(inArray(matches.id, [...ids]));
}

/** Ids of teams and players; whoever asks has looked them up. */
export interface Wanted {
  readonly tournament?: string;
  readonly bestOf?: BestOf;
  readonly team?: string;
  readonly versus?: string;
  readonly player?: string;
  readonly map?: DefuseMap;
  readonly states?: readonly MatchState[];
  readonly from?: number;
  readonly to?: number;
}

export async function findPage(
  db: Db,
  { page, size, ...wanted }: Wanted & { page: number; size: number },
): Promise<SummaryRow[]> {
  return selectSummaries(db)
    .where(thatAre(db, wanted))
    .orderBy(...newestFirst)
    .limit(size)
    .offset(page * size);
}

export async function countAll(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ count: count() }).from(matches).where(thatAre(db, wanted));
  return row!.count;
}

function thatAre(db: Db, wanted: Wanted): SQL | undefined {
  const { tournament, bestOf, team, versus, player, map, states, from, to } = wanted;
  return and(
    tournament === undefined ? undefined : eq(matches.tournament, tournament),
    bestOf === undefined ? undefined : eq(matches.bestOf, bestOf),
    team === undefined ? undefined : isPlayedBy(team),
    versus === undefined ? undefined : isPlayedBy(versus),
    player === undefined ? undefined : inArray(matches.id, matchesOfPlayer(db, player)),
    map === undefined ? undefined : isPlayedOn(db, map),
    states === undefined || states.length === 0 ? undefined : inArray(matches.state, [...states]),
    from === undefined ? undefined : gte(matches.at, from),
    to === undefined ? undefined : lt(matches.at, to),
  );
}

function isPlayedBy(team: string): SQL | undefined {
  return or(eq(matches.teamA, team), eq(matches.teamB, team));
}

function isPlayedOn(db: Db, map: DefuseMap): SQL {
  const played = db
    .select({ one: sql`1` })
    .from(matchMaps)
    .where(
      and(eq(matchMaps.match, matches.id), eq(matchMaps.map, map), ne(matchMaps.state, 'left_out')),
    );
  return exists(played);
}

/** Those with a line of the player, and those of a roster that the player stood in. */
function matchesOfPlayer(db: Db, player: string) {
  const lines = db
    .select({ id: playerMaps.match })
    .from(playerMaps)
    .where(eq(playerMaps.player, player));
  const rosters = db
    .select({ id: matches.id })
    .from(rosterPlayers)
    .innerJoin(matches, and(eq(matches.tournament, rosterPlayers.tournament), isPlayedByRoster()))
    .where(and(eq(rosterPlayers.player, player), rosterPlayers.active));
  return unionAll(lines, rosters);
}

function isPlayedByRoster(): SQL | undefined {
  return or(eq(matches.teamA, rosterPlayers.team), eq(matches.teamB, rosterPlayers.team));
}

/** What is under way or still to come, soonest first; without a time last. */
export async function findOpen(
  db: Db,
  { team, tournament, states = OPEN, size }: OpenWanted,
): Promise<SummaryRow[]> {
  return selectSummaries(db)
    .where(thatAre(db, { team, tournament, states }))
    .orderBy(sql`${matches.startsAt} ASC NULLS LAST`, asc(matches.number))
    .limit(size);
}

interface OpenWanted extends Pick<Wanted, 'team' | 'tournament'> {
  readonly states?: readonly MatchState[];
  readonly size: number;
}

/** The sums over everything that two teams have played against each other, from the first's side. */
export async function sumEncounters(db: Db, one: string, other: string) {
  const own = sql`CASE WHEN ${matches.teamA} = ${one} THEN 'A' ELSE 'B' END`;
  const decided = isNotNull(matches.winner);
  const [sums] = await db
    .select({
      wins1: counted(sql`${matches.winner} = ${own}`),
      wins2: counted(sql`${matches.winner} <> ${own}`),
      draws: counted(and(sql`NOT ${decided}`, eq(matches.state, 'finished'))!),
      mapWins1: summed(
        sql`CASE WHEN ${own} = 'A' THEN ${matches.scoreA} ELSE ${matches.scoreB} END`,
      ),
      mapWins2: summed(
        sql`CASE WHEN ${own} = 'A' THEN ${matches.scoreB} ELSE ${matches.scoreA} END`,
      ),
    })
    .from(matches)
    .where(thatAre(db, { team: one, versus: other, states: PLAYED }));
  return sums!;
}

const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
const summed = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);

/** A match with all of its columns and what its summary shows. */
export async function findWhole(db: Db, id: string) {
  const [row] = await db
    .select({ ...summaryFields, row: matches })
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .where(eq(matches.id, id));
  return row;
}

/** The players' lines on the maps of a match, most kills first. */
export async function findLines(db: Db, match: string) {
  return db
    .select({
      line: playerMaps,
      player: playerFields,
    })
    .from(playerMaps)
    .innerJoin(players, eq(players.id, playerMaps.player))
    .where(eq(playerMaps.match, match))
    .orderBy(asc(playerMaps.map), desc(playerMaps.kills), asc(playerMaps.deaths), asc(players.id));
}

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

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

export type TeamRow = typeof teams.$inferSelect;

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

/** The newest match of two teams in a tournament. */
export async function findMeeting(
  db: Db,
  {
    tournament,
    teams: [one, other],
    round,
  }: { tournament: string; teams: readonly [string, string]; round?: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        thatAre(db, { tournament, team: one, versus: other }),
        round === undefined ? undefined : eq(sql`lower(${matches.roundName})`, round.toLowerCase()),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1);
  return row?.id;
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
