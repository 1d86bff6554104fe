/**
 * From the press of Take to the first painted frame of the stinger or cut in the program output: the whole
 * way over the call, the database, the channel, the page and its frame. Both clocks are those of this
 * machine. An output that stays open for a show has loaded its scenes, so the first takes are not counted.
 * Most scenes are in preview until the output has prepared them, as the next cue of a run is. Every other
 * pair is taken at once, as somebody does who needs a scene that nobody expected.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ShowDesk } from '@mes/contract/show-schemas';
import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { percentilesOf, showPercentiles } from './percentiles';
import { endAll, launchBrowser, startServer } from './processes';
import { record } from './record';

const TAKES = Number(process.env.TAKES ?? 80);
const WARM_UP = 6;
const AIM_MS = 150;
const SCENES = ['versus', 'breaktime', 'bracket', 'standings', 'maps-overview'];
/** Longer than any stinger, so that no take waits for one. */
const REST_MS = 1_800;
/** In which the output loads the scenes of its package. */
const PRELOAD_MS = 8_000;

interface MeasuredTake {
  readonly isPrepared: boolean;
  readonly transition: string;
  readonly scene: string;
  readonly ms: number;
}

try {
  const server = await startServer();
  const call = await operator(server.url);
  const { key } = await call<{ key: string }>('sources', {});
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await call('act', { act: previewOf(SCENES[0]!) });
  await call('act', { act: { act: 'take', transition: 'cut' } });
  await page.goto(`${server.url}/app/streaming/program?key=${key}`);
  await page.locator('[data-role="current"] [data-settled]').waitFor();
  await pause(PRELOAD_MS);
  await recordPaints(page);

  const takes: MeasuredTake[] = [];
  for (let index = 0; index < TAKES + WARM_UP; index++) {
    const transition = index % 2 === 0 ? 'stinger' : 'cut';
    const scene = SCENES[(index + 1) % SCENES.length]!;
    const { program } = await call<ShowDesk>('act', { act: previewOf(scene) });
    const isPrepared = index % 4 < 2;
    if (isPrepared)
      await page.locator(`[data-output][data-prepared="${scene}"]`).waitFor({ state: 'attached' });
    const pressedAt = Date.now();
    await call('act', { act: { act: 'take', transition } });
    await pause(REST_MS);
    const paintedAt = await firstPaint(page, pressedAt);
    if (paintedAt === null)
      throw new Error(`A take after revision ${program.revision} was not painted.`);
    if (index >= WARM_UP) takes.push({ isPrepared, transition, scene, ms: paintedAt - pressedAt });
  }
  for (const isPrepared of [true, false]) {
    const own = takes.filter((take) => take.isPrepared === isPrepared);
    console.log(isPrepared ? 'prepared' : 'taken at once');
    for (const transition of ['stinger', 'cut']) {
      const alike = own.filter((take) => take.transition === transition);
      report(transition, alike);
      for (const scene of SCENES)
        report(
          `  ${scene}`,
          alike.filter((take) => take.scene === scene),
        );
    }
    const all = percentilesOf(own.map(({ ms }) => ms));
    record({
      what: `Press of Take to the painted frame${isPrepared ? '' : ', scene not prepared'}`,
      measured: showPercentiles(all),
      goal: `p95 ≤ ${AIM_MS} ms`,
      met: all.p95 <= AIM_MS,
      why: isPrepared
        ? 'The page of the program paints with the CPU: a frame of a stinger takes as long as the machine needs for it.'
        : 'The scene has to be loaded, its data read and laid out after the press. Less needs it in preview before: the next cue of a run is there by itself.',
    });
  }
  const latency = await call<{ sources: { latencyMs: number | null }[] }>('sources', {});
  console.log(`  the page itself reports ${latency.sources[0]?.latencyMs} ms, the median of five`);
} finally {
  await endAll();
}

function previewOf(scene: string) {
  return { act: 'preview', cue: { scene, package: 'house' } };
}

async function operator(url: string) {
  const { id, secret } = await signInAsDemo(url, 'streamer');
  return async <Data>(action: string, data: object): Promise<Data> => {
    const response = await fetch(`${url}/api/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `${id}.${secret}` },
      body: JSON.stringify({ object: 'show', action, data, version: 1 }),
    });
    const answer = (await response.json()) as { status: string; data: Data };
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.data;
  };
}

/** When a revision was on screen: the task after the frame that followed its change. */
async function recordPaints(page: Page): Promise<void> {
  await page.locator('[data-output]').evaluate((output) => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    new MutationObserver(() => {
      // While the newest revision is not on screen the page names none.
      if (!output.hasAttribute('data-revision')) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paints.push(Date.now());
        port2.postMessage(null);
      });
    }).observe(output, { attributeFilter: ['data-revision'] });
  });
}

async function firstPaint(page: Page, since: number): Promise<number | null> {
  const paints = await page.evaluate(() => (window as unknown as { paints: number[] }).paints);
  return paints.find((at) => at >= since) ?? null;
}

function report(name: string, takes: readonly MeasuredTake[]): void {
  if (takes.length === 0) return;
  const sorted = takes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(
    `${name.padEnd(16)} ${takes.length} takes: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${sorted.at(-1)} ms`,
  );
}
