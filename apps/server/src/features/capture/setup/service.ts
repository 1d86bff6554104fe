/** What staff set about the maps of a match before and after they are captured. */
import type { CapturedMap, CaptureToggles } from '@mes/contract/capture';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { latestMoment } from '@mes/domain/capture/board';
import { momentWinner } from '@mes/domain/capture/moment';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { hasResult } from '@mes/domain/series/states';
import type { Side, TeamSlot } from '@mes/domain/series/team-slots';
import { leader } from '@mes/domain/series/team-slots';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { lockSeries, type Results } from '../../matches/results/service';
import type { Series } from '../../matches/tables';
import { findReferences } from '../../players/service';
import { currentStreamDelay } from '../../stream-delay/service';
import { type BoardCache, withDefaultToggles } from '../boards/service';
import { publishMapChanged } from '../frames/service';
import { assertCapturable, openMap, openMaps } from '../maps/service';
import type { Release, ReleaseInput } from '../release/service';
import * as repository from '../repository';
import { type CaptureMap, type MapKey, mapKeyOf } from '../repository';
import type { Toggles } from '../tables';
import { texts } from '../texts';
import { readMap, readMaps } from '../views';

interface CaptureSetupDeps {
  readonly boards: BoardCache;
  readonly results: Results;
  readonly release: Release;
}

export interface PlannedMap {
  readonly map: DefuseMap;
  readonly server: string | null;
  readonly pickedBy: TeamSlot | null;
  readonly startingSideA: Side | null;
}

export type CaptureSetup = ReturnType<typeof createCaptureSetup>;

export async function readToggles(db: Db, matchId: string): Promise<CaptureToggles> {
  if (!(await repository.isMatch(db, matchId))) throw new ObjectNotFound();
  return withDefaultToggles((await repository.findCapture(db, matchId))?.toggles);
}

export function createCaptureSetup({ boards, results, release: { release } }: CaptureSetupDeps) {
  const releaseNow = async (
    tx: Tx,
    input: Omit<ReleaseInput, 'delay'>,
    action: Action,
  ): Promise<void> => release(tx, { ...input, delay: await currentStreamDelay(tx) }, action);

  return {
    /** Maps that are over keep the toggles with which they were captured. */
    async setToggles(
      tx: Tx,
      { matchId, toggles: change }: { matchId: string; toggles: Toggles },
      action: Action,
    ): Promise<CaptureToggles> {
      const series = await lockSeries(tx, matchId);
      const before = (await repository.lockCapture(tx, matchId)).toggles;
      const after = { ...before, ...change };
      await repository.updateCapture(tx, matchId, { toggles: after });
      const open = (await repository.findMaps(tx, matchId)).filter(
        ({ state }) => state !== 'finished',
      );
      for (const { row } of open)
        await repository.updateMap(tx, mapKeyOf(row), { toggles: { ...row.toggles, ...change } });
      await releaseNow(tx, { series, changedMaps: open.map(({ row }) => row.map) }, action);
      const subject = `match:${matchId}`;
      await auditChange(tx, { type: 'capture.toggles_changed', subject, before, after }, action);
      for (const { row } of open) await publishMapChanged(tx, mapKeyOf(row));
      return withDefaultToggles(after);
    },

    async createMaps(
      tx: Tx,
      { matchId, maps }: { matchId: string; maps: readonly PlannedMap[] },
      action: Action,
    ): Promise<CapturedMap[]> {
      const before = await lockSeries(tx, matchId);
      // Locked before the result is published: recording takes its locks in the same order.
      await repository.lockCapture(tx, matchId);
      assertPlayedMapsStay(before, maps);
      const planned = maps.map((map, index) => ({
        ...map,
        winner: before.maps[index]?.winner ?? null,
      }));
      const { series } = await results.enter(tx, { matchId, result: { maps: planned } }, action);
      const opened = await openMaps(
        tx,
        series,
        series.maps.map(({ index }) => index),
      );
      const changedMaps = opened.filter(({ row }) => row.sequence > 0).map(({ row }) => row.map);
      await releaseNow(tx, { series, changedMaps }, action);
      for (const { row } of opened) await publishMapChanged(tx, mapKeyOf(row));
      return readMaps(tx, boards, { matchId });
    },

    async setLineup(
      tx: Tx,
      { matchId, mapIndex, lineup }: MapKey & { lineup: readonly LineupPlayer[] },
      action: Action,
    ): Promise<CapturedMap> {
      await assertLineup(tx, lineup);
      const series = await lockSeries(tx, matchId);
      const { row } = await openMap(tx, series, mapIndex);
      await repository.updateMap(tx, mapKeyOf(row), { lineup });
      await releaseNow(tx, { series, changedMaps: [mapIndex] }, action);
      const [before, after] = [row.lineup, lineup].map((players) =>
        players.map(({ player }) => player),
      );
      const subject = subjectOf(mapKeyOf(row));
      await auditChange(tx, { type: 'capture.lineup_changed', subject, before, after }, action);
      await publishMapChanged(tx, mapKeyOf(row));
      return readMap(tx, boards, mapKeyOf(row));
    },

    /** A map that its score does not decide is won by the team that leads. */
    async finishMap(tx: Tx, { matchId, mapIndex }: MapKey, action: Action): Promise<CapturedMap> {
      const series = await lockSeries(tx, matchId);
      const captureMap = await openMap(tx, series, mapIndex);
      const { row } = captureMap;
      await assertCapturable(tx, boards, { series, map: captureMap });
      const { ending, score } = await endingOf(tx, boards, captureMap);
      await repository.updateMap(tx, mapKeyOf(row), { ending });
      await releaseNow(tx, { series, changedMaps: [mapIndex] }, action);
      const after = { ending, ...score };
      const subject = subjectOf(mapKeyOf(row));
      await auditChange(tx, { type: 'capture.map_finished', subject, before: null, after }, action);
      await publishMapChanged(tx, mapKeyOf(row));
      return readMap(tx, boards, mapKeyOf(row));
    },

    /** The events stay. The map ends again when staff finish it. */
    async reopenMap(
      tx: Tx,
      { matchId, mapIndex, confirmed }: MapKey & { confirmed?: readonly string[] },
      action: Action,
    ): Promise<CapturedMap> {
      const series = await lockSeries(tx, matchId);
      const { row, state } = await openMap(tx, series, mapIndex);
      if (row.sequence === 0) throw new InvalidAction(texts.nothingCaptured);
      if (state !== 'finished') throw new InvalidAction(texts.mapNotOver);
      await repository.updateMap(tx, mapKeyOf(row), { ending: 'open' });
      await releaseNow(tx, { series, confirmed, changedMaps: [mapIndex] }, action);
      const change = { subject: subjectOf(mapKeyOf(row)), before: null, after: null };
      await auditChange(tx, { type: 'capture.map_reopened', ...change }, action);
      await publishMapChanged(tx, mapKeyOf(row));
      return readMap(tx, boards, mapKeyOf(row));
    },
  };
}

