import { InvalidAction } from '@mes/contract/errors';
import { productVersion } from '../../platform/backup/product';
import { audience } from '../../platform/gateway/audiences';
import type { JobKind } from '../../platform/jobs/jobs';
import { type Deps, defineFeature } from '../define-feature';
import { nextBackupAt, requestBackup, runBackup } from './backups/service';
import { deleteOldRecords, saveRecords } from './call-times/service';
import { createOperationCalls } from './calls';
import {
  createHeartbeat,
  deleteOldProcesses,
  HEARTBEAT_MS,
  type Heartbeat,
} from './processes/service';
import { OPERATIONS_PROPERTIES, readBackupSettings } from './properties';
import { createSwitches, type LiveSwitches } from './switches/service';

interface Own {
  readonly backupJob: JobKind<{ id: string }>;
  readonly stopping: AbortController;
  readonly heartbeat: Heartbeat;
  readonly switches: LiveSwitches;
}

/** How late a backup may be. */
const BACKUP_TICK_MS = 600_000;
const RECORDS_MS = 30_000;
/** Changes arrive as events; this is for those that could not be read then. */
const SWITCHES_MS = 30_000;
const HOUR_MS = 3_600_000;

export const operations = defineFeature<Own>({
  name: 'operations',
  properties: OPERATIONS_PROPERTIES,
  async setup(deps) {
    const { config, database, databaseUrl, files, privateFiles, log, clock } = deps;
    const stopping = new AbortController();
    const version = productVersion(config.root);
    const source = { url: databaseUrl, files, privateFiles, product: version };
    const backupDeps = { config, database, source, log, clock };
    const switches = createSwitches({ db: database.db, log });
    await switches.refresh();
    return {
      stopping,
      switches,
      heartbeat: createHeartbeat({ ...deps, version }),
      backupJob: {
        name: 'back-up',
        run: ({ id }) => runBackup(backupDeps, { id, signal: stopping.signal }),
      },
    };
  },
  ports: (_deps, { switches }) => ({ switches }),
  calls: ({ config, jobs }, { backupJob }) => ({
    operations: createOperationCalls({
      config,
      jobs,
      enqueueBackup: (tx, id) => jobs.enqueue(tx, backupJob, { id }, { key: id }),
    }),
  }),
  channels: { operations: audience('Admin') },
  onEvents: (_deps, { switches }) => switches.handleEvents,
  jobs: (_deps, { backupJob }) => [backupJob],
  tickers: (deps, { backupJob, heartbeat, switches }) => [
    {
      name: 'start a backup when it is time',
      everyMs: BACKUP_TICK_MS,
      run: () => startDueBackup(deps, backupJob),
    },
    {
      name: 'say that this process lives',
      everyMs: HEARTBEAT_MS,
      runAtStart: true,
      run: heartbeat.beat,
    },
    {
      name: 'save the times of calls',
      everyMs: RECORDS_MS,
      run: () => saveRecords(deps.database, deps.records, deps.clock()),
    },
    { name: 'refresh the switches', everyMs: SWITCHES_MS, run: switches.refresh },
    {
      name: 'delete old measurements',
      everyMs: HOUR_MS,
      async run() {
        await deleteOldRecords(deps.database.db, deps.clock());
        await deleteOldProcesses(deps.database.db, deps.clock());
      },
    },
  ],
  async stop({ database, records, clock }, { stopping, heartbeat }) {
    stopping.abort();
    await saveRecords(database, records, clock()).catch(() => {});
    await heartbeat.stop();
  },
});

/** Resolves to the time of the next one, or null. */
async function startDueBackup(
  { config, database, jobs, clock }: Deps,
  backupJob: JobKind<{ id: string }>,
): Promise<number | null> {
  const settings = await readBackupSettings(database.db, config.mode);
  const next = await nextBackupAt(database.db, settings);
  if (next === null || next > clock()) return next;
  try {
    await database.transaction(async (tx) => {
      const { id } = await requestBackup(tx, { actor: null, now: clock() });
      await jobs.enqueue(tx, backupJob, { id }, { key: id });
    });
  } catch (error) {
    // Another process was faster, or a long one still runs.
    if (!(error instanceof InvalidAction)) throw error;
  }
  return null;
}
