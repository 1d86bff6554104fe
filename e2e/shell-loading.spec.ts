import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures';
import { noisyTest as test } from './shell-support';

const LATE = 'An error occurred while loading the data. Please try again later.';

/** Calls for the list of properties get no answer until `answer` is set. */
async function holdCalls(page: Page) {
  const calls = { count: 0, answer: false, ended: 0 };
  const isListCall = (request: Request) =>
    request.url().endsWith('/api/request') && request.postDataJSON().action === 'all';
  page.on('requestfailed', (request) => {
    if (isListCall(request)) calls.ended++;
  });
  await page.route('**/api/request', async (route) => {
    if (!isListCall(route.request())) return route.continue();
    calls.count++;
    if (calls.answer) await route.continue();
  });
  return calls;
}

test.beforeEach(async ({ page, signIn }) => {
  // Blocks the socket, so that calls use HTTP, where they can be held back.
  await page.routeWebSocket(/gatewayV3/, () => {});
  await signIn('admin');
  await page.clock.install();
});

test('a page without an answer shows an error in time, and can try again', async ({ page }) => {
  const calls = await holdCalls(page);
  await page.goto('/app/properties');
  await expect.poll(() => calls.count).toBe(1);
  await page.clock.fastForward(26_000);
  await expect(page.getByText('Failed to load data')).toBeVisible();
  await expect(page.getByText(LATE)).toBeVisible();

  calls.answer = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article', { name: 'streamLink' })).toBeVisible();
  expect(calls.count).toBe(2);
  await expect.poll(() => calls.ended).toBe(1);
});

test('a request without an answer is aborted', async ({ page }) => {
  const calls = await holdCalls(page);
  await page.goto('/app/properties');
  await expect.poll(() => calls.count).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Response Timeout')).toBeVisible();
  await expect.poll(() => calls.ended).toBe(1);
});
