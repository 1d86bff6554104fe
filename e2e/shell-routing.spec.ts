import { expect, test } from './fixtures';
import { noisyTest, openInApp } from './shell-support';

test('the root and /app both open home', async ({ page }) => {
  for (const path of ['/', '/app', '/app/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'EMBERS OF VICTORY' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/?$/);
  }
});

test('an unknown page shows an error inside the frame', async ({ page, request }) => {
  const answer = await request.get('/app/nowhere', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);

  await page.goto('/app/about');
  await openInApp(page, '/app/nowhere');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('This page does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
});

noisyTest('whatever is not there gets the not-found page too', async ({ page }) => {
  const answer = await page.goto('/somewhere/else');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This page does not exist')).toBeVisible();

  await page.goto('/app/teams/Nobody');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('There is no team called Nobody.')).toBeVisible();
  await page.getByRole('button', { name: 'Search the site' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('a page restores its scroll position, even after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  // A banner comes after the page and moves it.
  await page.route('**/api/request', (route) =>
    route.request().postDataJSON().object === 'announcement'
      ? route.fulfill({ json: { status: 'SUCCESS', data: [] } })
      : route.fallback(),
  );
  await page.goto('/app/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' });
  const scrolled = () => page.evaluate(() => scrollY);
  const left = 900;
  await page.evaluate((top) => scrollTo(0, top), left);
  await expect.poll(scrolled).toBe(left);
  // A click of the mouse would scroll to it.
  await terms.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: 'Terms of service', level: 1 })).toBeVisible();
  await expect.poll(scrolled).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeAttached();
  await expect.poll(scrolled).toBe(left);
  await page.reload();
  await expect.poll(scrolled).toBe(left);
});

test('keyboard users can skip the menu, and the focus moves to each new page', async ({ page }) => {
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Privacy · MES' })).toBeAttached();
  await expect(page).toHaveTitle('Privacy · MES');
});

test.describe('the first load of home', () => {
  test.use({ hasEmptyCache: true });

  test('stays within its budget', async ({ page }) => {
    let requests = 0;
    // Logos and photos: how many there are depends on the community.
    let uploads = 0;
    page.on('request', (request) => {
      const url = request.url();
      if (url.includes('/files/')) uploads++;
      else if (!url.startsWith('data:')) requests++;
    });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/app');
    await page.waitForLoadState('networkidle');
    const measured = await page.evaluate(() => ({
      bytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(js|css)$/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      shift: (globalThis as unknown as { shifts: { total: number } }).shifts.total,
    }));
    expect(measured.bytes).toBeLessThan(200 * 1024);
    expect(measured.shift).toBeLessThan(0.05);
    expect(requests).toBeLessThanOrEqual(30);
    expect(uploads).toBeLessThanOrEqual(12);
  });
});
