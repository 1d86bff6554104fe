/** How players did: on maps, on sides, over seasons and tournaments. */

import { ObjectNotFound } from '@mes/contract/errors';
import type {
  LeaderboardPlayer,
  Performance,
  PlayerTotals,
  Sides,
  StatLine,
} from '@mes/contract/statistics';
import type { ORDER_DIRECTIONS } from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { ranksOfPage, sliceOfPage } from '@mes/domain/ranking/ranks';
import { type Counts, createLine, sumLines } from '@mes/domain/scoreboard/stat-line';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { SIDES, type Side } from '@mes/domain/series/team-slots';
import type { TeamRegion } from '@mes/domain/teams/regions';
import type { Db } from '../../../platform/database/database';
import { findReferences, toRosterPlayer } from '../../players/service';
import * as teams from '../../teams/service';
import * as repository from './repository';
import { NO_TOTALS, toLine, toPerformance, toTotals } from './views';

export interface PlayedFilterInput {
  readonly startDate?: number;
  readonly endDate?: number;
  readonly tournaments?: readonly string[];
}

export interface PerformanceInput extends PlayedFilterInput {
  readonly id: string;
  readonly map?: DefuseMap;
  /** Name of the other team. */
  readonly versus?: string;
}

export async function readPerformance(db: Db, input: PerformanceInput): Promise<Performance> {
  return toPerformance(await repository.sumLines(db, await toLineFilter(db, input)));
}

export type RecentPerformance = Performance & { readonly maps: number; readonly rounds: number };

/** Of several players since a time, by their ids; zeros for those who have not played since. */
export async function readPerformanceSince(
  db: Db,
  { playerIds, from }: { playerIds: readonly string[]; from: number },
): Promise<(playerId: string) => RecentPerformance> {
  const rows =
    playerIds.length === 0 ? [] : await repository.sumLinesByPlayer(db, { playerIds, from });
  const known = new Map(
    rows.map((row) => [row.player, { ...toPerformance(row), maps: row.maps, rounds: row.rounds }]),
  );
  return (playerId) => known.get(playerId) ?? { ...toPerformance(NO_TOTALS), maps: 0, rounds: 0 };
}

/** On each map that the player has played, most played first. */
export async function readPerformanceByMap(
  db: Db,
  playerId: string,
): Promise<(Performance & { map: DefuseMap })[]> {
  const rows = await repository.sumLinesByMap(db, { playerId });
  return rows.map((row) => ({ map: row.map, ...toPerformance(row) }));
}

export async function readSides(db: Db, input: PerformanceInput): Promise<Sides> {
  return sumSides(await repository.findSides(db, await toLineFilter(db, input)));
}

/** All-time totals by the id of the player; zeros for those who have not played yet. */
export async function readTotals(
  db: Db,
  playerIds: readonly string[],
): Promise<(playerId: string) => PlayerTotals> {
  const rows = playerIds.length === 0 ? [] : await repository.findTotals(db, 'all', playerIds);
  const known = new Map(rows.map((row) => [row.player, toTotals(row)]));
  return (playerId) => known.get(playerId) ?? toTotals(NO_TOTALS);
}

/** The series that a player played last, newest first. */
export function findRecentMatchIds(
  db: Db,
  query: { playerId: string; count: number },
): Promise<string[]> {
  return repository.findRecentMatchIds(db, query);
}

/** What a player did in each of these series, by the id of the match. */
export async function readSeriesLines(
  db: Db,
  { playerId, matchIds }: { playerId: string; matchIds: readonly string[] },
): Promise<ReadonlyMap<string, StatLine & { opponent: TeamSlot }>> {
  const rows =
    matchIds.length === 0 ? [] : await repository.findLinesByPlayer(db, playerId, matchIds);
  return new Map(
    [...new Set(rows.map(({ match }) => match))].map((match) => {
      const own = rows.filter((row) => row.match === match);
      return [match, { ...sumLines(own.map(toLine)), opponent: own[0]!.opponent }];
    }),
  );
}

