/** Servers under test run in processes of their own, so that each is measured by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '..');

export interface Process {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

interface Start {
  readonly env?: Record<string, string>;
  readonly ready: RegExp;
  /**
   * The file that it prints to, as a service's log goes to one. Through a pipe, whoever makes the
   * load would have to read a line for each request meanwhile, and so make less of it.
   */
  readonly output: string;
}

const LOOK_EVERY_MS = 50;

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
  await file.close();
  for (;;) {
    const printed = await readFile(output, 'utf8');
    if (ready.test(printed)) return { child, stop: () => stop(child) };
    if (child.exitCode !== null)
      throw new Error(`${command} ended with ${child.exitCode}:\n${printed}`);
    await pause(LOOK_EVERY_MS);
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
