import { readFile } from 'node:fs/promises';
import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

test('a visitor filters the figures of a player and reads the charts', async ({ page }) => {
  await page.goto('/app/leaderboards/players?by=statistics&order=maps');
  const board = page.getByRole('table', { name: /^Players by/ });
  await expect(board.getByRole('columnheader', { name: 'Maps' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await board.getByRole('button', { name: 'HS' }).click();
  await expect(page).toHaveURL(/order=headshots/);
  await expect(board.getByRole('columnheader', { name: 'HS' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('main').getByLabel('Time', { exact: true }).selectOption('Last 12 months');
  await expect(page).toHaveURL(/time=365/);
  await board.getByRole('button', { name: 'KAST' }).click();
  await expect(board.getByRole('columnheader', { name: 'KAST' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^Rank,Player,.*,KAST,/);

  await board.getByRole('link').first().click();
  const figures = page.getByRole('region', { name: 'Key figures' });
  await expect(figures.getByText(/kills, \d+ deaths/)).toBeVisible();
  await expect(figures.getByText(/^\d+ of \d+ rounds$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Weapons' }).getByText('Rifle')).toBeVisible();
  const counted = page.getByRole('status').filter({ hasText: /\d+ maps?, \d+–\d+/ });
  const before = await counted.textContent();

  const chart = page.getByRole('slider', { name: 'Rating over time' });
  const newest = await chart.getAttribute('aria-valuetext');
  await chart.press('Home');
  await expect(chart).not.toHaveAttribute('aria-valuetext', newest ?? '');
  const form = page.getByRole('region', { name: 'Form' });
  await form.getByText('Show as table').click();
  await expect(form.getByRole('table', { name: 'Rating on the last maps' })).toBeVisible();

  const map = page.getByRole('main').getByLabel('Map', { exact: true }).first();
  await map.selectOption({ index: 1 });
  await expect(page).toHaveURL(/map=/);
  await expect(counted).not.toHaveText(before ?? '');
  await expect(
    page.getByRole('table', { name: 'Maps', exact: true }).locator('tbody tr'),
  ).toHaveCount(1);
  await page.reload();
  await expect(counted).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(counted).toHaveText(before ?? '');

  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?against=Nobody`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(figures).toBeVisible();
  await expectUsable(page, pathname, { ready: figures });
});
