/**
 * Keeps the lines of a series what its maps say, and totals what the lines say, in the transaction
 * of whatever changed them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../platform/database/database';
import type { ResultHook, StatLineInput } from '../matches/changes/service';
import type { MapRow, Series } from '../matches/tables';
import {
  type CountedPlayer,
  countTyped,
  type LineRow,
  lineOf,
  totalsChange,
  withContext,
} from './lines';
import * as repository from './repository';

/** What the events of a captured map amount to. */
export type CapturedPlayers = (
  db: Db,
  map: { match: string; map: number },
) => Promise<readonly CountedPlayer[]>;

export interface Counting {
  readonly resultHook: ResultHook;
  /** Counts the events of these maps anew. Answers the players whose lines are others now. */
  countEvents(tx: Tx, series: Series, maps: readonly number[]): Promise<string[]>;
}

export function createCounting(capturedPlayers: CapturedPlayers): Counting {
  async function recount(
    tx: Tx,
    series: Series,
    {
      typed = [],
      fromEvents = [],
    }: { typed?: readonly StatLineInput[]; fromEvents?: readonly number[] },
  ): Promise<string[]> {
    const { tournament } = series;
    const season = tournament === null ? null : await repository.findSeason(tx, tournament);
    const played = { ...series, season };
    const before = await repository.findLines(tx, series.id);
    const after: LineRow[] = [];
    for (const map of series.maps.filter(isFinished)) {
      const own = typed.filter((line) => line.map === map.index);
      const kept = before.filter((line) => line.map === map.index && line.gameMap === map.map);
      const countsEvents = fromEvents.includes(map.index) || (kept.length === 0 && map.captured);
      if (own.length > 0) after.push(...own.map((line) => lineOf(played, map, countTyped(line))));
      else if (!countsEvents) after.push(...kept.map((line) => withContext(line, played, map)));
      else {
        const counted = await capturedPlayers(tx, { match: series.id, map: map.index });
        after.push(...counted.map((player) => lineOf(played, map, player)));
      }
    }
    const gone = before.filter((line) => !includes(after, line));
    const come = after.filter((line) => !includes(before, line));
    await repository.replaceLines(tx, gone, come);
    await repository.addTotals(tx, totalsChange(gone, come));
    return [...new Set([...gone, ...come].map(({ player }) => player))];
  }

  return {
    resultHook: {
      async afterChange(tx, { before, after, lines }) {
        // Most changes are no more than a round or a time.
        if (lines.length === 0 && !before.maps.some(isFinished) && !after.maps.some(isFinished))
          return;
        await recount(tx, after, { typed: lines });
      },
    },
    countEvents: (tx, series, maps) => recount(tx, series, { fromEvents: maps }),
  };
}

function isFinished({ state }: MapRow): boolean {
  return state === 'finished';
}

function includes(lines: readonly LineRow[], wanted: LineRow): boolean {
  return lines.some(
    (line) =>
      line.map === wanted.map && line.player === wanted.player && isDeepStrictEqual(line, wanted),
  );
}
