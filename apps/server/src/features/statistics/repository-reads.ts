/** Sums over lines and ranked totals. Nothing here reads single events. */
import type { PLAYER_ORDERS } from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { playerMaps, playerTotals } from './tables';

export interface Period {
  readonly from?: number;
  readonly to?: number;
  /** Ids. */
  readonly tournaments?: readonly string[];
}

export interface LinesWanted extends Period {
  readonly player: string;
  readonly gameMap?: DefuseMap;
  /** Id of the other team. */
  readonly versus?: string;
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

export async function sumLines(db: Db, wanted: LinesWanted) {
  const [row] = await db.select(sums).from(playerMaps).where(thatAre(wanted));
  return row!;
}

/** The same for each map, most played first. */
export async function sumLinesByMap(db: Db, wanted: LinesWanted) {
  return db
    .select({ map: playerMaps.gameMap, ...sums })
    .from(playerMaps)
    .where(thatAre(wanted))
    .groupBy(playerMaps.gameMap)
    .orderBy(sql`count(*) DESC`, asc(playerMaps.gameMap));
}

export async function findSides(db: Db, wanted: LinesWanted) {
  const rows = await db
    .select({ sides: playerMaps.sides })
    .from(playerMaps)
    .where(and(thatAre(wanted), isNotNull(playerMaps.sides)));
  return rows.flatMap(({ sides }) => sides ?? []);
}

export async function findLinesIn(db: Db, player: string, matches: readonly string[]) {
  return db
    .select()
    .from(playerMaps)
    .where(and(eq(playerMaps.player, player), inArray(playerMaps.match, [...matches])))
    .orderBy(asc(playerMaps.match), asc(playerMaps.map));
}

export async function findLinesOf(db: Db, match: string) {
  return db
    .select()
    .from(playerMaps)
    .where(eq(playerMaps.match, match))
    .orderBy(asc(playerMaps.map), desc(playerMaps.kills), asc(playerMaps.deaths));
}

function thatAre({
  player,
  gameMap,
  versus,
  from,
  to,
  tournaments: ids,
}: LinesWanted): SQL | undefined {
  return and(
    eq(playerMaps.player, player),
    gameMap === undefined ? undefined : eq(playerMaps.gameMap, gameMap),
    versus === undefined ? undefined : eq(playerMaps.versus, versus),
    from === undefined ? undefined : gte(playerMaps.at, from),
    to === undefined ? undefined : lte(playerMaps.at, to),
    ids === undefined ? undefined : isOneOf(playerMaps.tournament, ids),
  );
}

/** Ids of tournaments as people type them, whatever their case. */
export function isOneOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return inArray(
    sql`lower(${column})`,
    ids.map((id) => id.toLowerCase()),
  );
}

export async function findTotals(db: Db, scope: string, ids: readonly string[]) {
  return db
    .select()
    .from(playerTotals)
    .where(and(eq(playerTotals.scope, scope), inArray(playerTotals.player, [...ids])));
}

export type Order = (typeof PLAYER_ORDERS)[number];

const ORDERS = {
  rating: playerTotals.rating,
  kills: playerTotals.kills,
  deaths: playerTotals.deaths,
  kd: playerTotals.kd,
  headshots: playerTotals.headshots,
  openingKills: playerTotals.openingKills,
  clutches: playerTotals.clutches,
  maps: playerTotals.maps,
};

export interface Ranking {
  readonly scope: string;
  readonly minMaps: number;
}

/** An index has each order, so a page costs as many rows as come before its end. */
export async function findRanking(
  db: Db,
  { order, page, size, ...ranking }: Ranking & { order: Order; page: number; size: number },
) {
  return db
    .select({
      totals: playerTotals,
      player: { id: players.id, name: players.name, photo: players.photo },
      team: { name: teams.name, tag: teams.tag },
    })
    .from(playerTotals)
    .innerJoin(players, eq(players.id, playerTotals.player))
    .leftJoin(teams, eq(teams.id, players.team))
    .where(ranked(ranking))
    .orderBy(sql`${ORDERS[order]} DESC NULLS LAST`, asc(playerTotals.player))
    .limit(size)
    .offset(page * size);
}

export async function countRanked(db: Db, ranking: Ranking): Promise<number> {
  const [row] = await db.select({ count: count() }).from(playerTotals).where(ranked(ranking));
  return row!.count;
}

function ranked({ scope, minMaps }: Ranking): SQL | undefined {
  return and(
    eq(playerTotals.scope, scope),
    minMaps > 0 ? gte(playerTotals.maps, minMaps) : undefined,
  );
}

/** The id as it is written, of a tournament that is known by it in any case. */
export async function findTournament(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(eq(sql`lower(${tournaments.id})`, id.toLowerCase()));
  return row?.id;
}
