/** Other processes of this machine: whether they run, and how they are stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes('postgres');
  }
  const { output } = await collectOutput(spawn('ps', ['-o', 'command=', '-p', String(pid)]));
  return output.includes('postgres');
}

export function collectOutput(
  child: ChildProcess,
): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
