import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { playerMaps, playerTotals } from './tables';

const { player: _ofMap, ...lineColumns } = getTableColumns(playerMaps);
const { player: _ofTotals, ...totalColumns } = getTableColumns(playerTotals);

/** Every map that a player has played, and what they add up to. */
export async function findAllOfPlayer(db: Db, player: string) {
  const lines = await db
    .select(lineColumns)
    .from(playerMaps)
    .where(eq(playerMaps.player, player))
    .orderBy(asc(playerMaps.at), asc(playerMaps.match), asc(playerMaps.map));
  const totals = await db
    .select(totalColumns)
    .from(playerTotals)
    .where(eq(playerTotals.player, player))
    .orderBy(asc(playerTotals.scope));
  return { lines, totals };
}
