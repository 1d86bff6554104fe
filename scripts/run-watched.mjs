// Runs a program that can lock up, and starts it again when it has: rolldown, the bundler of vite, does so now and
// then on machines with few cores, without an error and without using any CPU.
import { spawn } from 'node:child_process';

const REPORT_MS = 1_000;
/** A program that waits uses less in a minute, its reports included. */
const WORK_MS = 100;

/**
 * Resolves when the program has ended well. It has to call `reportWork`: one that has used no CPU for `stillMs`, or
 * cannot say so any more, is ended and started again.
 */
export async function runWatched(args, { attempts = 3, stillMs = 15_000, env } = {}) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const end = await runOnce(args, { stillMs, env });
    if (end.code === 0) return;
    if (!end.wasStill) throw new Error(`${args[0]} ended with ${end.code ?? end.signal}.`);
    console.error(`  ${args[0]} made no progress and was ended (attempt ${attempt}).`);
  }
  throw new Error(`${args[0]} made no progress in ${attempts} attempts.`);
}

/** For the program: reports the CPU that it has used, and ends it when whoever watches is gone. */
export function reportWork() {
  if (!process.send) return;
  process.once('disconnect', () => process.exit(1));
  // unref so that the timer does not keep the process alive
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    process.send((user + system) / 1_000);
  }, REPORT_MS).unref();
  process.channel.unref();
}

function runOnce(args, { stillMs, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let wasStill = false;
    const kill = () => {
      wasStill = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(kill, stillMs);
    let used = 0;
    child.on('message', (cpuMs) => {
      if (cpuMs - used < WORK_MS) return;
      used = cpuMs;
      clearTimeout(timer);
      timer = setTimeout(kill, stillMs);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, wasStill });
    });
  });
}
