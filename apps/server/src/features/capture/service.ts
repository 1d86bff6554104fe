/**
 * Adds entries to the list of a map. Entries that cannot change the score are written under the lock
 * of the capture alone; a result locks the series and its bracket first, in the order that all
 * features use, so that they do not deadlock.
 */

import type { CaptureChange } from '@mes/contract/capture';
import { InvalidAction } from '@mes/contract/errors';
import { addEntry, type Board, hasId, idsToRemove, latestMoment } from '@mes/domain/capture/board';
import { type CaptureEntry, type RemovalRequest, toLiveEvent } from '@mes/domain/capture/entries';
import type { CaptureEvent } from '@mes/domain/capture/events';
import { lastEventAt, releaseAt } from '@mes/domain/capture/release';
import { isPossibleScore } from '@mes/domain/series/map-rules';
import type { Action } from '../../platform/calls/actor';
import type { Database, Tx } from '../../platform/database/database';
import { wakeTask } from '../../platform/ticker';
import { lockSeries } from '../matches/results/service';
import type { StreamDelay } from '../stream-delay/service';
import type { BoardCache } from './boards/service';
import { type MapChange, publishToEveryone, publishToStaff, toRecorded } from './frames/service';
import { assertCapturable, openMap } from './maps/service';
import { RELEASE_CAPTURED, type Release } from './release/service';
import type { CaptureMap, MapKey } from './repository';
import * as repository from './repository';
import { texts } from './texts';

interface RecordingDeps {
  readonly boards: BoardCache;
  readonly delay: StreamDelay;
  readonly release: Release;
}

/** A write runs one or two transactions, because the first read of a map shows which locks it needs. */
type Write = Database['transaction'];
type RecordingAction = Action<{ readonly id: string }>;

export interface Recording {
  record(
    write: Write,
    input: MapKey & { events: readonly CaptureEvent[]; now: number },
    action: RecordingAction,
  ): Promise<CaptureChange>;
  takeBack(
    write: Write,
    input: MapKey & { id: string; request: RemovalRequest },
    action: RecordingAction,
  ): Promise<CaptureChange>;
}

/** Makes the entries to add to a board, whose newest one has this sequence. */
type MakeEntries = (board: Board, sequence: number) => CaptureEntry[];

interface AppendInput {
  readonly key: MapKey;
  readonly makeEntries: MakeEntries;
  readonly delay: number;
}

interface AppendResult {
  readonly map: CaptureMap;
  readonly before: Board;
  readonly after: Board;
  readonly entries: readonly CaptureEntry[];
}

