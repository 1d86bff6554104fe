/** The two outputs that OBS opens once: takes, stingers, cuts, and what comes in between. */
import { emptyCue } from '@mes/domain/show/cue';
import { test as base, expect, type Page } from '@playwright/test';
import { sampleTake } from '../apps/overlay/testing/sample-program';
import { type SampleServer, startSampleServer } from '../apps/overlay/testing/sample-server';

interface Show {
  readonly server: SampleServer;
  /** Puts a scene on air, by default in the house package and as a cut. */
  take(scene: string, options?: Partial<Parameters<typeof sampleTake>[0]>): void;
  /** Brings back what was on air before the last take, as undo does. */
  undo(): void;
}

const test = base.extend<{ show: Show }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  show: async ({}, use) => {
    const server = await startSampleServer({ kind: 'usual', group: 'house', now: Date.now() });
    let revision = 1;
    let before = server.sample.program;
    await use({
      server,
      take(scene, options) {
        before = server.sample.program;
        const now = Date.now();
        server.publish(
          sampleTake({ scene, group: 'house', now, revision: ++revision, ...options }),
        );
      },
      undo() {
        if (before)
          server.publish({
            ...before,
            transition: null,
            revision: ++revision,
            changedAt: Date.now(),
          });
      },
    });
    server.close();
  },
  baseURL: ({ show }, use) => use(show.server.origin),
  page: async ({ page, show }, use) => {
    await show.server.routeSockets(page);
    await use(page);
  },
  viewport: { width: 1920, height: 1080 },
});

const PROGRAM = '/app/streaming/program';
const OVERLAY = '/app/streaming/overlay';

const current = (page: Page) => page.locator('[data-role="current"]');
const stinger = (page: Page) => page.locator('[data-stinger]');

/** Opens an output with this scene on air, at rest. */
async function open(page: Page, { show, address = PROGRAM }: { show: Show; address?: string }) {
  show.take('versus');
  await page.goto(address);
  await expect(page.locator('[data-output]')).toHaveAttribute('data-revision', '2');
  if (address.startsWith(PROGRAM)) await expect(page.getByText('Canals').first()).toBeVisible();
}

test('a take plays the stinger and swaps the scenes behind it, without a blank frame', async ({
  page,
  show,
}) => {
  await open(page, { show });
  const frames = await recordFrames(page);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(request.postData() ?? ''));
  show.take('breaktime', { hasStinger: true });
  await expect(stinger(page)).toBeVisible();
  expect(reads.filter((body) => body.includes('"program"'))).toEqual([]);
  await expect(stinger(page)).toHaveCount(0);
  await expect(page.getByText('Back soon').first()).toBeVisible();

  const seen = await frames();
  expect(seen.filter(({ shown }) => shown.length === 0)).toEqual([]);
  const swap = seen.findIndex(({ shown }) => shown.includes('break'));
  expect(seen[swap - 1]?.stinger).toMatch(/closing|covered/);
  expect(seen[swap]?.stinger).toBe('opening');
});

test('scenes of different packages, the game, a cut and undo', async ({ page, context, show }) => {
  await open(page, { show });
  const overlay = await context.newPage();
  await show.server.routeSockets(overlay);
  await overlay.goto(OVERLAY);
  await expect(overlay.locator('[data-output]')).toHaveAttribute('data-revision', '2');

  show.take('bracket', { group: 'embers-s3', hasStinger: true });
  await Promise.all(
    [page, overlay].map((output) =>
      expect(stinger(output).locator('[data-group="embers-s3"]')).toBeVisible(),
    ),
  );
  await expect(current(page).locator('[data-group="embers-s3"]')).toBeVisible();
  await expect(stinger(page)).toHaveCount(0);

  // A take during a stinger that was not shown yet, and undone at once.
  show.take('breaktime', { hasStinger: true });
  show.undo();
  await expect(stinger(page)).toHaveCount(0);
  await expect(current(page).locator('[data-group="embers-s3"]')).toBeVisible();

  // A new build waits until nothing of the output is on air.
  const reloaded = page.waitForEvent('load');
  show.server.tell({
    action: 'custom',
    payload: { order: 'reload', scene: { group: 'output', scene: 'program' } },
  });
  show.take('game');
  await reloaded;
  await expect(page.locator('[data-output]')).toHaveAttribute('data-revision', '6');
  await expect(page.locator('.mes-overlay')).toHaveCount(0);
  await expect(overlay.getByText('Round 13').first()).toBeVisible();

  show.undo();
  await expect(current(page).locator('[data-group="embers-s3"]')).toBeVisible();
  await expect(overlay.getByText('Round 13')).toHaveCount(0);

  show.take('safe-card', { rehearsal: true });
  await expect(current(page).getByText('We will be right back.').first()).toBeVisible();
  for (const output of [page, overlay])
    await expect(output.getByText('Rehearsal', { exact: true })).toBeVisible();
});

test('the scene in preview is prepared where nobody sees it', async ({ page, show }) => {
  const { server } = show;
  await open(page, { show, address: `${PROGRAM}?key=secret` });
  server.sample = { ...server.sample, preview: emptyCue('breaktime', 'house') };
  await expect(page.locator('[data-output]')).toHaveAttribute('data-prepared', 'breaktime');
  await expect(page.getByText('Back soon').first()).toBeHidden();
  const layer = page.locator('[data-role="standby"]');
  await layer.evaluate((element) => element.setAttribute('data-seen', ''));

  server.sample = { ...server.sample, preview: undefined };
  // What is prepared needs no answer.
  server.isDown = true;
  show.take('breaktime');
  await expect(current(page).getByText('Back soon').first()).toBeVisible();
  await expect(page.locator('[data-role="current"][data-seen]')).toHaveCount(1);
});

