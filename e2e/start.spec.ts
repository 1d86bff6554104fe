import { spawn } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './server';

const root = resolve(import.meta.dirname, '..');

test('npm start builds stale parts, prints the demo accounts and ends on SIGTERM', async () => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'mes-start-'));
  const port = await freePort();
  // A modified source makes the build stale.
  await utimes(join(root, 'apps/server/src/main.ts'), new Date(), new Date());
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SIZE: 'small',
      NODE_ENV: '',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise((done) => child.once('exit', done));
  try {
    await expect.poll(() => output, { timeout: 90_000 }).toContain('Stop it with Ctrl-C');
    expect(output).toContain('Building server');
    expect(output).toMatch(/admin\s+may do everything/);
    expect((await fetch(`http://localhost:${port}/app`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});
