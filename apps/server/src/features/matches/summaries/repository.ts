/** Lists of matches. All of them select the same columns. */
import type { MATCH_ORDERS } from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import { type MatchState, OPEN_MATCH_STATES } from '@mes/domain/series/states';
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
import type { Db } from '../../../platform/database/database';
import { preparedFor } from '../../../platform/database/prepared';
import { players, rosterFields } from '../../players/tables';
import { matchVetoes } from '../../rooms/tables';
import { playerMaps } from '../../statistics/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, tournaments } from '../../tournaments/tables';
import { matches, matchMaps } from '../tables';

export type MatchOrder = (typeof MATCH_ORDERS)[number];

const teamA = alias(teams, 'a');
const teamB = alias(teams, 'b');

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
const newestFirst = [desc(matches.at), desc(matches.id)];
const soonestFirst = [sql`${matches.startsAt} ASC NULLS LAST`, asc(matches.number)];
const oldestFirst = [asc(matches.at), asc(matches.id)];
/** Where staff are needed: live, then the next ones, those without a time last; then the newest results. */
const urgentFirst = [
  sql`array_position(ARRAY['live', 'veto', 'scheduled'], ${matches.state}) ASC NULLS LAST`,
  sql`CASE WHEN ${matches.state} IN ('live', 'veto', 'scheduled') THEN ${matches.startsAt} END ASC NULLS LAST`,
  desc(matches.at),
  asc(matches.number),
];
const ORDERS: Record<MatchOrder, SQL[]> = {
  newest: newestFirst,
  oldest: oldestFirst,
  urgent: urgentFirst,
};

export async function findAllByIds(db: Db, ids: readonly string[]): Promise<SummaryRow[]> {
  return selectSummaries(db).where(inArray(matches.id, [...ids]));
}

/** By the number that people quote. */
export async function findByNumber(db: Db, number: number): Promise<SummaryRow[]> {
  return selectSummaries(db).where(eq(matches.number, number));
}

interface NearestQuery {
  readonly teamIds: readonly string[];
  readonly upcoming: number;
  readonly recent: number;
}

/** What these teams play next and what they have played last, in no particular order. */
export async function findNearest(
  db: Db,
  { teamIds, upcoming, recent }: NearestQuery,
): Promise<SummaryRow[]> {
  return findNearestQuery(db).execute({ teamIds, upcoming, recent });
}

/** A search of everything asks it at every key press. */
const findNearestQuery = preparedFor((db) => {
  const teamIds = sql`${sql.placeholder('teamIds')}::text[]`;
  const ofTeams = sql`(${matches.teamA} = ANY (${teamIds}) OR ${matches.teamB} = ANY (${teamIds}))`;
  const open = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(ofTeams, inArray(matches.state, OPEN_MATCH_STATES)))
    .orderBy(...soonestFirst)
    .limit(sql.placeholder('upcoming'));
  const played = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(ofTeams, inArray(matches.state, PLAYED)))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('recent'));
  return selectSummaries(db)
    .where(inArray(matches.id, unionAll(open, played)))
    .prepare('find_nearest_matches');
});

export interface MatchFilter {
  readonly tournamentId?: string;
  readonly bestOf?: BestOf;
  /** Any of these teams, of at least one. */
  readonly teamIds?: readonly string[];
  /** Against any of these. */
  readonly opponentIds?: readonly string[];
  readonly playerId?: string;
  readonly map?: DefuseMap;
  readonly states?: readonly MatchState[];
  readonly from?: number;
  readonly to?: number;
  /** Only those that have a time or a team. */
  readonly known?: boolean;
  readonly streamLink?: string;
}

export async function findPage(
  db: Db,
  {
    page,
    size,
    order = 'newest',
    ...filter
  }: MatchFilter & { page: number; size: number; order?: MatchOrder },
): Promise<SummaryRow[]> {
  return selectSummaries(db)
    .where(whereMatches(db, filter))
    .orderBy(...ORDERS[order])
    .limit(size)
    .offset(page * size);
}

export async function countAll(db: Db, filter: MatchFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(matches).where(whereMatches(db, filter));
  return row!.count;
}

