/** The maps of a match that can be captured, and who plays them. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { latestMoment } from '@mes/domain/capture/board';
import { mapWinnerByEnding } from '@mes/domain/capture/map-ending';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import { startersOf } from '@mes/domain/roster/lineup';
import { TEAM_SLOTS } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../platform/database/database';
import { findLineups } from '../../matches/lineups/service';
import type { Series } from '../../matches/tables';
import type { BoardCache } from '../boards/service';
import type { CaptureMap } from '../repository';
import * as repository from '../repository';
import { texts } from '../texts';

/** Locks the capture of a series, and inserts a row for each of these maps that has none. */
export async function openMaps(
  tx: Tx,
  series: Series,
  mapIndexes: readonly number[],
): Promise<readonly CaptureMap[]> {
  const { toggles } = await repository.lockCapture(tx, series.id);
  const existing = await repository.findMaps(tx, series.id);
  const missing = mapIndexes.filter((index) => !existing.some(({ row }) => row.map === index));
  if (missing.length === 0) return existing;
  const lineup = existing.at(-1)?.row.lineup ?? (await expectedLineup(tx, series));
  for (const map of missing)
    await repository.insertMap(tx, { match: series.id, map, list: uuidv7(), lineup, toggles });
  return repository.findMaps(tx, series.id);
}

export async function openMap(tx: Tx, series: Series, mapIndex: number): Promise<CaptureMap> {
  if (!series.maps[mapIndex]) throw new ObjectNotFound(texts.noSuchMap);
  const maps = await openMaps(tx, series, [mapIndex]);
  return maps.find(({ row }) => row.map === mapIndex)!;
}

/** A map can be captured when it is its turn, and corrected at any time. */
export async function assertCapturable(
  tx: Tx,
  boards: BoardCache,
  { series, map }: { series: Series; map: CaptureMap },
): Promise<void> {
  if (series.teamA === null || series.teamB === null) throw new InvalidAction(texts.teamsUnknown);
  if (series.state === 'cancelled') throw new InvalidAction(texts.cancelled);
  if (map.state === 'left_out') throw new InvalidAction(texts.mapNotNeeded);
  const open = series.maps.slice(0, map.row.map).find((earlier) => earlier.winner === null);
  if (!open || (await isDecided(tx, boards, { matchId: series.id, mapIndex: open.index }))) return;
  throw new InvalidAction(texts.earlierMapOpen(open.index + 1, open.map));
}

/** By everything that was captured, although the stream may still show its last round. */
async function isDecided(
  tx: Tx,
  boards: BoardCache,
  { matchId, mapIndex }: repository.MapKey,
): Promise<boolean> {
  const map = (await repository.findMaps(tx, matchId)).find(({ row }) => row.map === mapIndex);
  if (!map) return false;
  const board = await boards.read(tx, map);
  return mapWinnerByEnding(map.row.ending, board, latestMoment(board)) !== null;
}

/** Until staff set the line-up. */
async function expectedLineup(
  db: Db,
  { tournament: tournamentId, teamA, teamB }: Series,
): Promise<LineupPlayer[]> {
  const teamIds = [teamA, teamB].flatMap((team) => team ?? []);
  if (teamIds.length === 0) return [];
  const lineups = await findLineups(db, { tournamentId, teamIds });
  return TEAM_SLOTS.flatMap((opponent) => {
    const teamId = opponent === 'A' ? teamA : teamB;
    const lineup = teamId === null ? [] : (lineups.get(teamId) ?? []);
    return startersOf(lineup).map(({ id }) => ({ player: id, opponent }));
  });
}
