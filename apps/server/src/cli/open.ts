/** The database of the installation: given, of a server that runs, or started for the command. */
import { join } from 'node:path';
import type { Config } from '../platform/config';
import { prepareDataFolder } from '../platform/data-folder';
import { type Database, openDatabase } from '../platform/database/database';
import { hasCluster, openCluster } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { openStores, type UploadStores } from '../platform/files/open';
import { createLog } from '../platform/log';
import { CommandError } from './command';

/** Filling or rating a whole history takes longer than any statement of the site. */
const QUERY_TIMEOUT_MS = 600_000;

interface OpenOptions {
  /** Makes the built-in database if there is none. */
  readonly create: boolean;
  readonly progress: (step: string) => void;
}

export async function withDatabaseUrl<T>(
  config: Config,
  { create, progress }: OpenOptions,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  if (create) await prepareDataFolder(config.dataDir);
  else if (!(await hasCluster(config.dataDir))) {
    throw new CommandError(`There is no database in ${config.dataDir}. DATA_DIR names its folder.`);
  }
  const cluster = await openCluster({ folder: config.dataDir, progress });
  try {
    await cluster.createDatabase('mes');
    return await work(cluster.url('mes'));
  } finally {
    await cluster.stop();
  }
}

/** Up to date, as after a start of the server. */
export async function withDatabase<T>(
  config: Config,
  options: OpenOptions,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return withDatabaseUrl(config, options, async (url) => {
    await migrate(url, migrationsFolder(config));
    const database = openDatabase(url, { queryTimeoutMs: QUERY_TIMEOUT_MS, onError: () => {} });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
}

export const migrationsFolder = ({ root }: Config) => join(root, 'apps', 'server', 'migrations');

/** What goes wrong with them ends the command, which says so. */
export const openUploads = (config: Config): UploadStores =>
  openStores(config, createLog('silent', { pretty: false }));
