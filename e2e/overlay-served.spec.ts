/** Scenes as the product itself serves them. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1920, height: 1080 } });

test('an unknown page says so', async ({ page }) => {
  await page.goto('/app/streaming/worlds-2023/nonsense');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
});

test('on localhost what is missing is said in large red letters, but not in a picture', async ({
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

test('both sockets connect', async ({ page }) => {
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
  await expect.poll(() => sockets.sort()).toEqual(['/gatewayV3/', '/stream/socket']);
});
