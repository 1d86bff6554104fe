/** Rating everything anew, with its progress for whoever asked for it. */
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { RatingRebuild } from '@mes/contract/ratings';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import { type Database, type Db, isDuplicate, type Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { moveComparison } from './past';
import { replay } from './rating';
import { deleteStandings, lockRatings } from './repository';
import * as rebuilds from './repository-rebuilds';
import { countOver } from './repository-series';

/** One at a time: whoever presses twice is told so. */
export async function requestRebuild(
  tx: Tx,
  { actor, now }: { actor: { id: string }; now: number },
): Promise<{ id: string; rebuild: RatingRebuild }> {
  const id = uuidv7();
  const total = await countOver(tx);
  try {
    await tx.transaction((step) =>
      rebuilds.insert(step, { id, by: actor.id, startedAt: now, total }),
    );
  } catch (error) {
    if (!isDuplicate(error, 'rating_rebuilds_one')) throw error;
    throw new InvalidAction('The ratings are being rebuilt already.');
  }
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'ratings.rebuild_started',
    subject: 'ratings',
  });
  return { id, rebuild: await progress(tx) };
}

export async function progress(db: Db): Promise<RatingRebuild> {
  const row = await rebuilds.findLast(db);
  if (!row) return null;
  const { startedAt, finishedAt, done, total } = row;
  return { startedAt, finishedAt, done, total };
}

/** All in one transaction: until it is done, everyone sees the ratings as they were. */
export async function rebuild(database: Database, id: string, clock: () => number): Promise<void> {
  if (!(await rebuilds.isOpen(database.db, id))) return;
  try {
    await database.transaction(async (tx) => {
      await lockRatings(tx);
      await moveComparison(tx, clock());
      await deleteStandings(tx);
      await replay(tx, {
        ladders: null,
        from: null,
        onProgress: (done) => tell(database, id, done),
      });
      const finishedAt = clock();
      await rebuilds.update(tx, id, { finishedAt });
      await publish(tx, channels.leaderboards(), 'ratings.rebuilt', {});
      await publish(tx, channels.staff(), 'ratings.rebuilt', { finishedAt });
    });
  } catch (error) {
    // Whoever waits for it may begin another one.
    await rebuilds.update(database.db, id, { finishedAt: clock() });
    throw error;
  }
}

/** In a transaction of its own: it is seen while the other is still at work. */
async function tell(database: Database, id: string, done: number): Promise<void> {
  await database.transaction(async (tx) => {
    const { total } = await rebuilds.update(tx, id, { done });
    await publish(tx, channels.staff(), 'ratings.rebuild_progressed', { done, total });
  });
}
