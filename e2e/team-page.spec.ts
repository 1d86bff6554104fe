import { expect, test } from './fixtures';

test('the page of a team is filtered by its address, and leads to the transfers', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/app/teams/Kestrel');
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrel' })).toBeVisible();
  // Rendered by the server: a logo that is loaded before the page comes to life must be shown.
  await expect(page.locator('header img').first()).toBeVisible();

  const performance = page.getByRole('region', { name: 'Performance' });
  const total = performance.getByRole('definition').first();
  const all = Number(await total.textContent());
  expect(all).toBeGreaterThan(0);
  const map = performance.getByLabel('Map');
  const [, name] = await map.locator('option').allTextContents();
  await map.selectOption(name!);
  await expect(page).toHaveURL(new RegExp(`map=${name}`));
  await expect(total).not.toHaveText(String(all));
  const filtered = await total.textContent();

  const headToHead = page.getByRole('region', { name: 'Head to head' });
  const against = headToHead.getByLabel('Against');
  const last = (await against.locator('option').allTextContents()).at(-1)!;
  await against.selectOption(last);
  await expect(headToHead.getByRole('link', { name: last })).toBeVisible();
  await expect(page).toHaveURL(/map=.*versus=/);
  await page.reload();
  await expect(total).toHaveText(filtered!);
  await expect(against).toHaveValue(last);

  await page.getByRole('link', { name: 'All transfers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const first = await rows.count();
  await page.keyboard.press('End');
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
  await page
    .getByRole('navigation', { name: 'Transfers' })
    .getByRole('link', { name: 'Left' })
    .click();
  await expect(rows.filter({ hasText: 'Joined' })).toHaveCount(0);
  await expect(rows.first()).toContainText('Left');
  expect(problems).toEqual([]);
});
