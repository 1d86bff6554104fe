import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures';
import { noisyTest as test } from './shell-support';

const LATE = 'An error occurred while loading the data. Please try again later.';

/** The list of properties is asked for and never answered, until `answer` is set. */
async function hang(page: Page) {
  const asked = { count: 0, answer: false, ended: 0 };
  const isOurs = (request: Request) =>
    request.url().endsWith('/api/request') && request.postDataJSON().action === 'all';
  page.on('requestfailed', (request) => {
    if (isOurs(request)) asked.ended++;
  });
  await page.route('**/api/request', async (route) => {
    if (!isOurs(route.request())) return route.continue();
    asked.count++;
    if (asked.answer) await route.continue();
  });
  return asked;
}

test.beforeEach(async ({ page, signIn }) => {
  // Calls go over HTTP, where they can be held.
  await page.routeWebSocket(/gatewayV3/, () => {});
  await signIn('admin');
  await page.clock.install();
});

test('a page that gets no answer says so in time, and asks anew on request', async ({ page }) => {
  const asked = await hang(page);
  await page.goto('/app/properties');
  await expect.poll(() => asked.count).toBe(1);
  await page.clock.fastForward(26_000);
  await expect(page.getByText('Failed to load data')).toBeVisible();
  await expect(page.getByText(LATE)).toBeVisible();

  asked.answer = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /streamLink/ })).toBeVisible();
  expect(asked.count).toBe(2);
  await expect.poll(() => asked.ended).toBe(1);
});

test('a request without an answer is broken off', async ({ page }) => {
  const asked = await hang(page);
  await page.goto('/app/properties');
  await expect.poll(() => asked.count).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Response Timeout')).toBeVisible();
  await expect.poll(() => asked.ended).toBe(1);
});
