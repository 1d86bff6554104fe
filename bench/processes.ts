/** Servers under test run in processes of their own, so that each is measured by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

export interface Process {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program and waits until it prints `ready`. */
export function start(
  command: string,
  args: string[],
  { env = {}, ready }: { env?: Record<string, string>; ready: RegExp },
): Promise<Process> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, failed) => {
    let seen = false;
    let output = '';
    child.stdout?.on('data', (chunk) => {
      if (seen) return;
      output += chunk;
      seen = ready.test(output);
      if (seen) done({ child, stop: () => stop(child) });
    });
    child.once('exit', (code) => failed(new Error(`${command} ended with ${code}:\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
