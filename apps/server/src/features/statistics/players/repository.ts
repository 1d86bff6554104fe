/** Sums over lines and ranked totals; single events are not read. */

import type { PLAYER_ORDERS } from '@mes/contract/vocabulary';
import { type DefuseMap, MAP_SLOTS } from '@mes/domain/maps/maps';
import type { TeamRegion } from '@mes/domain/teams/regions';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { players, rosterFields } from '../../players/tables';
import { teams } from '../../teams/tables';
import { tournaments } from '../../tournaments/tables';
import { isOneOf, type PlayedFilter } from '../repository';
import { playerMaps, playerTotals } from '../tables';

export interface LineFilter extends PlayedFilter {
  readonly playerId: string;
  readonly gameMap?: DefuseMap;
  /** The other team. */
  readonly versusId?: string;
}

const summed = (value: SQL | AnyPgColumn) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);
const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

const sums = {
  maps: count(),
  mapWins: counted(sql`${playerMaps.won}`),
  mapLosses: counted(sql`NOT ${playerMaps.won}`),
  kills: summed(playerMaps.kills),
  deaths: summed(playerMaps.deaths),
  roundWins: summed(playerMaps.roundWins),
  roundLosses: summed(playerMaps.roundLosses),
  ratedRounds:
    sql`coalesce(sum(${playerMaps.rounds}) FILTER (WHERE ${playerMaps.rating} IS NOT NULL), 0)`.mapWith(
      Number,
    ),
  ratingSum: summed(sql`${playerMaps.rating}::bigint * ${playerMaps.rounds}`),
};

export async function sumLines(db: Db, filter: LineFilter) {
  const [row] = await db.select(sums).from(playerMaps).where(whereMatches(filter));
  return row!;
}

/** The same for each of these players who has played since then. */
export async function sumLinesByPlayer(
  db: Db,
  { playerIds, from }: { playerIds: readonly string[]; from: number },
) {
  return db
    .select({ player: playerMaps.player, rounds: summed(playerMaps.rounds), ...sums })
    .from(playerMaps)
    .where(and(inArray(playerMaps.player, [...playerIds]), gte(playerMaps.at, from)))
    .groupBy(playerMaps.player);
}

/** The same for each map, most played first. */
export async function sumLinesByMap(db: Db, filter: LineFilter) {
  return db
    .select({ map: playerMaps.gameMap, ...sums })
    .from(playerMaps)
    .where(whereMatches(filter))
    .groupBy(playerMaps.gameMap)
    .orderBy(sql`count(*) DESC`, asc(playerMaps.gameMap));
}

export async function findSides(db: Db, filter: LineFilter) {
  const rows = await db
    .select({ sides: playerMaps.sides })
    .from(playerMaps)
    .where(and(whereMatches(filter), isNotNull(playerMaps.sides)));
  return rows.flatMap(({ sides }) => sides ?? []);
}

export async function findLinesByPlayer(db: Db, playerId: string, matchIds: readonly string[]) {
  return db
    .select()
    .from(playerMaps)
    .where(and(eq(playerMaps.player, playerId), inArray(playerMaps.match, [...matchIds])))
    .orderBy(asc(playerMaps.match), asc(playerMaps.map));
}

/** Reads no more lines than so many series can have: seven maps each. */
export async function findRecentMatchIds(
  db: Db,
  { playerId, count: most }: { playerId: string; count: number },
): Promise<string[]> {
  const recent = await db
    .select({ match: playerMaps.match })
    .from(playerMaps)
    .where(eq(playerMaps.player, playerId))
    .orderBy(desc(playerMaps.at), desc(playerMaps.match))
    .limit(most * MAP_SLOTS);
  return [...new Set(recent.map(({ match }) => match))].slice(0, most);
}

export async function findLinesByMatch(db: Db, matchId: string) {
  return db
    .select()
    .from(playerMaps)
    .where(eq(playerMaps.match, matchId))
    .orderBy(asc(playerMaps.map), desc(playerMaps.kills), asc(playerMaps.deaths));
}

