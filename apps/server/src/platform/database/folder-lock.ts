/**
 * One server uses a cluster at a time: it holds an advisory lock in it, which PostgreSQL releases even
 * if the process is killed. The lock belongs to a connection. When that is lost, because a backend was
 * killed and PostgreSQL restarted all of them, the lock is taken again.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error';
import { isAlive } from './processes';

const OWNER_LOCK = 7_031_955;
const TAKE_TIMEOUT_MS = 5_000;
const RECONNECT_PAUSE_MS = 100;
const CONNECT_TIMEOUT_MS = 5_000;

interface FolderLockOptions {
  readonly folder: string;
  /** A connection string for the database that holds the lock. */
  readonly url: string;
  /** The process of the database. */
  readonly postmaster: number;
}

export interface FolderLock {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Called once if the lock cannot be taken again: the database has ended, or another server has it. */
  onLost(listener: () => void): void;
  /** Holds the lock until the given work, which stops the database, is done. */
  releaseAfter(stop: () => Promise<void>): Promise<void>;
}

export async function lockFolder(options: FolderLockOptions): Promise<FolderLock> {
  let client = await takeLock(options);
  /** Once true, the loss of the connection is expected. */
  let isReleased = false;
  let notifyLost = () => {};

  const watch = (watched: pg.Client) => {
    watched.removeAllListeners('error');
    // Both events can come for one loss.
    let isLost = false;
    const onLoss = () => {
      if (isLost || isReleased) return;
      isLost = true;
      void retake();
    };
    watched.on('error', onLoss).on('end', onLoss);
  };

  const retake = async () => {
    while (!isReleased && isAlive(options.postmaster)) {
      try {
        client = await takeLock(options);
        if (isReleased) await client.end();
        else watch(client);
        return;
      } catch (error) {
        // Another server has the lock now: this one must not go on.
        if (error instanceof StartupError) break;
        // Otherwise PostgreSQL is still recovering.
        await delay(RECONNECT_PAUSE_MS);
      }
    }
    if (!isReleased) notifyLost();
  };

  watch(client);
  return {
    query: (text, values) => client.query(text, values && [...values]),
    onLost(listener) {
      notifyLost = listener;
    },
    async releaseAfter(stop) {
      isReleased = true;
      await stop();
      // Not awaited: the other side is usually gone.
      client.end().catch(() => {});
      await rm(pidFileOf(options.folder), { force: true });
    },
  };
}

/** Whether a server uses the cluster. */
export async function isFolderLocked(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'mes folder lock' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted LIMIT 1",
      [OWNER_LOCK],
    );
    return rows.length > 0;
  } finally {
    await client.end().catch(() => {});
  }
}

async function takeLock({ folder, url }: FolderLockOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'mes folder lock',
  });
  // Without a listener a lost connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await waitForLock(client, folder);
    await writeFile(pidFileOf(folder), String(process.pid));
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * PostgreSQL may take a moment to notice that a killed server is gone. If the holder still runs,
 * refuse at once.
 */
async function waitForLock(client: pg.Client, folder: string): Promise<void> {
  const deadline = Date.now() + TAKE_TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [OWNER_LOCK]);
    if (rows[0].mine) return;
    const holder = Number(await readFile(pidFileOf(folder), 'utf8').catch(() => '0'));
    const isOther = holder !== 0 && holder !== process.pid && isAlive(holder);
    if (isOther || Date.now() > deadline) {
      throw new StartupError(
        `Another MES server${holder ? ` (process ${holder})` : ''} already runs on ${folder}.\n` +
          'Stop it first, or give this one its own folder with DATA_DIR.',
      );
    }
    await delay(50);
  }
}

function pidFileOf(folder: string): string {
  return join(folder, 'server.pid');
}
