/** Scenes as served by the product. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1920, height: 1080 } });

test('an unknown page shows an error', async ({ page }) => {
  await page.goto('/app/streaming/worlds-2023/nonsense');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
});

test('on localhost missing data is shown in large red letters, but not in pictures', async ({
  page,
}) => {
  const message = 'Resource not found';
  await page.route('**/api/**', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ status: 'ERROR', message, error: { type: 'ProductError', message } }),
    }),
  );
  await page.goto('/app/streaming/worlds-2023/versus');
  await expect(page.getByRole('alert')).toContainText('ERROR');
  await expect(page.getByRole('alert')).toContainText(message);

  await page.goto('/app/streaming/worlds-2023/versus?screenshot=true');
  await page.locator('[data-settled]').waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the list copies the address of a scene', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { status: 'SUCCESS', data: null } }),
  );
  await page.goto('/app/streaming#general');
  const card = page.getByRole('listitem').filter({ hasText: 'Team profile' });
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${server.url}/app/streaming/general/team-profile`);
});

test('an overlay opens one socket', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.route('**/api/**', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ status: 'SUCCESS', data: null }),
    }),
  );
  await page.goto('/app/streaming/worlds-2023/info-card');
  await expect(page.locator('.mes-overlay')).toHaveAttribute('data-connection', 'connected');
  await expect.poll(() => sockets).toEqual(['/stream/socket']);
});
