import { readFile } from 'node:fs/promises';
import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

test('an admin reads statistics of a period, compares and exports them', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/app/statistics/traffic');
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  const chart = page.getByRole('slider', { name: 'Visits', exact: true });
  await expect(chart).toHaveAttribute('aria-valuemax', '30');
  await expect(chart).toHaveAttribute('aria-valuetext', /\d+ on \d+ \w{3} \d{4}$/);
  await expect(page.getByRole('table', { name: 'Pages' })).toContainText('/tournament/…');

  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(chart).toHaveAttribute('aria-valuemax', '7');
  await page.getByRole('tab', { name: 'Median time on a page' }).click();
  await expect(page.getByRole('slider', { name: 'Median time on a page' })).toBeVisible();
  const download = page.waitForEvent('download');
  const section = page.getByRole('region', { name: 'Over time' });
  await section.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^traffic-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Date,Visits,Visitors');
  expect(lines).toHaveLength(8);

  const tabs = page.getByRole('navigation', { name: 'Statistics' });
  await tabs.getByRole('link', { name: 'Registrations' }).click();
  await expect(page).toHaveURL(/registrations\?days=7/);
  await expect(page.getByRole('table', { name: /first visit/ })).toContainText('New visitors');
  await page.getByLabel('Period').selectOption('Last two years');
  await tabs.getByRole('link', { name: 'Retention' }).click();
  await expect(page.getByRole('heading', { name: 'Retention', level: 1 })).toBeVisible();
  await tabs.getByRole('link', { name: 'Participation' }).click();
  await expect(page.getByRole('table', { name: 'Tournaments' })).toContainText('Embers');

  await signIn('moderator');
  await page.goto('/app/statistics/traffic');
  await expect(page.getByText('Missing Permission: Admin')).toBeVisible();
});

test('the pages of statistics are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await expectUsable(page, '/app/statistics/traffic', {
    ready: page.getByRole('table', { name: 'Pages' }),
  });
});
