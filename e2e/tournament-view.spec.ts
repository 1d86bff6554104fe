import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const CUP = '/app/tournament/ProLeagueS3';

test('a visitor sorts, filters and downloads the statistics of a tournament', async ({ page }) => {
  await page.goto(`${CUP}?part=statistics`);
  const players = page.getByRole('region', { name: 'Players' });
  const table = players.getByRole('table', { name: 'Players' });
  await expect(table.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await table.getByRole('button', { name: 'Clutches' }).click();
  await expect(players.getByText('Rounds won as the last player alive')).toBeVisible();
  const clutches = table.getByRole('columnheader', { name: 'Clutches' });
  await expect(clutches).toHaveAttribute('aria-sort', 'descending');
  const numbersOf = async () =>
    (await table.locator('tbody tr td:last-child').allInnerTexts()).map(Number);
  const shown = await numbersOf();
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await table.getByRole('button', { name: 'Clutches' }).click();
  await expect(clutches).toHaveAttribute('aria-sort', 'ascending');

  const team = await players.getByLabel('Team').locator('option').nth(1).getAttribute('value');
  await players.getByLabel('Team').selectOption(team);
  await expect(table.locator('tbody')).toContainText(team!);
  for (const row of await table.locator('tbody tr').all()) await expect(row).toContainText(team!);
  await expect(page.getByRole('region', { name: 'Maps and sides' })).toContainText('%');
  await expect(page.getByRole('region', { name: 'Attendance' })).toContainText('8 of 8');

  const download = page.waitForEvent('download');
  await players.getByRole('link', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('player,id,team,maps');
});

test('the schedule opens at today and keeps its filters in the address', async ({ page }) => {
  await page.goto(`${CUP}?part=schedule`);
  // Other tests may have ended the match that was live.
  await expect(page.getByRole('region', { name: /^(Live now|Today,)/ }).first()).toBeVisible();
  const earlier = page.getByRole('button', { name: /^Earlier:/ });
  await expect(earlier).toHaveAttribute('aria-expanded', 'false');

  const days = page.getByRole('group', { name: 'Days' }).getByRole('button');
  await days.first().click();
  await expect(earlier).toHaveAttribute('aria-expanded', 'true');

  const team = await page.getByLabel('Team').locator('option').nth(1).getAttribute('value');
  await page.getByLabel('Team').selectOption(team);
  await expect(page).toHaveURL(/[?&]team=/);
  await page.reload();
  await expect(page.getByLabel('Team')).toHaveValue(team!);
  const address = page.getByLabel('Address of the calendar');
  await expect(address).toHaveValue(new RegExp(`team=${encodeURIComponent(team!)}$`));
  const calendar = await page.request.get(await address.inputValue());
  const matches = (await calendar.text()).match(/^SUMMARY:.*$/gm) ?? [];
  expect(matches.length).toBeGreaterThan(0);
  for (const match of matches) expect(match).toContain(team!);
});
