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
  '/app/leaderboards/players?by=statistics',
  '/app/statistics/tournaments',
  '/app/players/compare?player=leader&player=member',
];
const DESKTOP = { width: 1440, height: 900 };

async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Colours follow the theme and the layout follows the width: each of both is looked at once. */
const LOOKS = [
  { dark: true, viewport: DESKTOP },
  { dark: false, viewport: PHONE },
];

async function expectUsable(page: Page, path: string): Promise<void> {
  for (const { dark, viewport } of LOOKS) {
    // The theme is read when the page loads.
    await page.addInitScript((value) => localStorage.setItem('darkMode', String(value)), dark);
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const look = `${dark ? 'dark' : 'light'}, ${viewport.width} px`;
    expect(await seriousIn(page), look).toEqual([]);
  }
}

// Two looks at each page, a few seconds each.
test.slow();

for (const path of PAGES) {
  test(`${path} can be used by everyone`, ({ page }) => expectUsable(page, path));
}

for (const path of [
  '/app/dashboard',
  '/app/properties',
  '/app/tournament/editor/EmbersS4EU',
  '/app/tournament/rosters/EmbersS4EU',
  '/app/tournament/seeding/EmbersS4EU',
]) {
  test(`${path} can be used by everyone who may open it`, async ({ page, signIn }) => {
    await signIn('admin');
    await expectUsable(page, path);
  });
}

test('the shared components can be used by everyone', ({ page }) =>
  expectUsable(page, '/app/gallery'));

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
