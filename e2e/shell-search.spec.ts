import { findViolations } from './accessibility';
import { stopClock } from './clock';
import { expect, test } from './fixtures';

test('finds players with their team and teams, by keyboard', async ({ page }) => {
  await page.goto('/app/about');
  const box = page.getByRole('combobox', { name: 'Search the site' });
  const options = page.getByRole('option');

  await test.step('three of each at most, walked through by arrow keys', async () => {
    await box.fill('a');
    const players = page.getByRole('group', { name: 'Players' }).getByRole('option');
    const teams = page.getByRole('group', { name: 'Teams' }).getByRole('option');
    await expect(players.first()).toBeVisible();
    expect(await players.count()).toBeLessThanOrEqual(3);
    expect(await teams.count()).toBeLessThanOrEqual(3);
    await expect(box).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    const last = (await options.last().getAttribute('id')) ?? '';
    await expect(box).toHaveAttribute('aria-activedescendant', last);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('a');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
  });

  await test.step('shows when nothing is found', async () => {
    await box.fill('zzzzqqqq');
    await expect(page.getByText('Nothing found.')).toBeVisible();
  });

  await test.step('finds articles by their title', async () => {
    await box.fill('what is new');
    const article = page.getByRole('group', { name: 'News' }).getByRole('option');
    await expect(article).toHaveAttribute('href', /\/app\/blog\/what-is-new-on-the-site/);
  });

  await test.step('shows the tag of a player’s team in brackets and leads to the player', async () => {
    await box.fill('member');
    const member = page.getByRole('option', { name: /^member .+ \[/ });
    await expect(member).toHaveText(/^member.*\[[A-Z0-9]+\]$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/players\/member$/);
    await expect(box).toHaveValue('');
  });

  await test.step('keeps the text while a filter changes the address, and closes on navigation', async () => {
    await page.goto('/app/leaderboards/players');
    await box.fill('member');
    await expect(options.first()).toBeVisible();
    await page.getByRole('tab', { name: 'Statistics' }).click();
    await expect(page).toHaveURL(/\?/);
    await expect(box).toHaveValue('member');
    await page.goto('/app/players/member');
    await box.fill('member');
    await page.getByRole('option', { name: /^member .+ \[/ }).click();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('');
  });
});

test('expands in a narrow window, and searches only after a pause in typing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/website/search')) asked.push(`${pathname}${search}`);
  });
  await page.setViewportSize({ width: 1101, height: 800 });
  await page.goto('/app/about');
  const box = page.getByRole('search');
  await expect.poll(async () => (await box.boundingBox())?.width).toBe(36);
  await box.hover();
  await expect
    .poll(async () => (await page.getByRole('combobox').boundingBox())?.width ?? 0)
    .toBeGreaterThan(200);

  await stopClock(page);
  for (const letter of 'lead') {
    await page.getByRole('combobox').pressSequentially(letter);
    await page.clock.runFor(299);
  }
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^\/api\/website\/search\?.*\bq=lead\b/)]);
});

test('opens anything from the palette, by keys alone', async ({ page }) => {
  await page.goto('/app/about');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('combobox');
  const first = palette.getByRole('option').first();
  const html = page.locator('html');

  await test.step('Ctrl K opens it, Enter opens the best hit even before the answer', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type('night harb');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/teams\/Night%20Harbor$/);
    await expect(palette).toBeHidden();
  });

  await test.step('a slash opens it with what was opened last', async () => {
    await page.keyboard.press('/');
    await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('Night Harbor');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('two teams lead to their match, and a late answer changes nothing', async () => {
    const { promise: released, release } = createGate();
    const older = /\/api\/website\/search\?(.*&)?q=night(&|$)/;
    await page.route(older, async (route) => {
      await released;
      // The page may have given the request up.
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest(older);
    await field.fill('night');
    await asked;
    await field.fill('halcyon night');
    await expect(first).toHaveText(/Night Harbor.*Halcyon|Halcyon.*Night Harbor/);
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(first).toHaveText(/Night Harbor.*Halcyon|Halcyon.*Night Harbor/);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('Tab goes through the kinds, Escape clears and then closes', async () => {
    await page.keyboard.press('Tab');
    await expect(palette.getByRole('button', { name: /^Teams/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('runs actions', async () => {
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.keyboard.press('Control+k');
    await field.fill('>light');
    await expect(first).toHaveText('Switch to light mode');
    await page.keyboard.press('Enter');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(palette).toBeHidden();
  });
});

function createGate() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
