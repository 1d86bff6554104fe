/** The maps of a match as they are captured: which there are, and who plays them. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { latest } from '@mes/domain/capture/board';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import { startersOf } from '@mes/domain/roster/lineup';
import { TEAM_SLOTS } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/database/database';
import { findLineups } from '../matches/lineups/service';
import type { Series } from '../matches/tables';
import type { Desk } from './desk';
import { findMaps, insertMap, type KnownMap, lockCapture } from './repository';
import { winnerOf } from './winning';

/** Holds the capture of a series, and has a row for each of these maps. */
export async function openMaps(
  tx: Tx,
  series: Series,
  maps: readonly number[],
): Promise<readonly KnownMap[]> {
  const { toggles } = await lockCapture(tx, series.id);
  const known = await findMaps(tx, series.id);
  const missing = maps.filter((map) => !known.some(({ row }) => row.map === map));
  if (missing.length === 0) return known;
  const lineup = known.at(-1)?.row.lineup ?? (await expectedLineup(tx, series));
  for (const map of missing)
    await insertMap(tx, { match: series.id, map, list: uuidv7(), lineup, toggles });
  return findMaps(tx, series.id);
}

export async function openMap(tx: Tx, series: Series, map: number): Promise<KnownMap> {
  if (!series.maps[map]) throw new ObjectNotFound('This match has no such map yet.');
  const maps = await openMaps(tx, series, [map]);
  return maps.find(({ row }) => row.map === map)!;
}

/** A map can be captured when it is its turn, and corrected at any time. */
export async function assertCapturable(
  tx: Tx,
  desk: Desk,
  { series, map }: { series: Series; map: KnownMap },
): Promise<void> {
  if (series.teamA === null || series.teamB === null)
    throw new InvalidAction('The teams of this match are not known yet.');
  if (series.state === 'cancelled') throw new InvalidAction('This match was cancelled.');
  if (map.state === 'left_out') throw new InvalidAction('This match was decided without this map.');
  const open = series.maps.slice(0, map.row.map).find((earlier) => earlier.winner === null);
  if (!open || (await isDecided(tx, desk, series.id, open.index))) return;
  throw new InvalidAction(`Map ${open.index + 1} (${open.map}) is not over yet.`);
}

/** Over for whoever captures it: the stream may still show its last round. */
async function isDecided(tx: Tx, desk: Desk, match: string, index: number): Promise<boolean> {
  const map = (await findMaps(tx, match)).find(({ row }) => row.map === index);
  if (!map) return false;
  const board = await desk.boards.at(tx, map);
  return winnerOf(map.row.ending, board, latest(board)) !== null;
}

/** Until staff say who plays: the starters of each line-up. */
async function expectedLineup(
  db: Db,
  { tournament, teamA, teamB }: Series,
): Promise<LineupPlayer[]> {
  const teamIds = [teamA, teamB].flatMap((team) => team ?? []);
  const lineups = await findLineups(db, { tournamentId: tournament, teamIds });
  return TEAM_SLOTS.flatMap((opponent) => {
    const team = opponent === 'A' ? teamA : teamB;
    const lineup = team === null ? [] : (lineups.get(team) ?? []);
    return startersOf(lineup).map(({ id }) => ({ player: id, opponent }));
  });
}
