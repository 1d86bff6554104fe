import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr');

async function exportCsv(page: Page, part: Page | Locator = page) {
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a moderator reads who did how much, who is on the staff and who was', async ({
  page,
  signIn,
}) => {
  await signIn('moderator');
  await page.goto('/app/leaderboards/staff?days=730');
  const board = rowsOf(page, 'Staff by activity');
  await expect(board.filter({ hasText: 'moderator' })).toBeVisible();
  await expect(board.filter({ hasText: 'Left' }).first()).toBeVisible();
  const file = await exportCsv(page);
  expect(file.name).toMatch(/^staff-leaderboard-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text.split('\r\n')[0]).toContain('Rank,Name');
  expect(file.text).toContain(',moderator,');

  await page.getByRole('tab', { name: 'On the staff' }).click();
  await expect(rowsOf(page, 'On the staff').first()).toContainText('Admin');
  await page.getByRole('tab', { name: 'On the staff' }).press('ArrowRight');
  await expect(rowsOf(page, 'Former staff').first()).toContainText('Moderator');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Former staff', selected: true })).toBeVisible();
});

test('an admin credits a member, who has the points at once', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/app/statistics/staffactivity');
  await page.getByRole('combobox', { name: 'Member' }).selectOption('clipper');
  const entries = rowsOf(page, 'What was done');
  await page.getByRole('button', { name: 'Add credit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Member')).toHaveValue('clipper');
  await dialog.getByRole('button', { name: 'Add credit' }).click();
  await expect(dialog).toContainText('Enter what they did.');
  await dialog.getByLabel('What they did').fill('Highlights of the finals');
  await dialog.getByLabel('Points').fill('35');
  await dialog.getByLabel('Note').fill('Cut over night');
  await dialog.getByRole('button', { name: 'Add credit' }).dblclick();
  const entry = entries.filter({ hasText: 'Highlights of the finals' });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Cut over night');
  await expect(entry).toContainText('Added by admin');
  await expect(entry).toContainText('+35');

  const section = page.getByRole('region', { name: 'What was done' });
  const file = await exportCsv(page, section);
  expect(file.text).toContain('Highlights of the finals,0,35,,Cut over night,admin');
});

test('an admin chooses the period, which the address keeps', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/app/statistics/staffactivity');
  await page.getByLabel('Period').selectOption('Last two years');
  const chart = page.getByRole('slider', { name: /28 days each/ });
  await expect(chart).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Points by member' })).toBeVisible();

  await page.getByLabel('Period').selectOption('From and to');
  await page.getByLabel('To', { exact: true }).fill('2000-01-01');
  await expect(page.getByText('The start is after the end.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('1999-12-01');
  await expect(page.getByText('No activity in this period.')).toBeVisible();
  await expect(page).toHaveURL(/start=\d+&end=\d+/);
  await page.reload();
  await expect(page.getByText('No staff messages in this period.')).toBeVisible();
});

test('nobody else reads either page', async ({ page, signIn }) => {
  await signIn('leader');
  await page.goto('/app/leaderboards/staff');
  await expect(page.getByText('Missing Permission: Moderator')).toBeVisible();
  await signIn('moderator');
  await page.goto('/app/statistics/staffactivity');
  await expect(page.getByText('Missing Permission: Admin')).toBeVisible();
});

test('the pages are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await expectUsable(page, '/app/leaderboards/staff', {
    ready: page.getByRole('table', { name: 'Staff by activity' }),
  });
  await expectUsable(page, '/app/leaderboards/staff?show=former', {
    ready: page.getByRole('table', { name: 'Former staff' }),
  });
  await expectUsable(page, '/app/statistics/staffactivity?days=730', {
    ready: page.getByRole('table', { name: 'What was done' }),
  });
});
