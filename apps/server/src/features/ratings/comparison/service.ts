/**
 * Ranks are compared with those of seven days ago. The ratings of then are stored beside the current
 * ones, so that a leaderboard does not have to read what everyone has played since.
 */

import type { HistoryKey } from '@mes/domain/elo/histories';
import type { SeriesPosition } from '@mes/domain/elo/season-ladders';
import type { Database, Tx } from '../../../platform/database/database';
import { findKeysSince } from '../histories/repository';
import { tryLockRatings } from '../repository';
import * as repository from './repository';

const HOUR_MS = 60 * 60 * 1_000;
const COMPARED_MS = 7 * 24 * HOUR_MS;

/** Full hours, so that the comparison stays the same within one. */
export function comparedAt(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS - COMPARED_MS;
}

/** Moves the comparison on to the current hour. The caller holds the lock of ratings. */
export async function moveComparison(tx: Tx, now: number): Promise<void> {
  const from = await repository.findComparedAt(tx);
  const to = comparedAt(now);
  if (from === to) return;
  await repository.saveComparedAt(tx, to);
  if (from === undefined || to < from) return repository.updateAll(tx, to);
  // Whoever has played between the two times has series since the first of them.
  await repository.updateByKeys(tx, await findKeysSince(tx, null, from), to);
}

/** For the ticker: once an hour, or a little later while another transaction rates. */
export function createRankComparison(database: Database): (now: number) => Promise<void> {
  let compared: number | null = null;
  return async (now) => {
    if (compared === comparedAt(now)) return;
    const isDone = await database.transaction(async (tx) => {
      if (!(await tryLockRatings(tx))) return false;
      await moveComparison(tx, now);
      return true;
    });
    if (isDone) compared = comparedAt(now);
  };
}

/** After these were rated again from a position on; earlier ratings have not changed. */
export async function correctComparison(
  tx: Tx,
  keys: readonly HistoryKey[],
  from: SeriesPosition | null,
): Promise<void> {
  const at = await repository.findComparedAt(tx);
  if (at === undefined || (from !== null && from.at >= at)) return;
  await repository.updateByKeys(tx, keys, at);
}
