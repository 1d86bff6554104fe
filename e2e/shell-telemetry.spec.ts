import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

interface LoggingCall {
  path: string;
  body: Record<string, unknown>;
}

/** Records the logging calls and answers them here. */
async function recordCalls(page: Page): Promise<LoggingCall[]> {
  const calls: LoggingCall[] = [];
  const answer = { json: { status: 'SUCCESS', data: {} } };
  await page.route('**/api/logging/player/*', async (route) => {
    calls.push({
      path: new URL(route.request().url()).pathname,
      body: route.request().postDataJSON(),
    });
    await route.fulfill(answer);
  });
  await page.route('**/api/request', async (route) => {
    const body = route.request().postDataJSON();
    if (body.object !== 'telemetry') return route.fallback();
    calls.push({ path: '/api/request', body });
    await route.fulfill(answer);
  });
  return calls;
}

const visits = (calls: LoggingCall[]) =>
  calls.filter(({ body }) => body.event === 'visited-url').map(({ body }) => body.path);

test('logs nothing before cookies are accepted', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/app/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});

test('logs each page and how long it was open once they are', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
  await page.goto('/app/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => visits(calls)).toEqual(['/app/about', '/app/privacy']);
  const identifier = await page.evaluate(() => localStorage.getItem('telemetry-identifier'));
  expect(calls[0]?.path).toBe(`/api/logging/player/${identifier}`);
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/request')?.body)
    .toMatchObject({
      object: 'telemetry',
      action: 'app_usage',
      data: { path: '/app/about', identifier, device: 'desktop' },
    });
});

test('logs the page at which somebody signs out', async ({ page, signIn }) => {
  await signIn('member');
  const calls = await recordCalls(page);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
  await page.goto('/app/about');
  await expect.poll(() => visits(calls)).toEqual(['/app/about']);
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => visits(calls)).toEqual(['/app/about', '/app/about']);
  expect(calls.at(0)?.path).toBe('/api/logging/player/member');
});