test('another match on stream leaves what is on air until the next take', async ({
  page,
  show,
}) => {
  const { server } = show;
  const [taken, linked] = [3, 13];
  await page.goto(PROGRAM);
  show.take('versus', { series: taken });
  await expect(page.getByText('Canals').first()).toBeVisible();
  const shown = await current(page).textContent();
  server.sample = {
    ...server.sample,
    left: { series: taken },
    configuration: {
      series: linked,
      normTeam1: 'Guests',
      normTeam2: 'Hosts',
      Maps: ['Raid'],
      Winners: [null],
      matchup: { id: 'another', format: 'BO1', mapVeto: Array(9).fill(null) },
    },
  };
  await page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"series"')),
  );
  await expect(current(page)).toHaveText(shown ?? '');
  await page.reload();
  await expect(page.getByText('Canals').first()).toBeVisible();
  await expect(current(page)).not.toContainText(/guests/i);
  show.take('versus', { series: linked });
  await expect(current(page)).toContainText(/guests/i);
});

test('a page that nobody sees takes without a stinger, also after it was cut off', async ({
  page,
  show,
}) => {
  await open(page, { show });
  await setActive(page, false);
  show.take('breaktime', { hasStinger: true });
  await expect(current(page).getByText('Back soon').first()).toBeVisible();
  await expect(stinger(page)).toHaveCount(0);

  await setActive(page, true);
  await show.server.disconnect();
  for (const scene of ['bracket', 'standings', 'safe-card']) show.take(scene, { hasStinger: true });
  await expect(current(page).getByText('We will be right back.').first()).toBeVisible();
  await expect(page.locator('[data-role]')).toHaveCount(1);
});

test('a PC whose clock is wrong plays the stinger in full and reports what it has painted', async ({
  page,
  show,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  const painted: unknown[] = [];
  page.on('request', (request) => {
    const { action, data } = (request.postDataJSON() ?? {}) as { action?: string; data?: object };
    if (action === 'painted') painted.push(data);
  });
  await open(page, { show, address: `${PROGRAM}?key=secret` });
  await expect
    .poll(() => painted.at(-1))
    .toMatchObject({ key: 'secret', source: 'program', revision: 2, isShown: true });
  show.take('breaktime', { hasStinger: true });
  await expect(stinger(page)).toHaveAttribute('data-stinger', 'closing');
  await expect.poll(() => painted.at(-1)).toMatchObject({ revision: 3 });
});

test('an output and a scene open while the server is away', async ({ page, context, show }) => {
  const { server } = show;
  show.take('versus');
  await page.goto(`${server.localOrigin}${PROGRAM}`);
  await expect(page.getByText('Canals').first()).toBeVisible();
  await expect.poll(() => isKept(page, 'versus')).toBe(true);
  server.isAway = true;
  await server.disconnect();
  await page.reload();
  await expect(page.getByText('Canals').first()).toBeVisible();
  const scene = await context.newPage();
  await server.routeSockets(scene);
  await scene.goto(`${server.localOrigin}/app/streaming/house/versus`);
  await expect(scene.getByText('Canals').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  server.isAway = false;
  show.take('safe-card');
  await expect(current(page).getByText('We will be right back.').first()).toBeVisible();
});

test('a single scene enters again when OBS shows it', async ({ page }) => {
  await page.goto('/app/streaming/house/versus');
  const stage = page.locator('.mes-overlay');
  await expect(stage).toHaveAttribute('data-entrance', 'true');
  await expect(stage).not.toHaveAttribute('data-entrance');
  await setActive(page, false);
  await setActive(page, true);
  await expect(stage).toHaveAttribute('data-entrance', 'true');
});

/** Whether the page and the files of a scene are there without a server. */
function isKept(page: Page, scene: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    const all = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat();
    const paths = requests.map(({ url }) => new URL(url).pathname.toLowerCase());
    return paths.includes('/app/streaming/') && paths.some((path) => path.includes(name));
  }, scene);
}

/** As OBS tells its browser sources. */
async function setActive(page: Page, active: boolean): Promise<void> {
  await page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('obsSourceActiveChanged', { detail })),
    { active },
  );
}

interface Frame {
  readonly shown: readonly string[];
  readonly stinger: string | null;
}

/** Which scenes can be seen in each frame, and how far the stinger is. */
async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  const handle = await page.evaluateHandle(() => {
    const frames: Frame[] = [];
    const record = () => {
      const layers = [...document.querySelectorAll<HTMLElement>('[data-role]')].filter(
        (layer) => layer.querySelector('.mes-overlay:not([data-waiting])') !== null,
      );
      frames.push({
        shown: layers.map(({ textContent }) =>
          /back soon/i.test(textContent) ? 'break' : 'versus',
        ),
        stinger: document.querySelector<HTMLElement>('[data-stinger]')?.dataset.stinger ?? null,
      });
      requestAnimationFrame(record);
    };
    record();
    return frames;
  });
  return () => handle.evaluate((frames) => frames);
}
