import { expectUsable, seriousIn } from './accessibility';
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
