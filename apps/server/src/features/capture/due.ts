import { ProductError } from '@mes/contract/errors';
import type { Database } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import { lockSeries } from '../matches/results/service';
import type { Desk } from './desk';
import { publish } from './publishing';
import { findDue, lockCapture, updateCapture } from './repository';

/** Publishes what has come out of the stream delay. Twice at once does it once. */
export async function publishDue(
  { database, desk, log }: { database: Database; desk: Desk; log: Log },
  now: number,
): Promise<void> {
  for (const match of await findDue(database.db, now)) {
    try {
      await publishMatch(database, desk, { match, now });
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      // The series no longer takes it; staff see it on their board and settle it by hand.
      log.warn({ err: error, match }, 'captured events could not be counted');
      await database.transaction((tx) => updateCapture(tx, match, { publicDue: null }));
    }
  }
}

async function publishMatch(
  database: Database,
  desk: Desk,
  { match, now }: { match: string; now: number },
): Promise<void> {
  const delay = await desk.delay();
  await database.transaction(async (tx) => {
    const series = await lockSeries(tx, match);
    const { publicDue } = await lockCapture(tx, match);
    if (publicDue === null || publicDue > now) return;
    await publish(tx, desk, { series, actor: null, now, delay });
  });
}
