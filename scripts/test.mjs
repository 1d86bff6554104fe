// npm test: runs all checks and tests, with the duration of each. `--only static,domain` selects some.
// Static checks and the tests of pure code run beside the others, in the time that these wait (decisions
// 201 and 411).
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { useMemoryForTemporaryFiles } from './memory-folder.mjs';
import { root } from './root.mjs';
import { ensureTools } from './system-tools.mjs';

ensureInstalled();
useMemoryForTemporaryFiles();

/** Static checks run in idle time only, where the machine can do that (decision 411). */
const idle = ['chrt', '--idle', '0'];
const inIdleTime =
  spawnSync(idle[0], [...idle.slice(1), 'true']).status === 0 ? idle : ['nice', '-n', '19'];

/**
 * TypeScript is written in Go: without collecting garbage below this limit it takes a quarter less time. On one core,
 * because each further checker infers the types of libraries and of the contract anew (decision 411).
 */
const compiler = { GOGC: 'off', GOMEMLIMIT: '6GiB', GOMAXPROCS: '1' };

const tool = (name) => join(root, 'node_modules', '.bin', name);
const stages = [
  {
    name: 'static',
    isBeside: true,
    // Independent of each other, so they run in parallel, the slowest first.
    parts: [
      {
        // Types and lint together: both need the same three programs, and loading them takes most of the time.
        name: 'types and typed lint',
        env: compiler,
        run: [
          tool('oxlint'),
          '--threads=1',
          '--type-aware',
          '--type-check',
          '--deny-warnings',
          'apps',
          'packages',
          'e2e',
          'bench',
          'vitest.config.ts',
        ],
      },
      { name: 'unused code', run: [tool('knip')] },
      {
        name: 'format and lint',
        run: [tool('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
      },
      { name: 'import rules', run: ['node', 'scripts/check-imports.mjs'] },
      { name: 'events', env: compiler, run: ['node', 'scripts/check-events.mjs'] },
      { name: 'shape of the features', run: ['node', 'scripts/check-features.mjs'] },
      { name: 'texts', run: ['node', 'scripts/check-texts.mjs'] },
      { name: 'names of types', run: ['node', 'scripts/check-type-names.mjs'] },
      { name: 'glossary', run: ['node', 'scripts/check-glossary.mjs'] },
      { name: 'lock file', run: ['node', 'scripts/check-lock.mjs'] },
      { name: 'licences', run: ['node', 'scripts/check-licences.mjs'] },
    ],
  },
  {
    name: 'domain',
    isBeside: true,
    parts: [
      {
        name: 'domain, packages',
        // Tests have a limit of time: with this priority the longest take ten times as long as alone.
        niceness: 10,
        run: [tool('vitest'), 'run', '--project', 'domain', '--testTimeout', '60000'],
      },
    ],
  },
  {
    name: 'server',
    isBeside: true,
    parts: [
      {
        name: 'server rules',
        niceness: 10,
        // One process: each loads the whole server, and there is time until the browser tests end.
        run: [
          tool('vitest'),
          'run',
          '--project',
          'server rules',
          '--maxWorkers=1',
          '--testTimeout=120000',
          '--hookTimeout=240000',
        ],
      },
    ],
  },
  {
    // They wait for what is rendered, but not for ever.
    name: 'domain',
    parts: [{ name: 'components', run: [tool('vitest'), 'run', '--project', 'site*'] }],
  },
  {
    name: 'server',
    parts: [{ name: 'server', run: [tool('vitest'), 'run', '--project', 'server'] }],
  },
  { name: 'build', parts: [{ name: 'build', run: ['node', 'scripts/build.mjs'] }] },
  {
    name: 'build',
    parts: [{ name: 'size of the pages', run: ['node', 'scripts/check-size.mjs'] }],
  },
  {
    name: 'browser',
    parts: [{ name: 'e2e tests', run: [tool('playwright'), 'test', '-c', 'e2e'] }],
  },
];

const selected = selectStages();
const missing = selected.some(({ name }) => name === 'server' || name === 'browser')
  ? ensureTools()
  : [];
if (missing.length > 0) {
  console.error(
    `\n${missing.join(' and ')} could not be found or installed here; the tests that need it cannot run.\n` +
      'On Debian: apt-get update && apt-get install -y chromium redis-server nginx\n',
  );
  process.exit(1);
}

const results = [];
const hasFailed = () => results.some(({ ok }) => !ok);
const tests = selected.filter(({ isBeside }) => !isBeside);
const checks = selected.flatMap(({ isBeside, parts }) => (isBeside ? parts : []));
const checked = runTwoAtATime(checks, { isBesideTests: tests.length > 0 });
for (const { parts } of tests) {
  results.push(await runPart(parts[0]));
  if (hasFailed()) break;
}
await checked;

console.log('');
for (const { name, ok, seconds, failures } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`);
  for (const line of failures) console.log(`         ${line}`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function selectStages() {
  const only = process.argv.indexOf('--only');
  if (only < 0) return stages;
  const names = (process.argv[only + 1] ?? '').split(',');
  return stages.filter(({ name }) => names.includes(name));
}

async function runTwoAtATime(parts, { isBesideTests }) {
  const queue = [...parts];
  const worker = async () => {
    for (let part = queue.shift(); part && !hasFailed(); part = queue.shift())
      results.push(await runPart(part, { quiet: true, isBesideTests }));
  };
  await Promise.all([worker(), worker()]);
}

function runPart({ name, run, env, niceness }, { quiet = false, isBesideTests = false } = {}) {
  // Tests that measure time must not notice what runs beside them, and it must last into the browser tests, which wait most.
  const behind = niceness ? ['nice', '-n', String(niceness)] : inIdleTime;
  const [command, ...args] = isBesideTests ? [...behind, ...run] : run;
  const started = performance.now();
  if (!quiet) console.log(`\n── ${name}`);
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.once('close', (code) => {
      const ok = code === 0;
      if (quiet && !ok) console.log(`\n── ${name}\n${output}`);
      const seconds = (performance.now() - started) / 1_000;
      resolve({ name, ok, seconds, failures: ok ? [] : failuresIn(output) });
    });
  });
}

/** The failures are repeated at the end of the log, where people look first. */
function failuresIn(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const relevant =
    /^\s*(FAIL |\w*Error: |Caused by: |Counterexample: |❯ (?!.*node_modules)|\d+\) )|: error TS/;
  return lines.filter((line) => relevant.test(line)).slice(0, 40);
}
