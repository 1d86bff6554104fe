import { expect } from '@playwright/test';
import { noisyTest as test } from './shell-support';

test.use({ hasEmptyCache: true });

test('without a network an offline page is shown, and the site recovers by itself', async ({
  page,
  context,
}) => {
  await page.goto('/app/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await context.setOffline(true);
  // The browser may cut the network of the service worker a moment later than that of the page.
  await expect(async () => {
    await page.goto('/app/privacy').catch(() => {});
    const offline = page.getByRole('heading', { name: 'You are offline' });
    await expect(offline).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
});

test('a page change without a network says so, and happens once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/app/privacy');
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await expect(about).toBeVisible();
  await context.setOffline(true);
  await about.click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
});

test('the service worker caches no files of the app', async ({ page }) => {
  await page.goto('/app/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.waitForLoadState('networkidle');
  const findCachedPaths = () =>
    page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caching.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(findCachedPaths).toContain('/static/offline.html');
  expect((await findCachedPaths()).filter((path) => !path.startsWith('/static/'))).toEqual([]);
});

test('a lost live connection is shown in the header and dims the page until it is back', async ({
  page,
}) => {
  let away = false;
  let frames = 0;
  await page.routeWebSocket(/gatewayV3/, (socket) => {
    if (away) return socket.close();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      frames++;
      if (away) void socket.close();
      else socket.send(message);
    });
  });
  await page.goto('/app/about');
  await expect.poll(() => frames).toBeGreaterThan(0);
  const chip = page.getByRole('status').filter({ hasText: /Disconnected|Connection timed out/ });
  const colour = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).getPropertyValue('color'));
  const bright = await colour();
  await expect(chip).toHaveCount(0);

  // The next ping fails.
  away = true;
  await expect(chip).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  await expect.poll(colour).not.toBe(bright);

  away = false;
  await expect(chip).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(colour).toBe(bright);
});
