import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const PAGES = [
  '/app',
  '/app/about',
  '/app/beta',
  '/app/privacy',
  '/app/termsofservice',
  '/app/dashboard',
  '/app/login?error=access_denied',
];
const DESKTOP = { width: 1440, height: 900 };

async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const dark of [true, false]) {
  for (const viewport of [DESKTOP, PHONE]) {
    const look = `${dark ? 'dark' : 'light'}, ${viewport.width} px`;
    test(`pages of the frame can be used by everyone (${look})`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('darkMode', String(value)), dark);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await seriousIn(page), path).toEqual([]);
      }
      await signIn('admin');
      await page.goto('/app/dashboard');
      await expect(page.getByText('Player id')).toBeVisible();
      expect(await seriousIn(page), 'account').toEqual([]);
    });
  }
}

test('open menus and search results can be used by everyone', async ({ page }) => {
  await page.goto('/app/about');
  await page.getByRole('button', { name: 'Tournaments' }).click();
  expect(await seriousIn(page), 'dropdown').toEqual([]);
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await seriousIn(page), 'search').toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await seriousIn(page), 'sheet').toEqual([]);
});
