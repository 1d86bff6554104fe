/**
 * What scenes at rest cost a PC without a GPU: CPU of all processes of the browser, less that of an empty
 * page, and the frames that it dropped. With `--mocks=FOLDER` the design mocks of the same scenes
 * (`FOLDER/PACKAGE/SCENE.html`) are measured in the same way and at the same time, so that both have the same
 * machine. `--groups=house,embers-s3`, `--scenes=versus,countdown` and `--seconds=60` choose what and how
 * long. `npm run bench -- scenes` takes the folder from MOCKS; only beside mocks there is a goal to record, one
 * row for each package. All five take ten minutes with `--seconds=10`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { HOST_RULE, startSampleServer } from '../apps/overlay/testing/sample-server';
import { endAll, onEnd } from './processes';
import { record } from './record';

const { values } = parseArgs({
  options: {
    mocks: { type: 'string', default: process.env.MOCKS ?? '' },
    groups: { type: 'string', default: 'house,circuit-2023,league-2023,worlds-2023,embers-s3' },
    scenes: { type: 'string', default: 'versus,countdown,breaktime,map-veto,bracket,game' },
    seconds: { type: 'string', default: process.env.SECONDS ?? '60' },
  },
});
const SECONDS = Number(values.seconds);
/** Entrances are over, and what they have compiled is compiled. */
const REST_MS = 5_000;
const FRAMES_MS = 2_000;
const TICKS_PER_SECOND = 100;
/** In percent of a core. An empty page differs by as much from run to run. */
const AT_REST = 1;
/** The names of mocks where they differ from those of scenes. */
const MOCK_NAMES: Readonly<Record<string, string>> = {
  breaktime: 'starting',
  countdown: 'starting',
  facecams: 'ingame',
  game: 'ingame',
  'map-won': 'moment',
  standings: 'table',
};

let launched = 0;

interface Cost {
  /** In percent of one core. */
  readonly cpu: number;
  readonly dropped: number;
}

interface Comparison {
  readonly scene: string;
  readonly own: number;
  readonly mock: number;
}

try {
  const empty = await measure('about:blank');
  console.log(
    `${SECONDS} s each, percent of a core above an empty page, which takes ${show(empty.cpu)}`,
  );
  for (const group of values.groups.split(',')) {
    const server = await startSampleServer({ kind: 'usual', group, now: Date.now() });
    const compared: Comparison[] = [];
    for (const scene of values.scenes.split(',')) {
      const mock = mockOf(group, scene);
      const [own, other] = await Promise.all([
        measure(`${server.origin}/app/streaming/${group}/${scene}`, server),
        mock ? measure(mock) : null,
      ]);
      const beside = other ? `, mock ${show(other.cpu - empty.cpu)}` : '';
      if (other) compared.push({ scene, own: own.cpu - empty.cpu, mock: other.cpu - empty.cpu });
      console.log(
        `${`${group}/${scene}`.padEnd(28)} ${show(own.cpu - empty.cpu)}${beside}, dropped ${show(own.dropped)} of frames`,
      );
    }
    if (compared.length > 0) recordPackage(group, compared);
    server.close();
  }
} finally {
  await endAll();
}

function recordPackage(group: string, compared: readonly Comparison[]): void {
  const list = (costs: (each: Comparison) => number) =>
    compared.map((each) => `${each.scene} ${show(costs(each))}`).join(', ');
  const missed = compared.filter(({ own, mock }) => own > AT_REST && own >= mock / 2);
  record({
    what: `Scenes at rest: ${group}, ${SECONDS} s each`,
    measured: `${list(({ own }) => own)} of a core above an empty page`,
    reference: `mocks ${list(({ mock }) => mock)}`,
    goal: `each below half of its mock, or ≤ ${AT_REST} %`,
    met: missed.length === 0,
    ...(missed.length > 0
      ? { why: `Above it: ${missed.map(({ scene }) => scene).join(', ')}` }
      : {}),
  });
}

type Sockets = Pick<Awaited<ReturnType<typeof startSampleServer>>, 'routeSockets'>;

/** In a browser of its own, so that nothing of the page before is counted. */
async function measure(address: string, sockets?: Sockets): Promise<Cost> {
  const { browser, pids } = await launch();
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await sockets?.routeSockets(page);
  await page.goto(address);
  await pause(REST_MS);
  const before = cpuSeconds(pids());
  await pause(SECONDS * 1_000);
  const spent = cpuSeconds(pids()) - before;
  // Afterwards, because asking for frames costs something too.
  const dropped = await page.evaluate(countDropped, FRAMES_MS);
  await browser.close();
  return { cpu: (spent / SECONDS) * 100, dropped: dropped * 100 };
}

/** Frames that came later than they should, as a share of all. */
async function countDropped(ms: number): Promise<number> {
  const FRAME_MS = 1_000 / 60;
  const began = performance.now();
  let seen = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    await new Promise((done) => requestAnimationFrame(done));
    seen++;
    elapsed = performance.now() - began;
  }
  return Math.max(0, 1 - seen / (elapsed / FRAME_MS));
}

async function launch(): Promise<{ browser: Browser; pids: () => number[] }> {
  const own = `--mes-bench=${process.pid}-${++launched}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', HOST_RULE, own],
  });
  onEnd(() => browser.close());
  return { browser, pids: () => descendantsOf(processWith(own)) };
}

function processWith(argument: string): number {
  const found = processIds().find((id) => readProc(id, 'cmdline').split('\0').includes(argument));
  if (found === undefined) throw new Error('The browser is not running.');
  return found;
}

/** A process and all that it has started. */
function descendantsOf(pid: number): number[] {
  const parents = new Map(processIds().map((id) => [id, Number(statOf(id)[1])]));
  const all = [pid];
  for (const each of all)
    for (const [id, parent] of parents) if (parent === each && !all.includes(id)) all.push(id);
  return all;
}

function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => Number(statOf(pid)[11] ?? 0) + Number(statOf(pid)[12] ?? 0));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** The fields of /proc/PID/stat after the name, which may contain spaces. */
function statOf(pid: number): string[] {
  return readProc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
}

function processIds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Empty for a process that has ended meanwhile. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(join('/proc', String(pid), file), 'utf8');
  } catch {
    return '';
  }
}

function mockOf(group: string, scene: string): string | null {
  if (!values.mocks) return null;
  const [name = group] = group.split('-');
  const file = join(values.mocks, name, `${MOCK_NAMES[scene] ?? scene}.html`);
  return existsSync(file) ? pathToFileURL(file).href : null;
}

function show(percent: number): string {
  return `${percent.toFixed(1)} %`;
}
