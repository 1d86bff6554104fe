import { LINE_COLUMNS } from '@mes/domain/statistics/lines';
import type { FigureTotals } from '@mes/domain/statistics/player-figures';
import type { TeamRegion } from '@mes/domain/teams/regions';
import { and, asc, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { players, rosterFields } from '../../players/tables';
import { teams } from '../../teams/tables';
import { isOneOf } from '../repository';
import { playerMaps } from '../tables';

export interface PeriodFilter {
  readonly from: number;
  readonly season?: number;
  /** In any case. */
  readonly tournament?: string;
  readonly region?: TeamRegion;
  readonly minMaps: number;
}

export type PlayerPeriod = FigureTotals & { readonly player: string };

const summed = (value: SQL | AnyPgColumn) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);
const counted = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

const lineSums = Object.fromEntries(
  LINE_COLUMNS.map((name) => [name, summed(playerMaps[name])]),
) as Record<(typeof LINE_COLUMNS)[number], SQL<number>>;

const sums = {
  ...lineSums,
  maps: count(),
  mapWins: counted(sql`${playerMaps.won}`),
  mapLosses: counted(sql`NOT ${playerMaps.won}`),
  capturedKills: summed(sql`CASE WHEN ${playerMaps.rounds} > 0 THEN ${playerMaps.kills} END`),
  ratedRounds: summed(
    sql`CASE WHEN ${playerMaps.rating} IS NOT NULL THEN ${playerMaps.rounds} END`,
  ),
  ratingSum: summed(sql`${playerMaps.rating}::bigint * ${playerMaps.rounds}`),
};

/** The totals of everyone with enough maps since then; an index has the lines of a period. */
export async function sumPlayers(
  db: Db,
  { from, season, tournament, region, minMaps }: PeriodFilter,
): Promise<PlayerPeriod[]> {
  return db
    .select({ player: playerMaps.player, ...sums })
    .from(playerMaps)
    .where(
      and(
        gte(playerMaps.at, from),
        season === undefined ? undefined : eq(playerMaps.season, season),
        tournament === undefined ? undefined : isOneOf(playerMaps.tournament, [tournament]),
        region &&
          sql`${playerMaps.player} IN (SELECT ${players.id} FROM ${players}
              JOIN ${teams} ON ${teams.id} = ${players.team} WHERE ${teams.region} = ${region})`,
      ),
    )
    .groupBy(playerMaps.player)
    .having(gte(count(), minMaps))
    .orderBy(asc(playerMaps.player));
}

/** With their teams, by the id of the player. */
export async function findPlayers(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ player: rosterFields, team: { name: teams.name, tag: teams.tag } })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.team))
    .where(inArray(players.id, [...ids]));
  return new Map(rows.map((row) => [row.player.id, row]));
}
