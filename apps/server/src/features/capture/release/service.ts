/**
 * Makes captured events public once the stream delay is over. They make the score of the series,
 * end its maps, and go out on the channel of the match.
 */

import { InvalidAction, ProductError } from '@mes/contract/errors';
import type { Board } from '@mes/domain/capture/board';
import { mapWinnerByEnding } from '@mes/domain/capture/map-ending';
import type { Moment } from '@mes/domain/capture/moment';
import {
  eventsToRelease,
  hasUnreleased,
  lastEventAt,
  momentUntil,
  nextReleaseAt,
  publicUntil,
} from '@mes/domain/capture/release';
import { halves } from '@mes/domain/capture/scoreboard';
import { resultOf } from '@mes/domain/series/series';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import type { Log } from '../../../platform/log';
import { wakeTask } from '../../../platform/ticker';
import { lockSeries, type ResultInput, type Results } from '../../matches/results/service';
import type { MapRow, Series } from '../../matches/tables';
import type { Counting } from '../../statistics/service';
import type { StreamDelay } from '../../stream-delay/service';
import type { BoardCache } from '../boards/service';
import { type MapChange, publishCorrected, publishToEveryone } from '../frames/service';
import * as repository from '../repository';
import { texts } from '../texts';

/** The task of the ticker. */
export const RELEASE_CAPTURED = 'release captured events after the stream delay';

interface ReleaseDeps {
  readonly boards: BoardCache;
  readonly delay: StreamDelay;
  readonly results: Results;
  readonly counting: Counting;
  /** Called when the statistics of a map that was over have changed. */
  readonly requestRating: (tx: Tx, matchId: string) => Promise<void>;
}

export interface ReleaseInput {
  /** Locked, and its capture too. */
  readonly series: Series;
  readonly delay: number;
  readonly confirmed?: readonly string[];
  /** Maps that are released even without new events, because their setup has changed. */
  readonly changedMaps?: readonly number[];
}

export interface Release {
  release(tx: Tx, input: ReleaseInput, action: AnyAction): Promise<void>;
  /**
   * For the ticker. If two processes run it at once, one of them does the work. Resolves to the time
   * of the next release.
   */
  releaseDue(deps: { database: Database; log: Log }, now: number): Promise<number | null>;
}

/** What of a map is public from now on. */
interface MapRelease {
  readonly row: repository.CaptureMapRow;
  readonly board: Board;
  readonly until: number;
  readonly moment: Moment;
}

/**
 * A due time follows from the delay of its moment. By another delay it comes sooner or later: each
 * match that waits is looked at again, and gets its next time by the delay that holds now.
 */
export async function applyChangedDelay(tx: Tx, now: number): Promise<void> {
  await repository.makeWaitingDue(tx, now);
  wakeTask(tx, RELEASE_CAPTURED);
}