async function endingOf(tx: Tx, boards: BoardCache, map: CaptureMap) {
  const board = await boards.read(tx, map);
  const moment = latestMoment(board);
  if (moment.events === 0) throw new InvalidAction(texts.nothingCaptured);
  if (momentWinner(moment, board.context)) return { ending: 'score', score: moment.score } as const;
  if (!leader(moment.score)) throw new InvalidAction(texts.levelScore);
  return { ending: 'closed', score: moment.score } as const;
}

/** Maps that were played stay as they are; only those to come can be replaced. */
function assertPlayedMapsStay(series: Series, maps: readonly PlannedMap[]): void {
  if (hasResult(series) && maps.length !== series.maps.length)
    throw new InvalidAction(texts.hasResult);
  for (const { index, map, state, captured } of series.maps) {
    const isPlayed = state === 'finished' || captured || hasResult(series);
    if (isPlayed && maps[index]?.map !== map)
      throw new InvalidAction(texts.mapPlayedOn(index + 1, map));
  }
}

async function assertLineup(db: Db, lineup: readonly LineupPlayer[]): Promise<void> {
  const playerIds = lineup.map(({ player }) => player);
  if (new Set(playerIds).size < playerIds.length)
    throw new InvalidParameter('lineup', texts.duplicatePlayer);
  const known = await findReferences(db, playerIds);
  const unknownId = playerIds.find((id) => !known.has(id));
  if (unknownId !== undefined) throw new InvalidParameter('lineup', texts.noSuchPlayer(unknownId));
}

function subjectOf({ matchId, mapIndex }: MapKey): string {
  return `match:${matchId}:${mapIndex}`;
}

async function auditChange(
  tx: Tx,
  {
    type,
    ...change
  }: { type: string } & Pick<Parameters<typeof audit>[1], 'subject' | 'before' | 'after'>,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, { at: now, actor: actor.id, action: type, ...change });
}
