import { expect, test } from './fixtures';

test('finds players with their team and teams, by keyboard', async ({ page }) => {
  await page.goto('/app/about');
  const box = page.getByRole('combobox', { name: 'Search players and teams' });
  await box.fill('a');
  const players = page.getByRole('group', { name: 'Players' }).getByRole('option');
  const teams = page.getByRole('group', { name: 'Teams' }).getByRole('option');
  await expect(players.first()).toBeVisible();
  expect(await players.count()).toBeLessThanOrEqual(3);
  expect(await teams.count()).toBeLessThanOrEqual(3);
  await expect(box).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box).toHaveValue('a');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('shows the tag of a player’s team in brackets and leads to the player', async ({ page }) => {
  await page.goto('/app/about');
  await page.getByRole('combobox').fill('member');
  const member = page.getByRole('option', { name: /^member \[/ });
  await expect(member).toHaveText(/^member\[[A-Z0-9]+\]$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/players\/member$/);
});

test('asks only once the typing has paused', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/website/search/')) asked.push(pathname);
  });
  await page.goto('/app/about');
  await page.getByRole('combobox').pressSequentially('lead', { delay: 40 });
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.sort()).toEqual([
    '/api/website/search/players/lead',
    '/api/website/search/teams/lead',
  ]);
});

test('says when there is nobody of that name', async ({ page }) => {
  await page.goto('/app/about');
  await page.getByRole('combobox').fill('zzzzqqqq');
  await expect(page.getByText('No players or teams found.')).toBeVisible();
});

test('unfolds under the pointer where the window is narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1101, height: 800 });
  await page.goto('/app/about');
  const box = page.getByRole('search');
  await expect.poll(async () => (await box.boundingBox())?.width).toBe(36);
  await box.hover();
  await expect
    .poll(async () => (await page.getByRole('combobox').boundingBox())?.width ?? 0)
    .toBeGreaterThan(200);
});
