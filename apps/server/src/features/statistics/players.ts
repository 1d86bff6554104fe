/** How players did: on maps, on sides, over seasons and tournaments. */
import { ObjectNotFound } from '@mes/contract/errors';
import type {
  LeaderboardPlayer,
  Performance,
  PlayerTotals,
  Sides,
  StatLine,
} from '@mes/contract/statistics';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { type Counts, lineOf, NO_COUNTS, sumLines } from '@mes/domain/scoreboard/stat-line';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { SIDES, type Side } from '@mes/domain/series/team-slots';
import type { Db } from '../../platform/database/database';
import { references, toReference } from '../players/service';
import * as teams from '../teams/service';
import type { LineRow, TotalsRow } from './lines';
import * as repository from './repository-reads';

export interface PeriodAsked {
  readonly startDate?: number;
  readonly endDate?: number;
  readonly tournaments?: readonly string[];
}

export interface PerformanceAsked extends PeriodAsked {
  readonly id: string;
  readonly map?: DefuseMap;
  /** Name of the other team. */
  readonly versus?: string;
}

export async function performance(db: Db, asked: PerformanceAsked): Promise<Performance> {
  return toPerformance(await repository.sumLines(db, await linesWanted(db, asked)));
}

/** The same on each map that the player has played, most played first. */
export async function performanceByMap(
  db: Db,
  player: string,
): Promise<(Performance & { map: DefuseMap })[]> {
  const rows = await repository.sumLinesByMap(db, { player });
  return rows.map((row) => ({ map: row.map, ...toPerformance(row) }));
}

export async function sides(db: Db, asked: PerformanceAsked): Promise<Sides> {
  return sumSides(await repository.findSides(db, await linesWanted(db, asked)));
}

/** Of all time; all zero for who has not played yet. By the player's id. */
export async function totals(
  db: Db,
  ids: readonly string[],
): Promise<(player: string) => PlayerTotals> {
  const rows = ids.length === 0 ? [] : await repository.findTotals(db, 'all', ids);
  const known = new Map(rows.map((row) => [row.player, toTotals(row)]));
  return (player) => known.get(player) ?? toTotals(NO_TOTALS);
}

/** What a player did in each of these series, by the id of the match. */
export async function linesIn(
  db: Db,
  player: string,
  matches: readonly string[],
): Promise<ReadonlyMap<string, StatLine & { opponent: TeamSlot }>> {
  const rows = matches.length === 0 ? [] : await repository.findLinesIn(db, player, matches);
  return new Map(
    [...new Set(rows.map(({ match }) => match))].map((match) => {
      const own = rows.filter((row) => row.match === match);
      return [match, { ...sumLines(own.map(toLine)), opponent: own[0]!.opponent }];
    }),
  );
}

/** Of everyone who played a match, map by map, most kills first. */
export async function linesOf(
  db: Db,
  match: string,
): Promise<{ map: number; player: string; opponent: TeamSlot; line: StatLine }[]> {
  const rows = await repository.findLinesOf(db, match);
  return rows.map((row) => {
    const { map, player, opponent } = row;
    return { map, player, opponent, line: toLine(row) };
  });
}

export interface LeaderboardAsked {
  readonly scope: string;
  readonly order: repository.Order;
  readonly minMaps?: number;
  readonly page: number;
  readonly size: number;
}

export async function leaderboard(
  db: Db,
  { scope, order, minMaps = 0, page, size }: LeaderboardAsked,
): Promise<{ data: LeaderboardPlayer[]; total: number }> {
  const [rows, total] = await Promise.all([
    repository.findRanking(db, { scope, minMaps, order, page, size }),
    repository.countRanked(db, { scope, minMaps }),
  ]);
  return {
    data: rows.map(({ totals: row, player, team }, index) => ({
      place: page * size + index + 1,
      player: toReference(player),
      team,
      ...toTotals(row),
    })),
    total,
  };
}

const LEADERS = 5;

/** The best players of a tournament so far. */
export async function leadersOf(db: Db, tournament: string): Promise<LeaderboardPlayer[]> {
  const scope = `tournament:${tournament}`;
  return (await leaderboard(db, { scope, order: 'rating', page: 0, size: LEADERS })).data;
}

/** A player's lines as wire and domain name them. */
function toLine(row: LineRow): StatLine {
  return { ...countsIn(row), rating: row.rating === null ? null : row.rating / 1_000 };
}

function toTotals(row: Omit<TotalsRow, 'scope' | 'player'>): PlayerTotals {
  const { maps, mapWins, mapLosses, roundWins, roundLosses } = row;
  return {
    ...countsIn(row),
    rating: meanRating(row),
    maps,
    mapWins,
    mapLosses,
    roundWins,
    roundLosses,
  };
}

function countsIn(
  row: Pick<
    LineRow,
    Exclude<keyof Counts, 'multiKills'> | `${'two' | 'three' | 'four' | 'five'}Kills`
  >,
): Counts {
  return {
    rounds: row.rounds,
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    headshots: row.headshots,
    plants: row.plants,
    defuses: row.defuses,
    openingKills: row.openingKills,
    openingDeaths: row.openingDeaths,
    multiKills: {
      two: row.twoKills,
      three: row.threeKills,
      four: row.fourKills,
      five: row.fiveKills,
    },
    clutches: row.clutches,
  };
}

function toPerformance(row: Awaited<ReturnType<typeof repository.sumLines>>): Performance {
  const { mapWins, mapLosses, kills, deaths, roundWins, roundLosses } = row;
  return { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating: meanRating(row) };
}

/** Weighted by rounds, and kept to a thousandth as single ratings are. */
function meanRating({
  ratedRounds,
  ratingSum,
}: {
  readonly ratedRounds: number;
  readonly ratingSum: number;
}): number | null {
  return ratedRounds === 0 ? null : Math.round(ratingSum / ratedRounds) / 1_000;
}

/** Each map is rated by itself: a rating over many maps is the mean of theirs. */
function sumSides(played: readonly Readonly<Record<Side, Counts>>[]): Sides {
  const [coalition, breach] = SIDES.map((side) => sumLines(played.map((map) => lineOf(map[side]))));
  return { coalition: coalition!, breach: breach! };
}

async function linesWanted(
  db: Db,
  { id, map, versus, startDate, endDate, tournaments }: PerformanceAsked,
): Promise<repository.LinesWanted> {
  const [known, other] = await Promise.all([
    references(db, [id]),
    versus === undefined ? undefined : teams.find(db, versus),
  ]);
  if (!known.has(id)) throw new ObjectNotFound();
  return {
    player: id,
    gameMap: map,
    versus: other?.id,
    from: startDate,
    to: endDate,
    tournaments,
  };
}

const NO_TOTALS = {
  ...NO_COUNTS,
  twoKills: 0,
  threeKills: 0,
  fourKills: 0,
  fiveKills: 0,
  maps: 0,
  mapWins: 0,
  mapLosses: 0,
  roundWins: 0,
  roundLosses: 0,
  ratedRounds: 0,
  ratingSum: 0,
};
