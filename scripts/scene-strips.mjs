// Takes frames of what moves on air, and combines them into strips: the stinger of each package, and the
// entrances of three moments.
//
//   node scripts/scene-strips.mjs [--group worlds-2023] [--only stinger,map-won] [--out .cache/scene-strips]
//
// The built scenes show sample data of a series that is decided. The clock of the page stands still and is
// moved by hand, animations with it, so that a slow machine takes the same frames as a fast one.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

const STAGE = { width: 1920, height: 1080 };
const STINGER = 'stinger';
const MOMENTS_SHOWN = ['map-won', 'series-won', 'champion'];
/** Milliseconds after the start. */
const ENTRANCE_FRAMES = [0, 200, 400, 700, 1_000, 1_400, 2_000, 3_000];
const STINGER_FRAMES = 8;
const STEP_MS = 20;
/** A busy machine answers late, and the clock cannot be stopped in the past. */
const STOP_AHEAD_MS = 5_000;

const { values: options } = parseArgs({
  options: {
    group: { type: 'string', default: '' },
    only: { type: 'string', default: [STINGER, ...MOMENTS_SHOWN].join(',') },
    out: { type: 'string', default: '.cache/scene-strips' },
  },
});
if (!existsSync(join(root, 'dist/overlay/index.html'))) {
  console.error('The scenes are not built yet: npm run build');
  process.exit(1);
}
const { SCENE_GROUPS } = await tsImport('../packages/domain/src/stream/scenes.ts', import.meta.url);
const { HOST_RULE, startSampleServer } = await tsImport(
  '../apps/overlay/testing/sample-server.ts',
  import.meta.url,
);
const { MOMENTS } = await tsImport('../apps/overlay/testing/sample-answers.ts', import.meta.url);
const { sampleTake } = await tsImport('../apps/overlay/testing/sample-program.ts', import.meta.url);

const out = resolve(root, options.out);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', HOST_RULE],
});
try {
  const strips = [];
  for (const { group, scenes, stinger } of SCENE_GROUPS) {
    if (!group.includes(options.group)) continue;
    for (const name of options.only.split(',')) {
      if (name === STINGER) strips.push(await photographStinger(group, stinger));
      else if (scenes.some(({ scene }) => scene === name))
        strips.push(await photographEntrance(group, name));
    }
  }
  await writeStrips(strips);
  console.log(`${strips.length} strips in ${relative(process.cwd(), out) || out}`);
} finally {
  await browser.close();
}

async function photographStinger(group, { durationMs }) {
  const server = await serve(group);
  let revision = 2;
  const take = (scene, now, hasStinger) =>
    server.publish(sampleTake({ scene, group, now, revision: revision++, hasStinger }));
  take('versus', Date.now(), false);
  const page = await openPage(server, '/app/streaming/program');
  await page.locator('[data-role="current"] [data-settled]').waitFor();
  // The clock of the server is known by then, and the entrance is over.
  await page.clock.runFor(6_000);
  await stopAnimations(page);
  take('breaktime', await page.evaluate(() => Date.now()), true);
  await page.locator('[data-stinger]').waitFor({ state: 'attached' });
  const times = Array.from({ length: STINGER_FRAMES }, (_, index) =>
    Math.round((durationMs * (index + 0.5)) / STINGER_FRAMES),
  );
  const strip = await photograph(page, { name: `${group}.${STINGER}`, times });
  await closePage(page, server);
  return strip;
}

/** A single scene enters again each time that OBS shows it. */
async function photographEntrance(group, scene) {
  const server = await serve(group);
  const page = await openPage(server, `/app/streaming/${group}/${scene}`);
  await page.locator('[data-settled]').waitFor();
  await page.clock.runFor(6_000);
  await page.waitForLoadState('networkidle');
  await stopAnimations(page);
  for (const active of [false, true])
    await page.evaluate(
      (detail) => dispatchEvent(new CustomEvent('obsSourceActiveChanged', { detail })),
      { active },
    );
  await page.locator('[data-entrance]').waitFor({ state: 'attached' });
  const strip = await photograph(page, { name: `${group}.${scene}`, times: ENTRANCE_FRAMES });
  await closePage(page, server);
  return strip;
}

function serve(group) {
  const configuration = MOMENTS.decided;
  return startSampleServer({ kind: 'usual', group, now: Date.now(), configuration });
}

async function openPage(server, address) {
  const context = await browser.newContext({ viewport: STAGE });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`${address}: ${error.message}`));
  await server.routeSockets(page);
  await page.clock.install();
  await page.goto(server.origin + address);
  return page;
}

async function closePage(page, server) {
  await page.context().close();
  server.close();
}

/** From now on time passes only where the strip says so. */
async function stopAnimations(page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STOP_AHEAD_MS);
  await page.evaluate(() => {
    globalThis.startedAt = new Map(document.getAnimations().map((each) => [each, null]));
    // What runs already is no part of what is shown: entrances are over, loops stand still.
    for (const animation of startedAt.keys()) {
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
      else animation.pause();
    }
  });
}

async function photograph(page, { name, times }) {
  const frames = [];
  let now = 0;
  await moveAnimations(page, now);
  for (const time of times) {
    for (; now < time; now += STEP_MS) {
      await page.clock.runFor(STEP_MS);
      await moveAnimations(page, now + STEP_MS);
    }
    const file = `${name}.${String(time).padStart(4, '0')}.png`;
    await page.screenshot({ path: join(out, file), omitBackground: true });
    frames.push({ file, time });
  }
  return { name, frames };
}

function moveAnimations(page, now) {
  return page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (!startedAt.has(animation)) startedAt.set(animation, time);
      // Scenes start some again by themselves, as a stinger that opens.
      if (animation.playState === 'running') animation.pause();
      const began = startedAt.get(animation);
      if (began === null) continue;
      const { endTime } = animation.effect.getComputedTiming();
      // Its end is an event that scenes wait for.
      if (time - began >= endTime) animation.finish();
      else animation.currentTime = time - began;
    }
  }, now);
}

async function writeStrips(strips) {
  for (const { name, frames } of strips) {
    const file = join(out, `${name}.html`);
    await writeFile(file, stripPage(frames));
    const page = await browser.newPage({ viewport: { width: 1960, height: 600 } });
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
    await page.close();
    await rm(file);
  }
}

function stripPage(frames) {
  const frame = ({ file, time }) =>
    `<figure><img src="${file}" alt=""><figcaption>${time} ms</figcaption></figure>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Frames</title><style>
    body { margin: 8px; background: #3a3a3a; color: #fff; font: 16px system-ui, sans-serif; }
    body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
    figure { margin: 0; } img { display: block; width: 100%; background: #555; }
  </style>${frames.map(frame).join('')}</html>`;
}
