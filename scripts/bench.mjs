// npm run bench [name …] [-- --record]: runs the benchmarks one after the other and saves their output.
// --seconds=20 makes those shorter that measure for a time; --rounds=1 and --pages=/app,/app/privacy those of `web`.
// With --record their rows in bench/RESULTS.md are replaced; those of other benchmarks stay.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordResults } from './bench-results.mjs';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { ensureTools } from './system-tools.mjs';

/** The longest one, a finals night, takes twenty minutes; all take about an hour and a half together. */
const TIMEOUT_MS = 35 * 60_000;
/** What benchmarks share. */
const NO_BENCHMARKS = new Set(['processes.ts', 'record.ts', 'percentiles.ts']);
const RECORDS = process.argv.includes('--record');
const SETTINGS = ['seconds', 'rounds', 'pages'].flatMap((name) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given ? [[name.toUpperCase(), given.split('=')[1]]] : [];
});

ensureInstalled();
const missing = ensureTools();
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} could not be found or installed here.`);
  process.exit(1);
}
await buildStale();
const folder = join(root, 'bench');
// A benchmark is a file without a dash in its name; `name-part.ts` files belong to it.
const all = readdirSync(folder)
  .filter((file) => /^[a-z]+\.ts$/.test(file) && !NO_BENCHMARKS.has(file))
  .map((file) => file.replace('.ts', ''));
const chosen = process.argv.slice(2).filter((name) => all.includes(name));
mkdirSync(join(folder, 'results'), { recursive: true });

const wanted = chosen.length > 0 ? chosen : all;
const failed = [];
const allBegan = performance.now();
for (const name of wanted) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { stdout, status } = spawnSync('node', ['--import', 'tsx', `bench/${name}.ts`], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(SETTINGS) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // Sends SIGTERM, on which a benchmark stops the processes it has started.
    timeout: TIMEOUT_MS,
  });
  console.log(stdout);
  console.log(`${name} took ${secondsSince(began)} s`);
  if (status !== 0) failed.push(name);
  else writeFileSync(join(folder, 'results', `${name}.txt`), stdout);
  if (status === 0 && RECORDS) recordResults(name, stdout);
}
console.log(`\n${wanted.length} benchmarks took ${secondsSince(allBegan)} s`);
if (failed.length > 0) {
  console.error(`Failed, their rows are unchanged: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function secondsSince(began) {
  return ((performance.now() - began) / 1_000).toFixed(0);
}