export function createRelease(deps: ReleaseDeps): Release {
  const { boards, delay: currentDelay } = deps;

  async function release(tx: Tx, input: ReleaseInput, action: AnyAction): Promise<void> {
    const { series, delay, changedMaps = [] } = input;
    const { now } = action;
    const all: MapRelease[] = [];
    for (const map of await repository.findMaps(tx, series.id)) {
      const board = await boards.read(tx, map);
      const until = publicUntil(map.row, { now, delay });
      all.push({ row: map.row, board, until, moment: momentUntil(board, until) });
    }
    const released = all.filter(
      ({ row, board, until }) => hasUnreleased(row, board, until) || changedMaps.includes(row.map),
    );
    await applyResult(tx, { ...input, released }, action);
    for (const each of released) {
      const change = await toMapChange(tx, each);
      if (change.recorded.length + change.removed.length > 0) await publishToEveryone(tx, change);
      const { row, board, until } = each;
      await repository.updateMap(tx, repository.mapKeyOf(row), {
        publicSequence: row.sequence,
        publicUntil: delay === 0 ? lastEventAt(board, now) : until,
      });
    }
    const publicDue = nextReleaseAt(all, delay);
    await repository.updateCapture(tx, series.id, { publicDue });
    if (publicDue !== null) wakeTask(tx, RELEASE_CAPTURED);
  }

  async function applyResult(
    tx: Tx,
    { series, confirmed, released }: ReleaseInput & { released: readonly MapRelease[] },
    { actor, now }: AnyAction,
  ): Promise<void> {
    const counted = released.filter((each) => countsForSeries(each, series));
    if (counted.length === 0) return;
    const result = toResult(series, counted);
    const settled = await deps.results.enter(
      tx,
      { matchId: series.id, result, confirmed },
      { actor, now },
    );
    if (!settled.applied)
      throw new InvalidAction(texts.undoesLaterResults, { undoes: [...settled.undoes] });
    const corrected = counted
      .map(({ row }) => row.map)
      .filter((map) => isFinished(series.maps[map]) && isFinished(settled.series.maps[map]));
    if (corrected.length === 0) return;
    const playerIds = await deps.counting.countEvents(tx, {
      series: settled.series,
      mapIndexes: corrected,
    });
    if (playerIds.length === 0) return;
    await publishCorrected(tx, { playerIds, matchId: series.id });
    await deps.requestRating(tx, series.id);
  }

  async function releaseMatch(database: Database, matchId: string, now: number): Promise<void> {
    const delay = await currentDelay();
    await database.transaction(async (tx) => {
      const series = await lockSeries(tx, matchId);
      const { publicDue } = await repository.lockCapture(tx, matchId);
      if (publicDue === null || publicDue > now) return;
      await release(tx, { series, delay }, { actor: null, now });
    });
  }

  return {
    release,
    async releaseDue({ database, log }, now) {
      for (const matchId of await repository.findDue(database.db, now)) {
        try {
          await releaseMatch(database, matchId, now);
        } catch (error) {
          if (!(error instanceof ProductError)) throw error;
          // The series does not accept the result any more; staff see it and correct it by hand.
          log.warn({ err: error, match: matchId }, 'captured events could not be counted');
          await database.transaction((tx) =>
            repository.updateCapture(tx, matchId, { publicDue: null }),
          );
        }
      }
      return repository.findNextDue(database.db);
    },
  };
}

async function toMapChange(tx: Tx, { row, board, until, moment }: MapRelease): Promise<MapChange> {
  const entries =
    row.sequence > row.publicSequence
      ? await repository.findEntries(tx, repository.mapKeyOf(row), row.publicSequence)
      : [];
  return {
    map: row,
    board,
    before: null,
    after: moment,
    recorded: eventsToRelease(row, board, until),
    removed: entries.flatMap((entry) => (entry.kind === 'record' ? [] : entry.removes)),
  };
}

/** A map that was not needed to decide the series never counts, even if it is captured later. */
function countsForSeries({ row, moment }: MapRelease, series: Series): boolean {
  const map = series.maps[row.map];
  if (!map || series.state === 'cancelled' || map.state === 'left_out') return false;
  return map.captured || moment.events > 0;
}

function toResult(series: Series, released: readonly MapRelease[]): ResultInput {
  const maps = series.maps.map((map) => {
    const own = released.find(({ row }) => row.map === map.index);
    return own ? toMapResult(map, own) : { map: map.map, winner: map.winner };
  });
  if (series.state === 'forfeited') return { maps, forfeitedBy: series.forfeitedBy };
  const { decided } = resultOf(series.bestOf, maps);
  return decided ? { maps } : { maps, state: 'live' };
}

function toMapResult(map: MapRow, { row, board, moment }: MapRelease) {
  const winner = mapWinnerByEnding(row.ending, board, moment);
  return {
    map: map.map,
    scoreA: moment.score.A,
    scoreB: moment.score.B,
    winner,
    halves: halves(moment).map((half) => ({ ...half })),
    captured: moment.events > 0,
    startedAt: board.events[0]?.event.at ?? null,
    finishedAt: winner ? (moment.rounds.at(-1)?.endedAt ?? null) : null,
  };
}

function isFinished(map: MapRow | undefined): boolean {
  return map?.state === 'finished';
}
