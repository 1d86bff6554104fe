import { expect, test } from './fixtures';
import { type RunningServer, startServer } from './server';
import { noisyTest, setProperty } from './shell-support';

const answerWith = (data: unknown) => ({
  json: { status: 'SUCCESS', data },
});

test('a path that ends in /queue opens the queue and counts down', async ({ page }) => {
  await page.route('**/api/queue/enter/*', (route) =>
    route.fulfill(answerWith({ time: Date.now() + 170_000, estimate: false })),
  );
  await page.goto('/app/teams/anything/queue');
  await expect(page.getByRole('heading', { name: 'Web App Queue' })).toBeVisible();
  await expect(page.getByText('You will be able to access the MES Website soon.')).toBeVisible();
  await expect(page.getByText('Remaining Time')).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^2:(50|4\d)$/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  const stored = await page.evaluate(() => ({
    identifier: localStorage.getItem('queueIdentifier'),
    item: JSON.parse(localStorage.getItem('queueItem') ?? '{}'),
  }));
  expect(stored.identifier).toMatch(/^queue-[a-z0-9]+$/);
  expect(stored.item.addTime).toBeGreaterThan(Date.now() - 60_000);

  // Within a minute the known place is reused.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/queue/enter/')) asked++;
  });
  await page.reload();
  await expect(timer).toHaveText(/^2:\d\d$/);
  expect(asked).toBe(0);
});

test('shows that it is entering, and an error for an invalid time', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/queue/enter/*', async (route) => {
    await answered;
    await route.fulfill(answerWith({ time: 'soon', estimate: false }));
  });
  await page.goto('/app/queue');
  await expect(page.getByText('Entering Queue')).toBeVisible();
  answer();
  await expect(page.getByText('Invalid Queue Time')).toBeVisible();
});

noisyTest('shows an error when the queue cannot be entered', async ({ page }) => {
  await page.route('**/api/queue/enter/*', (route) =>
    route.fulfill({ status: 500, json: { status: 'ERROR', message: 'away' } }),
  );
  await page.goto('/app/queue');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to enter Queue. Try again in a few minutes.',
  );
});

test('admits at once when nobody has to wait', async ({ page }) => {
  await page.goto('/app/about/queue');
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
});

test('offers push notifications to moderators only', async ({ page, signIn }) => {
  const waiting = () =>
    page.route('**/api/queue/enter/*', (route) =>
      route.fulfill(answerWith({ time: Date.now() + 90_000, estimate: false })),
    );
  await waiting();
  await page.goto('/app/queue');
  await expect(page.getByText('Remaining Time')).toBeVisible();
  await expect(page.getByRole('button', { name: /Notifications/ })).toHaveCount(0);
  await signIn('moderator');
  await page.goto('/app/queue');
  await expect(
    page.getByRole('button', { name: /^(Push Notifications|Notifications Disabled)$/ }),
  ).toBeVisible();
});

test.describe('a full site', () => {
  let full: RunningServer;
  test.beforeAll(async () => {
    full = await startServer({ QUEUE_ON_LOCALHOST: 'true' });
    await setProperty(full.url, 'queueAdmissionsPerMinute', 12);
    await setProperty(full.url, 'queueEnabled', true);
  });
  test.afterAll(() => full.stop());

  test('shows the queue instead of the page, then the page, whose visit counts', async ({
    page,
  }) => {
    const visits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/logging/player/')) visits.push(request.postDataJSON().event);
    });
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
    for (const visitor of ['one', 'two']) {
      await fetch(`${full.url}/api/queue/enter/queue-visitor${visitor}`);
    }
    await page.goto(`${full.url}/app`);
    await expect(page.getByRole('heading', { name: 'Web App Queue' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/);
    expect(visits).toEqual([]);
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => visits).toEqual(['visited-url']);
    await expect(page.getByText('Disconnected')).toHaveCount(0);
  });

  test('never blocks the page that clears the cache, which keeps the place', async ({ page }) => {
    const place = () => page.evaluate(() => localStorage.getItem('queueIdentifier'));
    await page.goto(`${full.url}/app/queue`);
    await expect.poll(place).toMatch(/^queue-/);
    const before = await place();
    await page.goto(`${full.url}/app/clearcache`);
    await expect(page.getByText('Cache cleared.')).toBeVisible();
    expect(await place()).toBe(before);
  });

  noisyTest(
    'lets staff in once they are signed in, and nobody else by queue=skip',
    async ({ page }) => {
      await setProperty(full.url, 'queueAdmissionsPerMinute', 1);
      for (const visitor of ['three', 'four', 'five']) {
        await fetch(`${full.url}/api/queue/enter/queue-visitor${visitor}`);
      }
      const waiting = page.getByRole('heading', { name: 'Web App Queue' });
      await page.goto(`${full.url}/app/voting?queue=skip`);
      await expect(waiting).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
      await expect(page.getByText('Failed to load data')).toHaveCount(0);

      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: /^moderator/ }).click();
      await expect(page.getByRole('heading', { name: 'Match Voting', level: 1 })).toBeVisible();
      await expect(waiting).toBeHidden();
    },
  );
});
