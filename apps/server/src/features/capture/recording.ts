/**
 * Adds to the list of a map. What changes no score is written under the lock of the capture alone; a
 * result takes the locks of the series and its bracket first, in the order in which everyone does.
 */
import type { CaptureChange } from '@mes/contract/capture';
import { type Board, holds, latest, push, removedBy } from '@mes/domain/capture/board';
import { type Entry, liveEvent, type TakeBack } from '@mes/domain/capture/entries';
import type { CaptureEvent } from '@mes/domain/capture/events';
import type { Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import type { Act, Desk } from './desk';
import { publishToEveryone, publishToStaff, toRecorded } from './frames';
import { assertCapturable, openMap } from './maps';
import { lastOf, publish } from './publishing';
import {
  findEntry,
  insertEntries,
  type KnownMap,
  lockMap,
  updateCapture,
  updateMap,
  type Where,
} from './repository';

/** The operator's clock may be wrong; what happened lies as far back as it does there. */
export function record(
  desk: Desk,
  { match, map, events, now: theirs }: Where & { events: readonly CaptureEvent[]; now: number },
  act: Act,
): Promise<CaptureChange> {
  const { actor, now } = act;
  const shift = now - theirs;
  const make = (board: Board, sequence: number): Entry[] => {
    const fresh = new Map(
      events.filter(({ id }) => !holds(board, id)).map((event) => [event.id, event]),
    );
    return [...fresh.values()].map((event, index) => ({
      kind: 'record',
      sequence: sequence + index + 1,
      operator: actor.id,
      writtenAt: now,
      event: { ...event, at: Math.max(0, Math.min(event.at + shift, now)) },
    }));
  };
  return append(desk, { match, map }, make, act);
}

export async function takeBack(
  desk: Desk,
  { match, map, id }: Where & { id: string },
  request: TakeBack,
  act: Act,
): Promise<CaptureChange> {
  const { actor, now } = act;
  const make = (board: Board, sequence: number): Entry[] => {
    if (holds(board, id)) return [];
    const removes = removedBy(board, request);
    // Also where there is nothing to take back: a repeat must not take back what came after.
    return [
      {
        kind: request.kind,
        id,
        sequence: sequence + 1,
        operator: actor.id,
        writtenAt: now,
        removes,
      },
    ];
  };
  const change = await append(desk, { match, map }, make, act);
  if (change.removed.length > 0) return change;
  const earlier = await act.write((tx) => findEntry(tx, { match, map }, id));
  return earlier && earlier.kind !== 'record'
    ? { ...change, removed: [...earlier.removes] }
    : change;
}

type Make = (board: Board, sequence: number) => Entry[];

interface Appended {
  readonly map: KnownMap;
  readonly before: Board;
  readonly after: Board;
  readonly entries: readonly Entry[];
}

async function append(desk: Desk, where: Where, make: Make, act: Act): Promise<CaptureChange> {
  const delay = await desk.delay();
  const appended =
    (await act.write((tx) => appendQuietly(tx, desk, { where, make, delay, now: act.now }))) ??
    (await act.write((tx) => appendWithResult(tx, desk, { where, make, delay, act })));
  desk.boards.keep(appended.map.row.list, appended.after);
  return toChange(appended);
}

/** Null, with nothing written, where the series may have to change with it. */
async function appendQuietly(
  tx: Tx,
  desk: Desk,
  { where, make, delay, now }: { where: Where; make: Make; delay: number; now: number },
): Promise<Appended | null> {
  const map = await lockMap(tx, where);
  if (!map) return null;
  const before = await desk.boards.at(tx, map);
  const entries = make(before, map.row.sequence);
  const appended = toAppended(map, before, entries);
  if (entries.length === 0) return appended;
  if (!isQuiet(map, entries, delay)) return null;

  const { sequence } = appended.after;
  await insertEntries(tx, where, entries);
  if (delay === 0) {
    const publicUntil = lastOf(appended.after, now);
    await updateMap(tx, where, { sequence, publicSequence: sequence, publicUntil });
    await publishToStaff(tx, toTold(appended));
    await publishToEveryone(tx, toTold(appended));
  } else {
    await updateMap(tx, where, { sequence });
    const due = entries.map((entry) => dueOf(entry, { delay, now }));
    await updateCapture(tx, where.match, {
      publicDue: Math.min(map.publicDue ?? now + delay, ...due),
    });
    await publishToStaff(tx, toTold(appended));
  }
  return appended;
}

async function appendWithResult(
  tx: Tx,
  desk: Desk,
  { where, make, delay, act }: { where: Where; make: Make; delay: number; act: Act },
): Promise<Appended> {
  const series = await lockSeries(tx, where.match);
  const map = await openMap(tx, series, where.map);
  await assertCapturable(tx, desk, { series, map });
  const before = await desk.boards.at(tx, map);
  const appended = toAppended(map, before, make(before, map.row.sequence));
  if (appended.entries.length === 0) return appended;

  await insertEntries(tx, where, appended.entries);
  await updateMap(tx, where, { sequence: appended.after.sequence });
  await publish(tx, desk, { series, actor: act.actor, now: act.now, delay });
  await publishToStaff(tx, toTold(appended));
  return appended;
}

/** Only the ends of rounds and swaps of sides make the score and its halves. */
function isQuiet({ row, state }: KnownMap, entries: readonly Entry[], delay: number): boolean {
  if (delay > 0) return state === 'live' || (state === 'upcoming' && row.sequence > 0);
  if (state !== 'live' || row.publicSequence < row.sequence) return false;
  return entries.every(
    (entry) =>
      entry.kind === 'record' &&
      entry.event.kind !== 'round_end' &&
      entry.event.kind !== 'side_swap',
  );
}

/** What is taken back is not shown any longer than it has to be. */
function dueOf(entry: Entry, { delay, now }: { delay: number; now: number }): number {
  return entry.kind === 'record' ? Math.max(now, entry.event.at + delay) : now;
}

function toAppended(map: KnownMap, before: Board, entries: readonly Entry[]): Appended {
  return { map, before, after: entries.reduce(push, before), entries };
}

function toTold({ map, before, after, entries }: Appended) {
  return {
    map: map.row,
    board: after,
    before: latest(before),
    after: latest(after),
    recorded: entries.flatMap((entry) => (entry.kind === 'record' ? [liveEvent(entry)] : [])),
    removed: entries.flatMap((entry) => (entry.kind === 'record' ? [] : entry.removes)),
  };
}

function toChange(appended: Appended): CaptureChange {
  const { recorded, removed } = toTold(appended);
  return {
    sequence: appended.after.sequence,
    recorded: recorded.map(toRecorded),
    removed: [...removed],
  };
}
