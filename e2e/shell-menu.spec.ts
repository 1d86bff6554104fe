import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('visitors see the public entries; groups open by pointer and keyboard', async ({ page }) => {
  await page.goto('/app/about');
  const menu = menuOf(page);
  for (const label of ['Search Match', 'Match Voting', 'News', 'Blacklist', 'Support']) {
    await expect(menu.getByRole('link', { name: label })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: 'Staff' })).toHaveCount(0);

  await menu.getByRole('button', { name: 'Leaderboards' }).hover();
  await expect(menu.getByRole('list', { name: 'Leaderboards' }).getByRole('link')).toHaveText([
    'Players',
    'Teams',
    'Transfers',
  ]);
  await menu.getByRole('button', { name: 'Tournaments' }).hover();
  await expect(menu.getByRole('list', { name: 'Leaderboards' })).toBeHidden();
  await expect(menu.getByRole('list', { name: 'Tournaments' }).getByRole('link')).toHaveText([
    'All tournaments',
    'All matches',
    'Worlds 2024',
    'Pro League',
    'Pistol Tournament',
    'Embers of Victory',
    'Tournament Statistics',
  ]);

  await page.mouse.move(700, 600);
  await expect(menu.getByRole('list', { name: 'Tournaments' })).toBeHidden();
  const button = menu.getByRole('button', { name: 'Leaderboards' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Players' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Teams' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Players' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('link', { name: 'Players' })).toBeHidden();
});

test('staff and admin groups are shown above their minimum widths only', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/app/about');
  const menu = menuOf(page);
  const widths = [
    { width: 1001, staff: true, admin: true, logo: false },
    { width: 1000, staff: true, admin: false, logo: false },
    { width: 961, staff: true, admin: false, logo: false },
    { width: 960, staff: false, admin: false, logo: false },
    { width: 1100, staff: true, admin: true, logo: false },
    { width: 1101, staff: true, admin: true, logo: true },
  ];
  const shown = async () => ({
    width: await page.evaluate(() => document.documentElement.scrollWidth),
    staff: await menu.getByRole('button', { name: 'Staff' }).isVisible(),
    admin: await menu.getByRole('button', { name: 'Admin' }).isVisible(),
    logo: await page.getByRole('banner').getByRole('link', { name: 'MES home' }).isVisible(),
  });
  for (const expected of widths) {
    await page.setViewportSize({ width: expected.width, height: 800 });
    await expect.poll(shown).toEqual(expected);
  }
  await menu.getByRole('button', { name: 'Support' }).click();
  await expect(menu.getByRole('list', { name: 'Support' }).getByRole('link')).toHaveText([
    'Information',
    'View Tickets',
    'My Tickets',
  ]);
});

test('a streamer finds one entry in the staff group', async ({ page, signIn }) => {
  await signIn('streamer');
  await page.goto('/app/about');
  await menuOf(page).getByRole('button', { name: 'Staff' }).click();
  await expect(menuOf(page).getByRole('list', { name: 'Staff' }).getByRole('link')).toHaveText([
    'Stream Configuration',
  ]);
});

test('below 960 px a sheet called MENU has the same entries, until the window grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 959, height: 800 });
  await page.goto('/app/about');
  await expect(menuOf(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'MENU' });
  await expect(sheet.getByRole('link', { name: 'Match Voting' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(sheet.getByRole('combobox')).toBeVisible();

  await sheet.getByRole('button', { name: 'Light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');

  // The focus stays inside in both directions.
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await sheet.getByRole('link', { name: 'Register' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Login or Register' })).toBeVisible();

  await opener.click();
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(sheet).toBeHidden();
  await expect(menuOf(page)).toBeVisible();
});
