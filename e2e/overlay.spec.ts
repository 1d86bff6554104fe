/** How scenes behave on air: what they show at first, when something changes, and without a server. */

import { findSceneGroup } from '@mes/domain/stream/scenes';
import { test as base, expect } from '@playwright/test';
import { type SampleServer, startSampleServer } from '../apps/overlay/testing/sample-server';

const test = base.extend<{ server: SampleServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  server: async ({}, use) => {
    const server = await startSampleServer({
      kind: 'usual',
      group: 'worlds-2023',
      now: Date.now(),
    });
    await use(server);
    server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
  page: async ({ page, server }, use) => {
    await server.routeSockets(page);
    await use(page);
  },
  viewport: { width: 1920, height: 1080 },
});

const address = (scene: string) => `/app/streaming/${scene}`;

/** The order that a change of the configuration sends to every overlay. */
const CHANGED = { action: 'event', channel: 'stream', since: 1, revision: 2 };

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a scene enters once and then changes in place', async ({ page, server }) => {
    await page.goto(address('worlds-2023/versus'));
    const stage = page.locator('.mes-overlay');
    await expect(stage).toHaveAttribute('data-entrance', 'true');
    await expect(stage).not.toHaveAttribute('data-entrance');
    await expect(page.getByText('Night Harbor'.toUpperCase(), { exact: true })).toBeVisible();

    await stage.evaluate((element) => {
      for (const each of element.querySelectorAll('.wipe')) each.setAttribute('data-seen', '');
    });
    server.sample = { ...server.sample, configuration: { Score1: 2, revision: 13 } };
    server.tell(CHANGED);
    await expect(stage).toContainText('21');
    await expect(stage).not.toHaveAttribute('data-entrance');
    await expect(page.locator('.wipe:not([data-seen])')).toHaveCount(0);
  });

  test('a picture is the final frame at once', async ({ page }) => {
    await page.goto(`${address('worlds-2023/standings')}?screenshot=true`);
    await page.locator('[data-settled]').waitFor();
    await expect(page.locator('.mes-overlay')).not.toHaveAttribute('data-entrance');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('only the loop of the backdrop moves on a scene that has entered', async ({ page }) => {
    await page.goto(address('league-2023/bracket'));
    await page.locator('[data-entrance]').waitFor();
    await expect(page.locator('.mes-overlay')).not.toHaveAttribute('data-entrance');
    const entering = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
          .length,
    );
    expect(entering).toBe(0);
  });
});

test('keeps its last state without a server, even after a reload, and recovers by itself', async ({
  page,
  server,
}) => {
  await page.goto(address('worlds-2023/maps-overview'));
  await expect(page.getByText('Canals', { exact: true })).toBeVisible();
  await expect(page.locator('.mes-overlay')).toHaveAttribute('data-connection', 'connected');

  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(2);
  server.isDown = true;
  await page.reload();
  await expect(page.getByText('Canals', { exact: true })).toBeVisible();
  await expect(page.locator('.mes-overlay')).not.toHaveAttribute('data-connection', 'connected');
  await expect(page.getByRole('alert')).toHaveCount(0);

  server.sample = {
    ...server.sample,
    configuration: { Maps: ['Grounded', 'Plaza', 'Bureau'], revision: 14 },
  };
  server.isDown = false;
  await expect(page.getByText('Grounded', { exact: true })).toBeVisible({ timeout: 25_000 });
  await expect(page.locator('.mes-overlay')).toHaveAttribute('data-connection', 'connected', {
    timeout: 15_000,
  });
});

test('a scene polls the configuration within seconds if it gets no event', async ({
  page,
  server,
}) => {
  await page.goto(address('embers-s3/maps-overview'));
  await expect(page.getByText('Castello', { exact: true })).toBeVisible();
  server.sample = { ...server.sample, configuration: { Maps: ['Raid'], revision: 15 } };
  await expect(page.getByText('Raid', { exact: true })).toBeVisible();
});

test('data that cannot be rendered leaves the last picture on air', async ({ page, server }) => {
  await page.goto(address('worlds-2023/maps-overview'));
  await expect(page.getByText('Canals', { exact: true })).toBeVisible();
  server.sample = {
    ...server.sample,
    configuration: { Maps: 'no list' as unknown as [], revision: 16 },
  };
  server.tell(CHANGED);
  await page.waitForResponse(/stream\/configuration/);
  await expect(page.getByText('Canals', { exact: true })).toBeVisible();
  server.sample = { ...server.sample, configuration: { Maps: ['Soar'], revision: 17 } };
  await expect(page.getByText('Soar', { exact: true })).toBeVisible();
});

test('reloads when ordered', async ({ page, server }) => {
  await page.goto(address('worlds-2023/countdown'));
  await expect(page.locator('.mes-overlay')).toHaveAttribute('data-connection', 'connected');
  const reloaded = page.waitForEvent('load');
  server.tell({ action: 'custom', payload: { order: 'reload', scene: { scene: 'countdown' } } });
  await reloaded;
});

test('tournament and team of the address override those of the stream', async ({ page }) => {
  await page.goto(address('embers-s3/groups/ProLeagueS1'));
  await expect(page.getByText('Pro League S1', { exact: true })).toBeVisible();
  await page.goto(`${address('embers-s3/groups/ProLeagueS1')}?id=CircuitS3EU`);
  await expect(page.getByText('Circuit S3', { exact: true })).toBeVisible();
  await page.goto(`${address('embers-s3/team-info')}?team=Fable`);
  await expect(page.getByText('FABLE', { exact: true })).toBeVisible();
});

test('omits the field if the stream has its own background', async ({ page }) => {
  await page.goto(`${address('circuit-2023/standings')}?clear=1&screenshot=true`);
  await page.locator('[data-settled]').waitFor();
  const corner = await page.evaluate(() => document.elementFromPoint(4, 4)?.className ?? '');
  expect(corner).toContain('mes-overlay');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgba(0, 0, 0, 0)');
});

for (const path of ['worlds-2023/nonsense', 'general/schedule', 'nowhere/bracket', 'general']) {
  test(`${path} does not exist`, async ({ page }) => {
    await page.goto(address(path));
    await expect(page.getByText('This page does not exist.')).toBeVisible();
  });
}

test('the list shows every scene of a group, live', async ({ page, server }) => {
  await page.goto('/app/streaming');
  await expect(page.getByRole('listitem')).toHaveCount(
    findSceneGroup('worlds-2023')!.scenes.length,
  );
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(findSceneGroup('general')!.scenes.length);

  await page.reload();
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`${server.origin}/app/streaming/general/team-profile`)).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of Bracket"]');
  // All of them load at the same time, each in its own frame.
  await expect(preview.getByRole('heading', { name: 'Championship bracket' })).toBeVisible({
    timeout: 30_000,
  });
});
