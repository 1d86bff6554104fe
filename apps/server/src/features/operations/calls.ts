import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Tx } from '../../platform/database/database';
import type { Jobs } from '../../platform/jobs/jobs';
import { listBackups, requestBackup } from './backups/service';
import { readCallReport } from './call-times/service';
import { readHealth } from './processes/service';
import { readProduct } from './product/service';
import { changeFailed, readJobReport } from './queues/service';
import { listSwitches } from './switches/service';

interface OperationCallDeps {
  readonly config: Config;
  readonly jobs: Jobs;
  /** Starts the job of a backup. */
  readonly enqueueBackup: (tx: Tx, id: string) => Promise<void>;
}

export function createOperationCalls({
  config,
  jobs,
  enqueueBackup,
}: OperationCallDeps): FeatureHandlers<'operations'> {
  return {
    backups: ({ db }) => listBackups(db, config),
    backUpNow: ({ write, action }) =>
      write(async (tx) => {
        const { id, run } = await requestBackup(tx, action);
        await enqueueBackup(tx, id);
        return run;
      }),
    health: ({ db, now }) => readHealth(db, now),
    calls: ({ db, now }) => readCallReport(db, now),
    jobs: ({ db }) => readJobReport(db),
    retryJobs: ({ write, input: { ids }, action }) =>
      write((tx) => changeFailed(tx, { jobs, kind: 'retry', ids }, action)),
    discardJobs: ({ write, input: { ids }, action }) =>
      write((tx) => changeFailed(tx, { jobs, kind: 'discard', ids }, action)),
    switches: ({ db }) => listSwitches(db),
    product: ({ db }) => readProduct(db, config.root),
  };
}