/** Of everyone who played a match, map by map, most kills first. */
export async function readMatchLines(
  db: Db,
  matchId: string,
): Promise<{ map: number; player: string; opponent: TeamSlot; line: StatLine }[]> {
  const rows = await repository.findLinesByMatch(db, matchId);
  return rows.map((row) => {
    const { map, player, opponent } = row;
    return { map, player, opponent, line: toLine(row) };
  });
}

export interface LeaderboardQuery {
  readonly scope: string;
  readonly order: repository.LeaderboardOrder;
  readonly minMaps?: number;
  readonly region?: TeamRegion;
  readonly direction?: (typeof ORDER_DIRECTIONS)[number];
  readonly page: number;
  readonly size: number;
}

/** Equal figures share a place. */
export async function readLeaderboard(
  db: Db,
  { scope, order, minMaps = 0, region, direction = 'descending', page, size }: LeaderboardQuery,
): Promise<{ data: LeaderboardPlayer[]; total: number }> {
  const isReversed = direction === 'ascending';
  const filter = { scope, minMaps, region };
  const counting = repository.countRanked(db, isReversed ? { ...filter, having: order } : filter);
  const slice = sliceOfPage({
    ...{ page, size, isReversed },
    total: isReversed ? await counting : 0,
  });
  const [rows, total] = await Promise.all([
    repository.findRanking(db, { ...filter, order, ...slice }),
    counting,
  ]);
  const values = rows.map(({ totals: row }) => repository.orderValue(row, order));
  const places = ranksOfPage({
    values,
    offset: slice.start,
    above: await repository.countAbove(db, { ...filter, order, value: values[0] ?? null }),
  });
  const data = rows.map(({ totals: row, player, team }, index) => ({
    place: places[index]!,
    player: toRosterPlayer(player),
    team,
    ...toTotals(row),
  }));
  return { data: isReversed ? data.toReversed() : data, total };
}

/** The id with its proper case; drafts are not found. */
export function findPublishedTournamentId(db: Db, id: string): Promise<string | undefined> {
  return repository.findPublishedTournamentId(db, id);
}

/** The id of the tournament in any case. */
export async function readTournamentLeaderboard(
  db: Db,
  { id, ...query }: Omit<LeaderboardQuery, 'scope'> & { id: string },
): Promise<{ data: LeaderboardPlayer[]; total: number }> {
  const tournamentId = await repository.findPublishedTournamentId(db, id);
  if (tournamentId === undefined) throw new ObjectNotFound();
  return readLeaderboard(db, { ...query, scope: `tournament:${tournamentId}` });
}

const LEADERS = 5;

/** The best players of a tournament so far. */
export async function readTournamentLeaders(
  db: Db,
  tournamentId: string,
): Promise<LeaderboardPlayer[]> {
  const scope = `tournament:${tournamentId}`;
  return (await readLeaderboard(db, { scope, order: 'rating', page: 0, size: LEADERS })).data;
}

/** The rating over many maps is the mean of the ratings of each. */
function sumSides(played: readonly Readonly<Record<Side, Counts>>[]): Sides {
  const [coalition, breach] = SIDES.map((side) =>
    sumLines(played.map((map) => createLine(map[side]))),
  );
  return { coalition: coalition!, breach: breach! };
}

async function toLineFilter(
  db: Db,
  { id, map, versus, startDate, endDate, tournaments }: PerformanceInput,
): Promise<repository.LineFilter> {
  const [known, other] = await Promise.all([
    findReferences(db, [id]),
    versus === undefined ? undefined : teams.findTeam(db, versus),
  ]);
  if (!known.has(id)) throw new ObjectNotFound();
  return {
    playerId: id,
    gameMap: map,
    versusId: other?.id,
    from: startDate,
    to: endDate,
    tournamentIds: tournaments,
  };
}
