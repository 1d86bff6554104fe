/** The lists and pages that show matches. What they select is the same everywhere. */
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
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
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { matchVetoes } from '../rooms/tables';
import { playerMaps } from '../statistics/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournaments } from '../tournaments/tables';
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
const oldestFirst = [asc(matches.at), asc(matches.id)];

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
  {
    page,
    size,
    order = 'newest',
    ...wanted
  }: Wanted & { page: number; size: number; order?: 'newest' | 'oldest' },
): Promise<SummaryRow[]> {
  return selectSummaries(db)
    .where(thatAre(db, wanted))
    .orderBy(...(order === 'newest' ? newestFirst : oldestFirst))
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

/** A match of which the veto is held back is found by none of its maps. */
function isPlayedOn(db: Db, map: DefuseMap): SQL | undefined {
  const played = db
    .select({ one: sql`1` })
    .from(matchMaps)
    .where(
      and(eq(matchMaps.match, matches.id), eq(matchMaps.map, map), ne(matchMaps.state, 'left_out')),
    );
  const heldBack = db
    .select({ one: sql`1` })
    .from(matchVetoes)
    .where(and(eq(matchVetoes.match, matches.id), isNotNull(matchVetoes.heldSince)));
  return and(exists(played), notExists(heldBack));
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

/** For a join of rosters with the matches of their tournament. */
export function isPlayedByRoster(): SQL | undefined {
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
