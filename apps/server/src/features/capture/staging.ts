/** What staff say about the maps of a match before and after they are captured. */
import type { CapturedMap, CaptureToggles } from '@mes/contract/capture';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { latest } from '@mes/domain/capture/board';
import { winner } from '@mes/domain/capture/moment';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { hasResult } from '@mes/domain/series/states';
import type { Side, TeamSlot } from '@mes/domain/series/team-slots';
import { leader } from '@mes/domain/series/team-slots';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import type { Series } from '../matches/tables';
import { references } from '../players/service';
import { togglesOf } from './boards';
import type { Desk } from './desk';
import { publishMapChanged } from './frames';
import { assertCapturable, openMap, openMaps } from './maps';
import { publish } from './publishing';
import { readMap, readMaps } from './reading';
import {
  findCapture,
  findMaps,
  isMatch,
  type KnownMap,
  lockCapture,
  updateCapture,
  updateMap,
  type Where,
} from './repository';
import type { Toggles } from './tables';

export async function toggles(db: Db, match: string): Promise<CaptureToggles> {
  if (!(await isMatch(db, match))) throw new ObjectNotFound();
  return togglesOf((await findCapture(db, match))?.toggles);
}

/** Maps that are over keep theirs: they were captured by them. */
export async function setToggles(
  tx: Tx,
  desk: Desk,
  { match, toggles: change, delay }: { match: string; toggles: Toggles; delay: number },
  { actor, now }: Action,
): Promise<CaptureToggles> {
  const series = await lockSeries(tx, match);
  const before = (await lockCapture(tx, match)).toggles;
  const after = { ...before, ...change };
  await updateCapture(tx, match, { toggles: after });
  const open = (await findMaps(tx, match)).filter(({ state }) => state !== 'finished');
  for (const { row } of open) await updateMap(tx, row, { toggles: { ...row.toggles, ...change } });
  const refolded = open.map(({ row }) => row.map);
  await publish(tx, desk, { series, actor, now, delay, refolded });
  await recordChange(tx, 'capture.toggles_changed', { match, before, after, actor, now });
  for (const map of refolded) await publishMapChanged(tx, { match, map });
  return togglesOf(after);
}

export interface NamedMap {
  readonly map: DefuseMap;
  readonly server: string | null;
  readonly pickedBy: TeamSlot | null;
  readonly startingSideA: Side | null;
}

export async function createMaps(
  tx: Tx,
  desk: Desk,
  { match, maps, delay }: { match: string; maps: readonly NamedMap[]; delay: number },
  { actor, now }: Action,
): Promise<CapturedMap[]> {
  const before = await lockSeries(tx, match);
  // Before anyone is told of the change: who records holds the capture when they tell.
  await lockCapture(tx, match);
  assertFit(before, maps);
  const named = maps.map((map, index) => ({ ...map, winner: before.maps[index]?.winner ?? null }));
  const { series } = await desk.results.enter(
    tx,
    { matchId: match, result: { maps: named } },
    { actor, now },
  );
  const known = await openMaps(
    tx,
    series,
    series.maps.map(({ index }) => index),
  );
  const refolded = known.filter(({ row }) => row.sequence > 0).map(({ row }) => row.map);
  await publish(tx, desk, { series, actor, now, delay, refolded });
  for (const { row } of known) await publishMapChanged(tx, row);
  return readMaps(tx, desk, { match });
}

export async function setLineup(
  tx: Tx,
  desk: Desk,
  { match, map, lineup, delay }: Where & { lineup: readonly LineupPlayer[]; delay: number },
  { actor, now }: Action,
): Promise<CapturedMap> {
  await assertLineup(tx, lineup);
  const series = await lockSeries(tx, match);
  const { row } = await openMap(tx, series, map);
  await updateMap(tx, row, { lineup });
  await publish(tx, desk, { series, actor, now, delay, refolded: [map] });
  const [before, after] = [row.lineup, lineup].map((players) =>
    players.map(({ player }) => player),
  );
  await recordChange(tx, 'capture.lineup_changed', { match, map, before, after, actor, now });
  await publishMapChanged(tx, { match, map });
  return readMap(tx, desk, { match, map });
}

/** A map that its score does not decide ends for whoever leads. */
export async function finishMap(
  tx: Tx,
  desk: Desk,
  { match, map, delay }: Where & { delay: number },
  { actor, now }: Action,
): Promise<CapturedMap> {
  const series = await lockSeries(tx, match);
  const known = await openMap(tx, series, map);
  await assertCapturable(tx, desk, { series, map: known });
  const { ending, score } = await endOf(tx, desk, known);
  await updateMap(tx, known.row, { ending });
  await publish(tx, desk, { series, actor, now, delay, refolded: [map] });
  const after = { ending, ...score };
  await recordChange(tx, 'capture.map_finished', { match, map, before: null, after, actor, now });
  await publishMapChanged(tx, { match, map });
  return readMap(tx, desk, { match, map });
}

/** The events stay. It ends again when staff say so. */
export async function reopenMap(
  tx: Tx,
  desk: Desk,
  { match, map, confirmed, delay }: Where & { confirmed?: readonly string[]; delay: number },
  { actor, now }: Action,
): Promise<CapturedMap> {
  const series = await lockSeries(tx, match);
  const known = await openMap(tx, series, map);
  if (known.row.sequence === 0) throw new InvalidAction('Nothing was captured on this map.');
  if (known.state !== 'finished') throw new InvalidAction('This map is not over.');
  await updateMap(tx, known.row, { ending: 'open' });
  await publish(tx, desk, { series, actor, now, delay, confirmed, refolded: [map] });
  await recordChange(tx, 'capture.map_reopened', {
    match,
    map,
    before: null,
    after: null,
    actor,
    now,
  });
  await publishMapChanged(tx, { match, map });
  return readMap(tx, desk, { match, map });
}

async function endOf(tx: Tx, desk: Desk, known: KnownMap) {
  const board = await desk.boards.at(tx, known);
  const moment = latest(board);
  if (moment.events === 0) throw new InvalidAction('Nothing was captured on this map.');
  if (winner(moment, board.prepared)) return { ending: 'score', score: moment.score } as const;
  if (!leader(moment.score)) throw new InvalidAction('A map cannot end level.');
  return { ending: 'closed', score: moment.score } as const;
}

/** What was played stays as it is; only what is to come can be named anew. */
function assertFit(series: Series, maps: readonly NamedMap[]): void {
  if (hasResult(series) && maps.length !== series.maps.length)
    throw new InvalidAction('This match has its result already.');
  for (const { index, map, state, captured } of series.maps) {
    const isKept = state === 'finished' || captured || hasResult(series);
    if (isKept && maps[index]?.map !== map)
      throw new InvalidAction(`Map ${index + 1} is played on ${map}.`);
  }
}

async function assertLineup(db: Db, lineup: readonly LineupPlayer[]): Promise<void> {
  const ids = lineup.map(({ player }) => player);
  if (new Set(ids).size < ids.length)
    throw new InvalidParameter('lineup', 'A player stands in it only once.');
  const known = await references(db, ids);
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new InvalidParameter('lineup', `There is no player '${unknown}'.`);
}

type Change = Action & { match: string; map?: number } & Pick<
    Parameters<typeof audit>[1],
    'before' | 'after'
  >;

async function recordChange(
  tx: Tx,
  action: string,
  { match, map, before, after, actor, now }: Change,
): Promise<void> {
  const subject = map === undefined ? `match:${match}` : `match:${match}:${map}`;
  await audit(tx, { at: now, actor: actor.id, action, subject, before, after });
}
