/** Runs the server in a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { bundleServer } from '../../../scripts/bundle-server.mjs';
import { root } from './settings';

const START_TIMEOUT_MS = 40_000;

/** Bundled once: from source every start would compile hundreds of files again. */
let bundled: Promise<string> | undefined;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  ended(): Promise<number | null>;
}

export async function spawnServer(environment: Record<string, string>): Promise<ServerProcess> {
  return spawnProgram([await bundle()], environment);
}

/** Runs a command of operators to its end. */
export async function runCommand(args: readonly string[], environment: Record<string, string>) {
  const program = join(dirname(await bundle()), 'mes.js');
  const { ended, output } = spawnProgram([program, ...args], environment);
  return { code: await ended(), output: output() };
}

function bundle(): Promise<string> {
  bundled ??= bundleServer(join(root, '.cache', `test-server-${process.pid}`));
  return bundled;
}

function spawnProgram(args: readonly string[], environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...withoutVitest(process.env),
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DEMO_SIZE: 'small',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, output: () => output, ended: () => ended };
}

export async function untilReady({ child, output }: ServerProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!output().includes('Stop it with Ctrl-C')) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${output()}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

function withoutVitest(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^VITEST|^NODE_OPTIONS/.test(name)),
  );
}
