import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

test('is dark unless the visitor chooses light, which is stored', async ({ page, context }) => {
  await page.goto('/app');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#eeefe9');

  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  const other = await context.newPage();
  await other.goto('/app');
  await other.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the cookie banner stays until it is accepted, and nothing identifies anyone before', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/app');
  const banner = page.getByRole('complementary', { name: 'Cookies' });
  await expect(banner).toContainText('This website uses cookies to enhance the user experience');
  await banner.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).not.toContain('telemetry-identifier');
  expect(await page.context().cookies()).toEqual([]);

  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('the cache can be cleared without signing out', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/app');
  await page.evaluate(() => localStorage.setItem('something-old', '1'));
  await page.goto('/app/clearcache');
  await expect(page.getByText('Cache cleared.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('something-old'))).toBeNull();
  await page.getByRole('button', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'member' })).toBeVisible();
});
