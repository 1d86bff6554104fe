/**
 * The cost of an idle scene: the heap after a forced garbage collection at the start, each minute and at
 * the end, and the CPU time of the main thread and of the whole renderer process. Each scene runs in its
 * own browser against a real server, all at the same time.
 *
 *   MINUTES=10 npm run bench -- idle
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { endAll, launchBrowser, startServer } from './processes';
import { record } from './record';

const MINUTES = Number(process.env.MINUTES ?? 5);
const SCENES =
  process.argv.slice(2).length > 0
    ? process.argv.slice(2)
    : // One that stands still, and one whose clock ticks.
      ['embers-s3/versus', 'embers-s3/countdown'];
const AIMS = { growthMb: 1, cpuShare: 0.01 };
/** Wait until the work of loading has finished. */
const SETTLE_MS = 10_000;
const MINUTE_MS = 60_000;
const MB = 1024 * 1024;

interface Sample {
  readonly at: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Seconds since the page was opened. */
  readonly tasks: number;
  readonly scripts: number;
  /** Seconds of all threads of the renderer. */
  readonly renderer: number;
}

const server = await startServer();
try {
  const measured = await Promise.all(SCENES.map((scene) => measure(scene)));
  for (const [index, samples] of measured.entries()) report(SCENES[index]!, samples);
} finally {
  await endAll();
}

async function measure(scene: string): Promise<Sample[]> {
  const browser = await launchBrowser();
  try {
    const sample = await openScene(browser, scene);
    await pause(SETTLE_MS);
    const samples = [await sample()];
    for (let minute = 0; minute < MINUTES; minute++) {
      await pause(MINUTE_MS);
      samples.push(await sample());
    }
    return samples;
  } finally {
    await browser.close();
  }
}

async function openScene(browser: Browser, scene: string): Promise<() => Promise<Sample>> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const session = await page.context().newCDPSession(page);
  const machine = await browser.newBrowserCDPSession();
  // Thread time instead of wall-clock time, because the machine is shared.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${server.url}/app/streaming/${scene}`);
  await page.locator('[data-settled][data-connection=connected]').waitFor();

  return async () => {
    // CPU first: the garbage collection is part of the measurement, not of the scene.
    const { metrics } = await session.send('Performance.getMetrics');
    const { processInfo } = await machine.send('SystemInfo.getProcessInfo');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      at: performance.now(),
      heap: usedSize,
      nodes,
      listeners: jsEventListeners,
      tasks: metric('TaskDuration'),
      scripts: metric('ScriptDuration'),
      renderer: processInfo
        .filter(({ type }) => type === 'renderer')
        .reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    };
  };
}

function report(scene: string, samples: readonly Sample[]): void {
  const [first, last] = [samples[0]!, samples.at(-1)!];
  const seconds = (last.at - first.at) / 1_000;
  const share = (of: 'tasks' | 'scripts' | 'renderer') => (last[of] - first[of]) / seconds;
  const percent = (part: number) => `${(100 * part).toFixed(2)} %`;
  const growth = (last.heap - first.heap) / MB;
  record({
    what: `Scene ${scene} at rest for ${MINUTES} minutes`,
    measured: `heap grows by ${growth.toFixed(2)} MB, main thread ${percent(share('tasks'))} of a core`,
    reference: `renderer with the measurement ${percent(share('renderer'))}`,
    goal: `< ${AIMS.growthMb} MB, < ${AIMS.cpuShare * 100} %`,
    met: growth < AIMS.growthMb && share('tasks') < AIMS.cpuShare,
    why: 'See the heap of each minute in the output: what stays after a collection has grown.',
  });
  console.log(`  heap  ${samples.map(({ heap }) => (heap / MB).toFixed(2)).join(' ')} MB`);
  console.log(
    `  growth ${growth.toFixed(2)} MB, nodes ${first.nodes} → ${last.nodes}, listeners ${first.listeners} → ${last.listeners}`,
  );
  console.log(
    `  CPU   main thread ${percent(share('tasks'))} (scripts ${percent(share('scripts'))}), renderer with the measurement ${percent(share('renderer'))}`,
  );
}
