import { expectUsable, findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

/** In groups, because a browser with a warm cache opens the next page in half the time. */
const VISITED = {
  'what the site says of itself': ['/app', '/app/beta', '/app/privacy', '/app/termsofservice'],
  'what has figures or asks to sign in': [
    '/app/dashboard',
    '/app/login?error=access_denied',
    '/app/leaderboards/players?by=statistics',
    '/app/statistics/tournaments',
    '/app/matches',
    '/app/tournaments?view=calendar',
    '/app/players/compare?player=leader&player=member',
  ],
  'the shared components': ['/app/gallery'],
};
const MANAGED = [
  '/app/dashboard',
  '/app/properties',
  '/app/tournament/editor/EmbersS4EU',
  '/app/tournament/rosters/EmbersS4EU',
  '/app/tournament/seeding/EmbersS4EU',
];
// Two checks of each page take a second or more each, so both workers share them.
test.slow();
test.describe.configure({ mode: 'parallel' });

for (const [what, paths] of Object.entries(VISITED)) {
  test(`${what} is accessible`, async ({ page }) => {
    for (const path of paths) await test.step(path, () => expectUsable(page, path));
  });
}

test('the pages of staff are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  for (const [index, path] of MANAGED.entries()) {
    // The header of staff has more entries; one check is enough.
    await test.step(path, () => expectUsable(page, path, { withFrame: index === 0 }));
  }
});

test('header, footer, open menus and search results are accessible', async ({ page }) => {
  await expectUsable(page, '/app/about', { withFrame: true });
  await page.getByRole('button', { name: 'Tournaments' }).click();
  await expect(page.getByRole('list', { name: 'Tournaments' })).toBeVisible();
  expect(await findViolations(page), 'dropdown').toEqual([]);
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page), 'search').toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'MENU' })).toBeVisible();
  expect(await findViolations(page), 'sheet').toEqual([]);
});

test('a text that is hard to read is found', async ({ page }) => {
  await page.goto('/app/privacy');
  await page.getByRole('main').evaluate((main) => {
    for (const text of main.querySelectorAll('p')) text.style.color = '#333';
  });
  expect((await findViolations(page)).join()).toContain('color-contrast');
});
