// bench/RESULTS.md: one table, whose rows are written by the benchmarks that measured them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const FILE = join(root, 'bench', 'RESULTS.md');
const MARK = '@result ';
/** The columns of the table, in the order of the file. */
const COLUMNS = ['what', 'measured', 'reference', 'goal', 'met', 'why', 'bench', 'day', 'machine'];
const HEADINGS = {
  what: 'What',
  measured: 'Measured',
  reference: 'Bare reference, same run',
  goal: 'Goal',
  met: 'Met',
  why: 'If not: why, and what would be needed',
  bench: 'Benchmark',
  day: 'Day',
  machine: 'Machine',
};

const INTRODUCTION = `# Results

Written by \`npm run bench -- --record\`; \`npm run bench -- http --record\` replaces the rows of one benchmark. Do not
edit by hand. Goals are ratios where they can be: the bare reference runs in turn with the product, on the same
machine, so that a slow or busy machine changes both.
`;

/** Replaces the rows of a benchmark by those in its output. */
export function recordResults(bench, output) {
  const measured = output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => toRow(bench, JSON.parse(line.slice(MARK.length))));
  if (measured.length === 0) return;
  const rows = [...readRows().filter((row) => row.bench !== bench), ...measured];
  rows.sort((a, b) => (a.bench < b.bench ? -1 : a.bench > b.bench ? 1 : 0));
  writeFileSync(FILE, `${INTRODUCTION}\n${tableOf(rows)}\n`);
  // The columns are aligned as in every other table.
  spawnSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', FILE], {
    cwd: root,
  });
}

function toRow(bench, { what, measured, reference = '', goal, met, why = '' }) {
  const day = new Date().toISOString().slice(0, 10);
  const row = { what, measured, reference, goal, met: met ? 'yes' : 'no', why: met ? '' : why };
  return cleaned({ ...row, bench, day, machine: describeMachine() });
}

/** A cell must not end its column. */
function cleaned(row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, String(text).replaceAll('|', '/')]),
  );
}

function readRows() {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index] ?? '']));
    });
}

function tableOf(rows) {
  const lines = [
    COLUMNS.map((name) => HEADINGS[name]),
    COLUMNS.map(() => '---'),
    ...rows.map((row) => COLUMNS.map((name) => row[name])),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function describeMachine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores, ${gigabytes} GB, ${arch()}, ${platform()} ${release().split('-')[0]}, Node ${process.versions.node}`;
}
