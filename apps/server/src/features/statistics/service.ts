/**
 * Writes the statistics lines of a series and the totals over them, in the transaction that changes
 * the result or the events of the series.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  countsFromInput,
  diffTotals,
  type PlayerCounts,
  type StatisticsLine,
  toStatisticsLine,
  withContext,
} from '@mes/domain/statistics/lines';
import type { Database, Db, Tx } from '../../platform/database/database';
import type { ResultHook, StatLineInput } from '../matches/changes/service';
import { lockSeries } from '../matches/results/service';
import type { MapRow, Series } from '../matches/tables';
import * as repository from './repository';
import { type CapturedEndings, countEndings } from './round-endings/service';

/** What the events of a captured map add up to. A port, because capture is a higher feature. */
export type CapturedPlayers = (
  db: Db,
  map: { matchId: string; mapIndex: number },
) => Promise<readonly PlayerCounts[]>;

export interface Counting {
  readonly resultHook: ResultHook;
  /** Counts the events of these maps again. Returns the ids of players whose lines have changed. */
  countEvents(tx: Tx, input: { series: Series; mapIndexes: readonly number[] }): Promise<string[]>;
  /** Counts captured maps again whose lines are older than what is counted now. */
  countOldLines(database: Database): Promise<void>;
}

interface RecountInput {
  readonly series: Series;
  readonly typed?: readonly StatLineInput[];
  /** Indexes of the maps whose lines are counted from their events even if there are lines. */
  readonly fromEvents?: readonly number[];
}

export function createCounting(
  capturedPlayers: CapturedPlayers,
  capturedEndings: CapturedEndings,
): Counting {
  async function recount(
    tx: Tx,
    { series, typed = [], fromEvents = [] }: RecountInput,
  ): Promise<string[]> {
    const { tournament: tournamentId } = series;
    const season = tournamentId === null ? null : await repository.findSeason(tx, tournamentId);
    const played = { ...series, season };
    const before = await repository.findLines(tx, series.id);
    const after: StatisticsLine[] = [];
    for (const map of series.maps.filter(isFinished)) {
      const own = typed.filter((line) => line.map === map.index);
      const existing = before.filter((line) => line.map === map.index && line.gameMap === map.map);
      const countsEvents =
        fromEvents.includes(map.index) || (existing.length === 0 && map.captured);
      if (own.length > 0)
        after.push(...own.map((line) => toStatisticsLine(played, map, countsFromInput(line))));
      else if (!countsEvents) after.push(...existing.map((line) => withContext(line, played, map)));
      else {
        const counted = await capturedPlayers(tx, { matchId: series.id, mapIndex: map.index });
        after.push(...counted.map((player) => toStatisticsLine(played, map, player)));
      }
    }
    const removed = before.filter((line) => !includes(after, line));
    const added = after.filter((line) => !includes(before, line));
    await repository.replaceLines(tx, { removed, added });
    await repository.addTotals(tx, diffTotals(removed, added));
    await countEndings(tx, { series, fromEvents, capturedEndings });
    return [...new Set([...removed, ...added].map(({ player }) => player))];
  }

  return {
    resultHook: {
      async afterChange(tx, { before, after, lines }) {
        // Most changes are only a round or a time, which no line repeats.
        if (lines.length === 0 && !before.maps.some(isFinished) && !after.maps.some(isFinished))
          return;
        await recount(tx, { series: after, typed: lines });
      },
    },
    countEvents: (tx, { series, mapIndexes }) => recount(tx, { series, fromEvents: mapIndexes }),
    async countOldLines(database) {
      let after = '';
      for (;;) {
        const old = await repository.findUncounted(database.db, after);
        if (!old) return;
        after = old.matchId;
        await database.transaction(async (tx) => {
          const series = await lockSeries(tx, old.matchId);
          const fromEvents: number[] = [];
          // Lines whose events are gone stay as they are.
          for (const mapIndex of old.mapIndexes)
            if ((await capturedPlayers(tx, { matchId: old.matchId, mapIndex })).length > 0)
              fromEvents.push(mapIndex);
          if (fromEvents.length > 0) await recount(tx, { series, fromEvents });
        });
      }
    },
  };
}

function isFinished({ state }: MapRow): boolean {
  return state === 'finished';
}

function includes(lines: readonly StatisticsLine[], wanted: StatisticsLine): boolean {
  return lines.some(
    (line) =>
      line.map === wanted.map && line.player === wanted.player && isDeepStrictEqual(line, wanted),
  );
}
