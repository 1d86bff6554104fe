import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

interface Told {
  path: string;
  body: Record<string, unknown>;
}

/** The calls are answered here, whether or not the server offers them yet. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.addInitScript(() => {
    // Between the parser and the first script: what the page is told about its server.
    new MutationObserver(() => {
      const block = document.getElementById('first-data');
      const text = block?.textContent?.replace(/"notYet":\[[^\]]*\]/, '"notYet":[]');
      if (block && text && text !== block.textContent) block.textContent = text;
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = { json: { status: 'SUCCESS', data: {} } };
  await page.route('**/api/logging/player/*', async (route) => {
    told.push({
      path: new URL(route.request().url()).pathname,
      body: route.request().postDataJSON(),
    });
    await route.fulfill(answer);
  });
  await page.route('**/api/request', async (route) => {
    told.push({ path: '/api/request', body: route.request().postDataJSON() });
    await route.fulfill(answer);
  });
  return told;
}

const visits = (told: Told[]) =>
  told.filter(({ body }) => body.event === 'visited-url').map(({ body }) => body.path);

test('tells nobody anything before cookies are accepted', async ({ page }) => {
  const told = await listen(page);
  await page.goto('/app/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  expect(told).toEqual([]);
});

test('logs each page and how long it was open once they are', async ({ page }) => {
  const told = await listen(page);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
  await page.goto('/app/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => visits(told)).toEqual(['/app/about', '/app/privacy']);
  const identifier = await page.evaluate(() => localStorage.getItem('telemetry-identifier'));
  expect(told[0]?.path).toBe(`/api/logging/player/${identifier}`);
  await expect
    .poll(() => told.find(({ path }) => path === '/api/request')?.body)
    .toMatchObject({
      object: 'telemetry',
      action: 'app_usage',
      data: { path: '/app/about', identifier },
    });
});

test('logs the page at which somebody signs out', async ({ page, signIn }) => {
  await signIn('member');
  const told = await listen(page);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
  await page.goto('/app/about');
  await expect.poll(() => visits(told)).toEqual(['/app/about']);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => visits(told)).toEqual(['/app/about', '/app/about']);
  expect(told.at(0)?.path).toBe('/api/logging/player/member');
});
