/** Rates all series again, with its progress for staff. */

import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { RatingRebuild } from '@mes/contract/ratings';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { type Database, type Db, isDuplicate, type Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { moveComparison } from '../comparison/service';
import { deleteStandings, lockRatings } from '../repository';
import { countFinished } from '../series/repository';
import { replay } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

/** Refused while another one runs. */
export async function requestRebuild(
  tx: Tx,
  { actor, now }: Action,
): Promise<{ id: string; rebuild: RatingRebuild }> {
  const id = uuidv7();
  const total = await countFinished(tx);
  try {
    await tx.transaction((step) =>
      repository.insert(step, { id, by: actor.id, startedAt: now, total }),
    );
  } catch (error) {
    if (!isDuplicate(error, 'rating_rebuilds_one')) throw error;
    throw new InvalidAction(texts.alreadyRebuilding);
  }
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'ratings.rebuild_started',
    subject: 'ratings',
  });
  return { id, rebuild: await readRebuild(tx) };
}

export async function readRebuild(db: Db): Promise<RatingRebuild> {
  const row = await repository.findLast(db);
  if (!row) return null;
  const { startedAt, finishedAt, done, total } = row;
  return { startedAt, finishedAt, done, total };
}

/** In one transaction, so that everyone sees the old ratings until it is done. */
export async function rebuild(database: Database, id: string, clock: () => number): Promise<void> {
  if (!(await repository.isOpen(database.db, id))) return;
  try {
    await database.transaction(async (tx) => {
      await rateAgain(tx, {
        reader: database.db,
        clock,
        onProgress: (done) => publishProgress(database, id, done),
      });
      await repository.update(tx, id, { finishedAt: clock() });
    });
  } catch (error) {
    // Closed also after a failure, so that another one can be started.
    await repository.update(database.db, id, { finishedAt: clock() });
    throw error;
  }
}

/** For the command line. It waits for a rebuild of the site, and the other way round. */
export async function rebuildNow(
  database: Database,
  { clock, onProgress }: { clock: () => number; onProgress: (done: number, total: number) => void },
): Promise<number> {
  return database.transaction(async (tx) => {
    const total = await countFinished(tx);
    await rateAgain(tx, {
      reader: database.db,
      clock,
      onProgress: async (done) => onProgress(done, total),
    });
    const now = clock();
    await audit(tx, {
      at: now,
      actor: null,
      action: 'ratings.rebuild_started',
      subject: 'ratings',
    });
    return total;
  });
}

async function rateAgain(
  tx: Tx,
  {
    reader,
    clock,
    onProgress,
  }: { reader: Db; clock: () => number; onProgress: (done: number) => Promise<void> },
): Promise<void> {
  await lockRatings(tx);
  await moveComparison(tx, clock());
  await deleteStandings(tx);
  await replay(tx, { ladders: null, from: null, reader, onProgress });
  await publish(tx, channels.leaderboards(), 'ratings.rebuilt', {});
  await publish(tx, channels.staff(), 'ratings.rebuilt', { finishedAt: clock() });
}

/** In a transaction of its own, which commits while the rebuild still runs. */
async function publishProgress(database: Database, id: string, done: number): Promise<void> {
  await database.transaction(async (tx) => {
    const { total } = await repository.update(tx, id, { done });
    await publish(tx, channels.staff(), 'ratings.rebuild_progressed', { done, total });
  });
}
