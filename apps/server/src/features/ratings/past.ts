/**
 * Ranks are compared with those of seven days ago. The ratings of then stand beside the ones of now,
 * so a page tells who rose and who fell without a look at what everyone has played since.
 */
import type { Database, Tx } from '../../platform/database/database';
import type { Point } from './ladders';
import { type Key, tryToLockRatings } from './repository';
import * as past from './repository-past';

const HOUR_MS = 60 * 60 * 1_000;
const COMPARED_MS = 7 * 24 * HOUR_MS;

/** Full hours: whoever looks twice within one compares with the same. */
export function comparedAt(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS - COMPARED_MS;
}

/** Moves the comparison on to the hour that it is. Under the lock of ratings. */
export async function moveComparison(tx: Tx, now: number): Promise<void> {
  const from = await past.findComparedAt(tx);
  const to = comparedAt(now);
  if (from === to) return;
  await past.saveComparedAt(tx, to);
  if (from === undefined || to < from) await past.updateAll(tx, to);
  else await past.updateChanged(tx, { from, to });
}

/** For the ticker: moves the comparison on once an hour, or a little later while ratings are at work. */
export function createComparing(database: Database): (now: number) => Promise<void> {
  let compared: number | null = null;
  return async (now) => {
    if (compared === comparedAt(now)) return;
    const isDone = await database.transaction(async (tx) => {
      if (!(await tryToLockRatings(tx))) return false;
      await moveComparison(tx, now);
      return true;
    });
    if (isDone) compared = comparedAt(now);
  };
}

/** After these were rated anew from a point on: what lies before it is as it was. */
export async function correctPast(tx: Tx, keys: readonly Key[], from: Point | null): Promise<void> {
  const at = await past.findComparedAt(tx);
  if (at === undefined || (from !== null && from.at >= at)) return;
  await past.updateSome(tx, keys, at);
}