function whereMatches({
  playerId,
  gameMap,
  versusId,
  from,
  to,
  tournamentIds,
}: LineFilter): SQL | undefined {
  return and(
    eq(playerMaps.player, playerId),
    gameMap === undefined ? undefined : eq(playerMaps.gameMap, gameMap),
    versusId === undefined ? undefined : eq(playerMaps.versus, versusId),
    from === undefined ? undefined : gte(playerMaps.at, from),
    to === undefined ? undefined : lte(playerMaps.at, to),
    tournamentIds === undefined ? undefined : isOneOf(playerMaps.tournament, tournamentIds),
  );
}

export async function findTotals(db: Db, scope: string, playerIds: readonly string[]) {
  return db
    .select()
    .from(playerTotals)
    .where(and(eq(playerTotals.scope, scope), inArray(playerTotals.player, [...playerIds])));
}

export type LeaderboardOrder = (typeof PLAYER_ORDERS)[number];

const ORDER_COLUMNS = {
  rating: playerTotals.rating,
  kills: playerTotals.kills,
  deaths: playerTotals.deaths,
  kd: playerTotals.kd,
  kast: playerTotals.kast,
  headshots: playerTotals.headshotShare,
  openingKills: playerTotals.openingBalance,
  clutches: playerTotals.clutches,
  maps: playerTotals.maps,
};

/** The figure that a leaderboard goes by; null where nothing was counted. */
export function orderValue(
  row: typeof playerTotals.$inferSelect,
  order: LeaderboardOrder,
): number | null {
  if (order === 'headshots') return row.headshotShare;
  return order === 'openingKills' ? row.openingBalance : row[order];
}

export interface LeaderboardFilter {
  readonly scope: string;
  readonly minMaps: number;
  /** Of the team that a player is in. */
  readonly region?: TeamRegion;
}

/** Every order has an index, so that a page reads only the rows up to its end. */
export async function findRanking(
  db: Db,
  {
    order,
    start,
    count: most,
    ...filter
  }: LeaderboardFilter & { order: LeaderboardOrder; start: number; count: number },
) {
  return db
    .select({
      totals: playerTotals,
      player: rosterFields,
      team: { name: teams.name, tag: teams.tag },
    })
    .from(playerTotals)
    .innerJoin(players, eq(players.id, playerTotals.player))
    .leftJoin(teams, eq(teams.id, players.team))
    .where(whereRanked(filter))
    .orderBy(sql`${ORDER_COLUMNS[order]} DESC NULLS LAST`, asc(playerTotals.player))
    .limit(most)
    .offset(start);
}

/** All, or those who have the figure of an order. */
export async function countRanked(
  db: Db,
  { having, ...filter }: LeaderboardFilter & { having?: LeaderboardOrder },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(playerTotals)
    .where(and(whereRanked(filter), having && isNotNull(ORDER_COLUMNS[having])));
  return row!.count;
}

/** How many have a better figure than this; all who have one, if it is null. */
export async function countAbove(
  db: Db,
  {
    order,
    value,
    ...filter
  }: LeaderboardFilter & { order: LeaderboardOrder; value: number | null },
): Promise<number> {
  const column = ORDER_COLUMNS[order];
  const isAbove = value === null ? isNotNull(column) : gt(column, value);
  const [row] = await db
    .select({ count: count() })
    .from(playerTotals)
    .where(and(whereRanked(filter), isAbove));
  return row!.count;
}

function whereRanked({ scope, minMaps, region }: LeaderboardFilter): SQL | undefined {
  return and(
    eq(playerTotals.scope, scope),
    minMaps > 0 ? gte(playerTotals.maps, minMaps) : undefined,
    region &&
      sql`${playerTotals.player} IN (SELECT ${players.id} FROM ${players}
          JOIN ${teams} ON ${teams.id} = ${players.team} WHERE ${teams.region} = ${region})`,
  );
}

/** The id with its proper case. */
export async function findPublishedTournamentId(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(eq(sql`lower(${tournaments.id})`, id.toLowerCase()), ne(tournaments.state, 'draft')),
    );
  return row?.id;
}
