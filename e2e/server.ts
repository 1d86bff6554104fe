/** Starts the built product on a free port with its own data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
  /** Kills the process like a crash. Its folder stays. */
  kill(): Promise<void>;
}

/** Names a data folder with the small demo, which is copied: creating it takes three times as long. */
export const PREPARED_DATA = 'E2E_PREPARED_DATA';

const START_TIMEOUT_MS = 60_000;
const root = resolve(import.meta.dirname, '..');

export async function startServer(
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = environment.DATA_DIR ?? (await createDataDir(environment));
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SIZE: 'small',
      LOG_LEVEL: 'error',
      // E2e tests sign in more often than people do.
      RATE_LIMIT_FACTOR: '20',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilStarted(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    kill: () => end('SIGKILL'),
    stop,
  };
}

/** With the small demo where the server would create it. */
async function createDataDir({ NODE_ENV }: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-e2e-'));
  const { [PREPARED_DATA]: prepared } = process.env;
  if (prepared && NODE_ENV !== 'production') await cp(prepared, folder, { recursive: true });
  return folder;
}

function untilStarted(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(
      () => reject(new Error(`The server did not start in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Stop it with Ctrl-C')) return;
      clearTimeout(timeout);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