function whereMatches(db: Db, filter: MatchFilter): SQL | undefined {
  const { tournamentId, bestOf, teamIds, opponentIds, playerId, map, states, from, to } = filter;
  const { known, streamLink } = filter;
  return and(
    tournamentId === undefined ? undefined : eq(matches.tournament, tournamentId),
    bestOf === undefined ? undefined : eq(matches.bestOf, bestOf),
    isPlayedBy(teamIds, opponentIds),
    playerId === undefined ? undefined : inArray(matches.id, matchesOfPlayer(db, playerId)),
    map === undefined ? undefined : isPlayedOn(db, map),
    states === undefined || states.length === 0 ? undefined : inArray(matches.state, [...states]),
    from === undefined ? undefined : gte(matches.at, from),
    to === undefined ? undefined : lt(matches.at, to),
    known ? or(...[matches.startsAt, matches.teamA, matches.teamB].map(isNotNull)) : undefined,
    streamLink === undefined ? undefined : eq(matches.streamLink, streamLink),
  );
}

function isPlayedBy(
  ids: readonly string[] | undefined,
  opponentIds: readonly string[] | undefined,
): SQL | undefined {
  const [one, other] = ids ? [ids, opponentIds] : [opponentIds, undefined];
  if (!one) return undefined;
  // Either way round, each team in a slot of its own: one that is in both lists does not play itself.
  return or(
    and(inArray(matches.teamA, [...one]), other && inArray(matches.teamB, [...other])),
    and(inArray(matches.teamB, [...one]), other && inArray(matches.teamA, [...other])),
  );
}

/** A match whose veto is held back must not be found by its maps. */
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
function matchesOfPlayer(db: Db, playerId: string) {
  const lines = db
    .select({ id: playerMaps.match })
    .from(playerMaps)
    .where(eq(playerMaps.player, playerId));
  const rosters = db
    .select({ id: matches.id })
    .from(rosterPlayers)
    .innerJoin(matches, and(eq(matches.tournament, rosterPlayers.tournament), isPlayedByRoster()))
    .where(and(eq(rosterPlayers.player, playerId), rosterPlayers.active));
  return unionAll(lines, rosters);
}

/** For a join of rosters with the matches of their tournament. */
export function isPlayedByRoster(): SQL | undefined {
  return or(eq(matches.teamA, rosterPlayers.team), eq(matches.teamB, rosterPlayers.team));
}

/** What is under way or still to come, soonest first; without a time last. */
export async function findOpen(
  db: Db,
  { states = OPEN_MATCH_STATES, size, timed = false, ...filter }: OpenMatchFilter,
): Promise<SummaryRow[]> {
  return selectSummaries(db)
    .where(
      and(whereMatches(db, { ...filter, states }), timed ? isNotNull(matches.startsAt) : undefined),
    )
    .orderBy(...soonestFirst)
    .limit(size);
}

interface OpenMatchFilter
  extends Pick<MatchFilter, 'teamIds' | 'opponentIds' | 'tournamentId' | 'from' | 'streamLink'> {
  /** Only those whose time is known. */
  readonly timed?: boolean;
  readonly states?: readonly MatchState[];
  readonly size: number;
}

/** Sums over everything that two teams have played against each other, as the first team sees it. */
export async function sumEncounters(
  db: Db,
  { teamId, opponentId }: { teamId: string; opponentId: string },
) {
  const own = sql`CASE WHEN ${matches.teamA} = ${teamId} THEN 'A' ELSE 'B' END`;
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
    .where(whereMatches(db, { teamIds: [teamId], opponentIds: [opponentId], states: PLAYED }));
  return sums!;
}

const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
const summed = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);

/** A match with all of its columns and what its summary shows. */
export async function findWithRow(db: Db, matchId: string) {
  const [row] = await db
    .select({ ...summaryFields, row: matches })
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .where(eq(matches.id, matchId));
  return row;
}

/** The players' lines on the maps of a match, most kills first. */
export async function findLines(db: Db, matchId: string) {
  return db
    .select({
      line: playerMaps,
      player: rosterFields,
    })
    .from(playerMaps)
    .innerJoin(players, eq(players.id, playerMaps.player))
    .where(eq(playerMaps.match, matchId))
    .orderBy(asc(playerMaps.map), desc(playerMaps.kills), asc(playerMaps.deaths), asc(players.id));
}

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** The newest match of two teams in a tournament. */
export async function findMeeting(
  db: Db,
  {
    roundName,
    ...filter
  }: Required<Pick<MatchFilter, 'tournamentId' | 'teamIds' | 'opponentIds'>> & {
    roundName?: string;
  },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        whereMatches(db, filter),
        roundName === undefined
          ? undefined
          : eq(sql`lower(${matches.roundName})`, roundName.toLowerCase()),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1);
  return row?.id;
}