export function createRecording({
  boards,
  delay: currentDelay,
  release,
}: RecordingDeps): Recording {
  async function append(
    write: Write,
    input: Omit<AppendInput, 'delay'>,
    action: RecordingAction,
  ): Promise<CaptureChange> {
    const withDelay = { ...input, delay: await currentDelay() };
    const appended =
      (await write((tx) => appendWithoutResult(tx, withDelay, action))) ??
      (await write((tx) => appendWithResult(tx, withDelay, action)));
    boards.save(appended.map.row.list, appended.after);
    return toCaptureChange(appended);
  }

  /** Null, with nothing written, where the result of the series may have to change. */
  async function appendWithoutResult(
    tx: Tx,
    { key, makeEntries, delay }: AppendInput,
    { now }: RecordingAction,
  ): Promise<AppendResult | null> {
    const map = await repository.lockMap(tx, key);
    if (!map) return null;
    const before = await boards.read(tx, map);
    const entries = makeEntries(before, map.row.sequence);
    const appended = toAppendResult(map, before, entries);
    if (entries.length === 0) return appended;
    assertPossibleScore(appended);
    if (mayChangeResult(map, entries, delay)) return null;

    const { sequence } = appended.after;
    const change = toMapChange(appended);
    await repository.insertEntries(tx, key, entries);
    if (delay === 0) {
      const publicUntil = lastEventAt(appended.after, now);
      await repository.updateMap(tx, key, { sequence, publicSequence: sequence, publicUntil });
      await publishToStaff(tx, change);
      await publishToEveryone(tx, change);
    } else {
      await repository.updateMap(tx, key, { sequence });
      const due = entries.map((entry) => releaseAt(entry, { delay, now }));
      await repository.updateCapture(tx, key.matchId, {
        publicDue: Math.min(map.publicDue ?? now + delay, ...due),
      });
      wakeTask(tx, RELEASE_CAPTURED);
      await publishToStaff(tx, change);
    }
    return appended;
  }

  async function appendWithResult(
    tx: Tx,
    { key, makeEntries, delay }: AppendInput,
    action: RecordingAction,
  ): Promise<AppendResult> {
    const series = await lockSeries(tx, key.matchId);
    const map = await openMap(tx, series, key.mapIndex);
    await assertCapturable(tx, boards, { series, map });
    const before = await boards.read(tx, map);
    const appended = toAppendResult(map, before, makeEntries(before, map.row.sequence));
    if (appended.entries.length === 0) return appended;
    assertPossibleScore(appended);

    await repository.insertEntries(tx, key, appended.entries);
    await repository.updateMap(tx, key, { sequence: appended.after.sequence });
    await release.release(tx, { series, delay }, action);
    await publishToStaff(tx, toMapChange(appended));
    return appended;
  }

  return {
    record: (write, { matchId, mapIndex, events, now: operatorNow }, action) => {
      const { actor, now } = action;
      // The clock of the operator may be wrong: only the time since an event counts.
      const shift = now - operatorNow;
      const makeEntries = (board: Board, sequence: number): CaptureEntry[] => {
        const fresh = new Map(
          events.filter(({ id }) => !hasId(board, id)).map((event) => [event.id, event]),
        );
        return [...fresh.values()].map((event, index) => ({
          kind: 'record',
          sequence: sequence + index + 1,
          operator: actor.id,
          writtenAt: now,
          event: { ...event, at: Math.max(0, Math.min(event.at + shift, now)) },
        }));
      };
      return append(write, { key: { matchId, mapIndex }, makeEntries }, action);
    },
    takeBack: async (write, { matchId, mapIndex, id, request }, action) => {
      const { actor, now } = action;
      const makeEntries = (board: Board, sequence: number): CaptureEntry[] => {
        if (hasId(board, id)) return [];
        const removes = idsToRemove(board, request);
        // Written also where it removes nothing: a repeated request must not remove later events.
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
      const change = await append(write, { key: { matchId, mapIndex }, makeEntries }, action);
      if (change.removed.length > 0) return change;
      const earlier = await write((tx) => repository.findEntry(tx, { matchId, mapIndex }, id));
      return earlier && earlier.kind !== 'record'
        ? { ...change, removed: [...earlier.removes] }
        : change;
    },
  };
}

/** No round is won on a map that is won, unless staff have reopened it. What is there can be corrected. */
function assertPossibleScore({ map, before, after }: AppendResult): void {
  if (map.row.ending === 'open') return;
  const { score } = latestMoment(after);
  const { rules } = after.context;
  if (!isPossibleScore(score, rules) && isPossibleScore(latestMoment(before).score, rules))
    throw new InvalidAction(texts.mapWon);
}

/** Only the ends of rounds and swaps of sides make the score and its halves. */
function mayChangeResult(
  { row, state }: CaptureMap,
  entries: readonly CaptureEntry[],
  delay: number,
): boolean {
  if (delay > 0) return state !== 'live' && (state !== 'upcoming' || row.sequence === 0);
  if (state !== 'live' || row.publicSequence < row.sequence) return true;
  return entries.some(
    (entry) =>
      entry.kind !== 'record' ||
      entry.event.kind === 'round_end' ||
      entry.event.kind === 'side_swap',
  );
}

function toAppendResult(
  map: CaptureMap,
  before: Board,
  entries: readonly CaptureEntry[],
): AppendResult {
  return { map, before, after: entries.reduce(addEntry, before), entries };
}

function toMapChange({ map, before, after, entries }: AppendResult): MapChange {
  return {
    map: map.row,
    board: after,
    before: latestMoment(before),
    after: latestMoment(after),
    recorded: entries.flatMap((entry) => (entry.kind === 'record' ? [toLiveEvent(entry)] : [])),
    removed: entries.flatMap((entry) => (entry.kind === 'record' ? [] : entry.removes)),
  };
}

function toCaptureChange(appended: AppendResult): CaptureChange {
  const { recorded, removed } = toMapChange(appended);
  return {
    sequence: appended.after.sequence,
    recorded: recorded.map(toRecorded),
    removed: [...removed],
  };
}
