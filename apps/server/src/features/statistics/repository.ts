/** The lines of players and the totals that they add up to. */
import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { Db, Tx } from '../../platform/database/database';
import { tournaments } from '../tournaments/tables';
import { type LineRow, SUMMED, type TotalsRow } from './lines';
import { playerMaps, playerTotals } from './tables';

export async function findLines(db: Db, match: string): Promise<LineRow[]> {
  return db
    .select()
    .from(playerMaps)
    .where(eq(playerMaps.match, match))
    .orderBy(asc(playerMaps.map), asc(playerMaps.player));
}

export async function findSeason(db: Db, tournament: string): Promise<number | null> {
  const [row] = await db
    .select({ season: tournaments.season })
    .from(tournaments)
    .where(eq(tournaments.id, tournament));
  return row?.season ?? null;
}

export async function replaceLines(
  tx: Tx,
  gone: readonly LineRow[],
  come: readonly LineRow[],
): Promise<void> {
  if (gone.length > 0) {
    const keys = gone.map(({ match, map, player }) =>
      and(eq(playerMaps.match, match), eq(playerMaps.map, map), eq(playerMaps.player, player)),
    );
    await tx.delete(playerMaps).where(or(...keys));
  }
  if (come.length > 0) await tx.insert(playerMaps).values([...come]);
}

/** In the order given: whoever adds to the same rows takes their locks in the same order. */
export async function addTotals(tx: Tx, changes: readonly TotalsRow[]): Promise<void> {
  if (changes.length === 0) return;
  const casing = new CasingCache('snake_case');
  const columns = getTableColumns(playerTotals);
  const sums = SUMMED.map((name) => {
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
