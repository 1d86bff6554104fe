/** The lines of one player, and how all players compare. */

import type { StatisticsLine } from '@mes/domain/statistics/lines';
import {
  COMPARED_FIGURES,
  COMPARED_MAPS,
  type ComparedFigure,
} from '@mes/domain/statistics/player-figures';
import type { HalfScore } from '@mes/domain/statistics/player-page';
import { and, asc, eq, getTableColumns, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matchMaps } from '../../matches/tables';
import { tournaments } from '../../tournaments/tables';
import { playerMaps, playerTotals } from '../tables';

export type PageLine = StatisticsLine & { readonly halves: readonly HalfScore[] };

/**
 * Every map of a player, oldest first. Without a limit: its figures are those of all maps, and the longest
 * career is a few thousand.
 */
export async function findAllByPlayer(db: Db, playerId: string): Promise<PageLine[]> {
  return db
    .select({ ...getTableColumns(playerMaps), halves: matchMaps.halves })
    .from(playerMaps)
    .innerJoin(
      matchMaps,
      and(eq(matchMaps.match, playerMaps.match), eq(matchMaps.index, playerMaps.map)),
    )
    .where(eq(playerMaps.player, playerId))
    .orderBy(asc(playerMaps.at), asc(playerMaps.match), asc(playerMaps.map));
}

/** Newest first. */
export async function findTournaments(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(inArray(tournaments.id, [...ids]))
    .orderBy(sql`${tournaments.startsAt} DESC NULLS LAST`, asc(tournaments.id));
}

/** As `comparedFigures` of the domain has them; ratings in thousandths. */
const FIGURES: Record<ComparedFigure, SQL> = {
  rating: sql`round(${playerTotals.rating}) / 1000`,
  killsPerDeath: sql`${playerTotals.kd}`,
  killsPerRound: sql`${playerTotals.capturedKills}::double precision / nullif(${playerTotals.rounds}, 0)`,
  kast: sql`${playerTotals.kast}`,
  headshots: sql`${playerTotals.headshotShare}`,
  openingDuels: sql`${playerTotals.openingKills}::double precision / nullif(${playerTotals.openingKills} + ${playerTotals.openingDeaths}, 0)`,
  clutches: sql`100 * ${playerTotals.clutches}::double precision / nullif(${playerTotals.rounds}, 0)`,
};

export interface Comparison {
  readonly lower: number;
  /** Null without any player to compare with. */
  readonly median: number | null;
}

/** Against everyone with enough maps of all time, some of them captured. */
export async function compareFigures(
  db: Db,
  figures: Readonly<Record<ComparedFigure, number | null>>,
): Promise<{ players: number } & Record<ComparedFigure, Comparison>> {
  const columns = Object.fromEntries(
    COMPARED_FIGURES.flatMap((name) => [
      [
        `${name}Lower`,
        sql`count(*) FILTER (WHERE ${FIGURES[name]} < ${figures[name]}::double precision)`.mapWith(
          Number,
        ),
      ],
      [
        `${name}Median`,
        sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${FIGURES[name]})`,
      ],
    ]),
  );
  const [row] = await db
    .select({ players: sql`count(*)`.mapWith(Number), ...columns })
    .from(playerTotals)
    .where(
      and(
        eq(playerTotals.scope, 'all'),
        gte(playerTotals.maps, COMPARED_MAPS),
        gt(playerTotals.ratedRounds, 0),
      ),
    );
  const found = row as Record<string, number | null> & { players: number };
  const comparisons = Object.fromEntries(
    COMPARED_FIGURES.map((name) => [
      name,
      { lower: found[`${name}Lower`] ?? 0, median: found[`${name}Median`] ?? null },
    ]),
  ) as Record<ComparedFigure, Comparison>;
  return { players: found.players, ...comparisons };
}
