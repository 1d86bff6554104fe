/** The lines of players and the totals that they add up to. */

import {
  type StatisticsLine,
  type StatisticsTotals,
  TOTAL_COLUMNS,
} from '@mes/domain/statistics/lines';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { tournaments } from '../tournaments/tables';
import { playerMaps, playerTotals } from './tables';

export async function findLines(db: Db, matchId: string): Promise<StatisticsLine[]> {
  return db
    .select()
    .from(playerMaps)
    .where(eq(playerMaps.match, matchId))
    .orderBy(asc(playerMaps.map), asc(playerMaps.player));
}

/** The first match after this one with captured lines whose weapons were not counted. */
export async function findUncounted(
  db: Db,
  after: string,
): Promise<{ matchId: string; mapIndexes: number[] } | undefined> {
  const [row] = await db
    .select({
      matchId: playerMaps.match,
      mapIndexes: sql<number[]>`array_agg(DISTINCT ${playerMaps.map})`,
    })
    .from(playerMaps)
    .where(
      and(gt(playerMaps.match, after), eq(playerMaps.captured, true), isNull(playerMaps.weapons)),
    )
    .groupBy(playerMaps.match)
    .orderBy(asc(playerMaps.match))
    .limit(1);
  return row;
}

export async function findSeason(db: Db, tournamentId: string): Promise<number | null> {
  const [row] = await db
    .select({ season: tournaments.season })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return row?.season ?? null;
}

export async function replaceLines(
  tx: Tx,
  { removed, added }: { removed: readonly StatisticsLine[]; added: readonly StatisticsLine[] },
): Promise<void> {
  if (removed.length > 0) {
    const keys = removed.map(({ match, map, player }) =>
      and(eq(playerMaps.match, match), eq(playerMaps.map, map), eq(playerMaps.player, player)),
    );
    await tx.delete(playerMaps).where(or(...keys));
  }
  if (added.length > 0) await tx.insert(playerMaps).values([...added]);
}

/** The changes must be sorted: transactions that lock the same rows in one order do not deadlock. */
export async function addTotals(tx: Tx, changes: readonly StatisticsTotals[]): Promise<void> {
  if (changes.length === 0) return;
  const casing = new CasingCache('snake_case');
  const columns = getTableColumns(playerTotals);
  const sums = TOTAL_COLUMNS.map((name) => {
    const excluded = sql.identifier(casing.getColumnCasing(columns[name]));
    return [name, sql`${columns[name]} + excluded.${excluded}`];
  });
  await tx
    .insert(playerTotals)
    .values([...changes])
    .onConflictDoUpdate({
      target: [playerTotals.scope, playerTotals.player],
      set: Object.fromEntries(sums),
    });
  const emptied = changes.filter(({ maps }) => maps < 0).map(({ player }) => player);
  if (emptied.length === 0) return;
  await tx
    .delete(playerTotals)
    .where(and(inArray(playerTotals.player, emptied), eq(playerTotals.maps, 0)));
}

const { player: _ofMap, ...lineColumns } = getTableColumns(playerMaps);
const { player: _ofTotals, ...totalColumns } = getTableColumns(playerTotals);

/** Every map that a player has played, and what they add up to. */
export async function findAllByPlayer(db: Db, playerId: string) {
  const lines = await db
    .select(lineColumns)
    .from(playerMaps)
    .where(eq(playerMaps.player, playerId))
    .orderBy(asc(playerMaps.at), asc(playerMaps.match), asc(playerMaps.map));
  const totals = await db
    .select(totalColumns)
    .from(playerTotals)
    .where(eq(playerTotals.player, playerId))
    .orderBy(asc(playerTotals.scope));
  return { lines, totals };
}

export interface PlayedFilter {
  readonly from?: number;
  readonly to?: number;
  readonly tournamentIds?: readonly string[];
}

/** Ignores case, because people type ids of tournaments. */
export function isOneOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return inArray(
    sql`lower(${column})`,
    ids.map((id) => id.toLowerCase()),
  );
}
