/**
 * Servers, databases and browsers of a benchmark. They run in separate processes, so that each can be
 * measured, and they are stopped with the benchmark, even if it fails or gets SIGTERM.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { type Cluster, startCluster } from '../apps/server/src/platform/database/embedded';
import { type RunningServer, startServer as startBuiltServer } from '../e2e/server';

export const root = resolve(import.meta.dirname, '..');

const started: (() => Promise<unknown>)[] = [];

/** Registers a function that stops something started elsewhere. */
export function onEnd(stop: () => Promise<unknown>): void {
  started.push(stop);
}

/** Longer than a server or a database takes on a busy machine. */
const STOP_LIMIT_MS = 20_000;

let ending = Promise.resolve();

/**
 * Stops everything that was started, the last first. Every benchmark calls it in its `finally`. A call
 * during another waits for it: whoever exits the process then leaves nothing running.
 */
export function endAll(): Promise<void> {
  ending = ending.then(stopStarted);
  return ending;
}

async function stopStarted(): Promise<void> {
  for (const stop of started.splice(0).reverse()) {
    // A failure must not keep the others running, nor one that never ends.
    const stopped = stop().catch((error) => console.error(error));
    await Promise.race([stopped, pause(STOP_LIMIT_MS)]);
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}
process.once('uncaughtException', (error) => {
  console.error(error);
  void endAll().finally(() => process.exit(1));
});

/** The built product on a free port, with a small demo community. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startBuiltServer(env);
  onEnd(() => server.stop());
  return server;
}

/** An empty database server in its own folder. */
export async function openCluster(): Promise<{ folder: string; cluster: Cluster }> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-bench-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startCluster({ folder });
  onEnd(() => cluster.stop());
  return { folder, cluster };
}

/** The full Chromium, as people use it. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  onEnd(() => browser.close());
  return browser;
}

export interface Process {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

interface Start {
  readonly env?: Record<string, string>;
  readonly ready: RegExp;
  /**
   * The file for its output. Through a pipe, the load generator would have to read a log line for each
   * request and could generate less load.
   */
  readonly output: string;
}

const POLL_INTERVAL_MS = 50;

/** Starts a program and waits until it prints `ready`. */
export async function start(
  command: string,
  args: string[],
  { env = {}, ready, output }: Start,
): Promise<Process> {
  const file = await open(output, 'w');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', file.fd, 'inherit'],
  });
  onEnd(() => stop(child));
  await file.close();
  for (;;) {
    const printed = await readFile(output, 'utf8');
    if (ready.test(printed)) return { child, stop: () => stop(child) };
    if (hasEnded(child)) throw new Error(`${command} ended with ${child.exitCode}:\n${printed}`);
    await pause(POLL_INTERVAL_MS);
  }
}

/** As deploy/mes@.service sets them. */
export const DEPLOYED = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_OPTIONS: '--max-semi-space-size=4',
};

/** Flags that V8 takes from the command line only. */
export const DEPLOYED_FLAGS = ['--memory-reducer-single-gc'];

/** Starts the built server with the settings that an installation has. */
export function startDeployed({ env, output }: Omit<Start, 'ready'>): Promise<Process> {
  return start(process.execPath, [...DEPLOYED_FLAGS, 'dist/server/main.js'], {
    env: { ...DEPLOYED, ...env },
    ready: /Ctrl-C/,
    output,
  });
}

/** CPU time of a process so far. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
