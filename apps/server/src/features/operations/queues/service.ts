/** The jobs of the server: what waits, what has failed, and what admins do about it. */
import { channels } from '@mes/contract/channels';
import type { JobReport } from '@mes/contract/operations-schemas';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Jobs } from '../../../platform/jobs/jobs';
import { publish } from '../../../platform/outbox/publish';
import { texts } from '../texts';
import * as repository from './repository';

export async function readJobReport(db: Db): Promise<JobReport> {
  const [queues, failed] = [await repository.findQueues(db), await repository.findFailed(db)];
  return {
    queues,
    failed: failed.map((job) => ({ ...job, problem: job.problem ?? texts.noReason })),
  };
}

interface JobChange {
  readonly jobs: Jobs;
  readonly kind: 'retry' | 'discard';
  /** All that have failed, unless some are given. */
  readonly ids?: readonly string[];
}

/** Jobs that are not among the failed ones any more are passed over: two admins may do the same. */
export async function changeFailed(
  tx: Tx,
  { jobs, kind, ids }: JobChange,
  { actor, now }: Action,
): Promise<{ count: number }> {
  const found = await repository.findFailedIdsForUpdate(tx, ids);
  if (found.length === 0) return { count: 0 };
  for (const name of new Set(found.map((job) => job.name))) {
    const own = found.flatMap((job) => (job.name === name ? job.id : []));
    await jobs[kind](tx, name, own);
    await audit(tx, {
      at: now,
      actor: actor.id,
      action: kind === 'retry' ? 'jobs.retried' : 'jobs.discarded',
      subject: `jobs:${name}`,
      after: { count: own.length },
    });
  }
  await publish(tx, channels.operations(), 'jobs.changed', {});
  return { count: found.length };
}
