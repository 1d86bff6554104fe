import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from './root.mjs';
import { runWatched } from './run-watched.mjs';

const WATCHED = pathToFileURL(join(root, 'scripts/run-watched.mjs')).href;
const LIMITS = { attempts: 2, stillMs: 3_000 };

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-watched-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Notes each of its starts in a file of its name. */
async function program(name, source) {
  const file = join(folder, `${name}.mjs`);
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { reportWork } from '${WATCHED}';
     appendFileSync('${file}.starts', '.');
     const starts = readFileSync('${file}.starts').length;
     reportWork();
     ${source}`,
  );
  return { file, starts: async () => (await readFile(`${file}.starts`)).length };
}

describe.concurrent('a watched program', { timeout: 60_000 }, () => {
  it('is started again when it makes no progress', async () => {
    const { file, starts } = await program(
      'still',
      'if (starts === 1) setInterval(() => {}, 1000);',
    );
    await runWatched([file], LIMITS);
    expect(await starts()).toBe(2);
  });

  it('is started again when its thread is blocked', async () => {
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
    const { file, starts } = await program('blocked', `if (starts === 1) ${wait}`);
    await runWatched([file], LIMITS);
    expect(await starts()).toBe(2);
  });

  it('may take long while it works', async () => {
    const work = 'const pause = () => new Promise((done) => setTimeout(done, 100));';
    const { file, starts } = await program(
      'busy',
      `${work} for (const began = Date.now(); Date.now() - began < 6000; await pause())
         for (const from = Date.now(); Date.now() - from < 100;);`,
    );
    await runWatched([file], { ...LIMITS, stillMs: 5_000 });
    expect(await starts()).toBe(1);
  });

  it('is given up after the last attempt, and at once when it fails by itself', async () => {
    const still = await program('always-still', 'setInterval(() => {}, 1000);');
    await expect(runWatched([still.file], LIMITS)).rejects.toThrow('in 2 attempts');
    const broken = await program('broken', 'process.exit(3);');
    await expect(runWatched([broken.file], LIMITS)).rejects.toThrow('ended with 3');
    expect(await broken.starts()).toBe(1);
  });
});
