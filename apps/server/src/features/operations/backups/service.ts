/** Backups that the server makes: by itself, or when an admin asks. One at a time. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { BackupRun, Backups } from '@mes/contract/operations-schemas';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import { backupFolder, backupName, timeOfBackup } from '../../../platform/backup/names';
import type { BackupSource } from '../../../platform/backup/write';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Config } from '../../../platform/config';
import { type Database, type Db, isDuplicate, type Tx } from '../../../platform/database/database';
import type { Log } from '../../../platform/log';
import { publish } from '../../../platform/outbox/publish';
import { type BackupSettings, readBackupSettings } from '../properties';
import { texts } from '../texts';
import * as repository from './repository';

const HOUR_MS = 3_600_000;
/** After a failure it is tried again sooner. */
const RETRY_MS = HOUR_MS;
/** Two in a row are a second click. */
const LEAST_PAUSE_MS = 60_000;
const PROGRESS_MS = 1_000;

export interface BackupDeps {
  readonly config: Config;
  readonly database: Database;
  readonly source: BackupSource;
  readonly log: Log;
  readonly clock: () => number;
}

export async function listBackups(db: Db, config: Config): Promise<Backups> {
  const [last, settings, found, versions] = [
    await repository.findLast(db),
    await readBackupSettings(db, config.mode),
    await findFiles(backupFolder(config.dataDir)),
    await repository.findVersions(db),
  ];
  const files = found.map((file) => ({ ...file, version: versions.get(file.name) ?? null }));
  return { ...settings, last: last ? toRun(last) : null, files };
}

/** Refused while another one runs, and right after one. The caller enqueues its job. */
export async function requestBackup(
  tx: Tx,
  { actor, now }: AnyAction,
): Promise<{ id: string; run: BackupRun }> {
  const last = await repository.findLast(tx);
  if (last?.fileName && now - last.startedAt < LEAST_PAUSE_MS) {
    throw new InvalidAction(texts.justMade);
  }
  const id = uuidv7();
  const requestedBy = actor?.id ?? null;
  try {
    const row = await tx.transaction((step) =>
      repository.insert(step, { id, requestedBy, isScheduled: actor === null, startedAt: now }),
    );
    await publish(tx, channels.operations(), 'backup.started', {});
    if (actor) {
      await audit(tx, { at: now, actor: actor.id, action: 'backup.requested', subject: 'backup' });
    }
    return { id, run: toRun(row) };
  } catch (error) {
    if (!isDuplicate(error, 'backup_runs_one')) throw error;
    throw new InvalidAction(texts.alreadyRunning);
  }
}

/** Resolves to the time of the next one, which may have passed, or null if none are made. */
export async function nextBackupAt(db: Db, settings: BackupSettings): Promise<number | null> {
  if (settings.everyHours === null) return null;
  const last = await repository.findLast(db);
  if (!last) return 0;
  const pause = settings.everyHours * HOUR_MS;
  return last.startedAt + (last.problem === null ? pause : Math.min(pause, RETRY_MS));
}

/** A failure is written down, and tried again when it is time. */
export async function runBackup(
  { config, database, source, log, clock }: BackupDeps,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<void> {
  const { db } = database;
  const finish = (change: Parameters<typeof repository.update>[2]) =>
    database.transaction(async (tx) => {
      await repository.update(tx, id, { ...change, finishedAt: clock() });
      await publish(tx, channels.operations(), 'backup.finished', {});
    });
  if (!(await repository.isOpen(db, id))) return;
  const folder = backupFolder(config.dataDir);
  const fileName = backupName(clock());
  try {
    const { writeBackup } = await import('../../../platform/backup/write');
    const written = await writeBackup(source, {
      path: join(folder, fileName),
      now: clock(),
      onTable: createProgress(database, { id, log }),
      signal,
    });
    // Another process is at it: the queue took this job for lost.
    if (!written) return;
    const { size, rows, files } = written;
    const { product: version } = source;
    const { kept } = await readBackupSettings(db, config.mode);
    await deleteOldFiles(folder, kept);
    await finish({ fileName, version, size, rows, files });
    await repository.deleteStartedBefore(db, clock() - RETENTION.backupRuns.ms);
  } catch (error) {
    const problem = signal.aborted ? texts.interrupted : messageOf(error);
    log.error({ err: error }, 'a backup failed');
    await finish({ problem });
  }
}

/** Writes down how far it is and tells pages, at most once a second. It never makes a backup fail. */
function createProgress(
  database: Database,
  { id, log }: { id: string; log: Log },
): (done: number, total: number) => void {
  let nextAt = 0;
  return (done, total) => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + PROGRESS_MS;
    const writing = database.transaction(async (tx) => {
      if (!(await repository.isOpen(tx, id))) return;
      await repository.update(tx, id, { done, total });
      await publish(tx, channels.operations(), 'backup.progressed', { done, total });
    });
    writing.catch((error) => log.warn({ err: error }, 'the progress of a backup was not saved'));
  };
}

async function findFiles(folder: string): Promise<Omit<Backups['files'][number], 'version'>[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const createdAt = timeOfBackup(name);
      const found = createdAt !== null && (await stat(join(folder, name)).catch(() => null));
      return found ? { name, size: found.size, createdAt } : null;
    }),
  );
  return files.filter((file) => file !== null).sort((a, b) => b.createdAt - a.createdAt);
}

/** Only those that have a name of ours: whatever else is in the folder stays. */
async function deleteOldFiles(folder: string, kept: number): Promise<void> {
  const old = (await findFiles(folder)).slice(kept);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

function toRun(row: repository.BackupRow): BackupRun {
  const { id: _id, requestedBy: _requestedBy, version: _version, ...run } = row;
  return run;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
