import { expect, test } from './fixtures';
import { PHONE, setProperty } from './shell-support';

test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ server }) => {
  await setProperty(server.url, 'streamLink', null);
  await setProperty(server.url, 'gfuelCode', null);
});

const titles = ['DASHBOARD', 'EMBERS OF VICTORY', 'G FUEL'];

test('shows a visitor three cards in their order while nothing is live', async ({ page }) => {
  // The first page of a server that has just started may leave out what takes too long.
  await page.request.get('/app');
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + (request.postData() ?? '')),
  );
  await page.goto('/app');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  await expect(page.getByText('Login or Register')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute(
    'href',
    '/app/dashboard',
  );
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveAttribute(
    'href',
    '/app/embers',
  );
  await expect(page.getByRole('link', { name: 'BUY NOW' })).toHaveAttribute('href', /^https:/);

  await test.step('makes no further calls for its cards', async () => {
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  await test.step('fits a phone without scrolling sideways', async () => {
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(PHONE.width);
  });

  await test.step('the whole card leads where its button leads', async () => {
    // Waits until the layout of a phone is at rest; a forced click does not.
    await page.getByRole('link', { name: 'Open dashboard' }).click({ trial: true });
    await page.getByRole('heading', { name: 'DASHBOARD' }).click({ force: true });
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  });
});

test('shows the account of a signed-in player', async ({ page, signIn }) => {
  await signIn('leader');
  await page.goto('/app');
  await expect(page.getByText('Manage your account and your team.')).toBeVisible();
});

test('puts the live card first as soon as there is a stream', async ({ page, server }) => {
  await setProperty(server.url, 'streamLink', 'https://stream.example/mes');
  await setProperty(server.url, 'gfuelCode', '30%');
  // Until the event of the change has reached the cache of pages, the one before is served.
  await expect(async () => {
    await page.goto('/app');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      ['WE ARE LIVE', 'DASHBOARD', 'EMBERS OF VICTORY', '30%'],
      { timeout: 1_000 },
    );
  }).toPass();
  await expect(page.getByRole('img', { name: '30% off G FUEL with code MES' })).toBeVisible();
  const watch = page.getByRole('link', { name: 'Watch stream' });
  await expect(watch).toHaveAttribute('href', 'https://stream.example/mes');
  await expect(watch).not.toHaveAttribute('target', /.+/);
});
