import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

test('staff enter figures of weapons, and a visitor compares them', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  const visitors = await newContext(browser, { baseURL });
  const visitor = await visitors.newPage();
  await visitor.goto('/app/tutorials/weapons');
  await expect(visitor.getByRole('columnheader', { name: 'Damage' })).toBeVisible();

  await test.step('a moderator enters the damage of three weapons', async () => {
    await signIn('moderator');
    await page.goto('/app/tutorials/weapons');
    await page.getByRole('button', { name: 'Edit weapons' }).click();
    for (const [index, damage] of ['199', '20', '25'].entries())
      await page.getByLabel('Damage').nth(index).fill(damage);
    await page.getByRole('button', { name: 'Save weapons' }).click();
    await expect(page.getByText('Weapons saved')).toBeVisible();
  });

  await test.step('the visitor sees them at once, sorts by damage and compares two', async () => {
    await expect(visitor.getByText('Community data, last edited on')).toBeVisible();
    await visitor.getByRole('button', { name: 'Damage' }).click();
    const first = visitor.getByRole('row').nth(1);
    await expect(first).toContainText('199');
    await visitor.getByLabel('Compare AK-47').check();
    await expect(visitor.getByText('Choose two to four weapons')).toBeVisible();
    await visitor.getByLabel('Compare M4').check();
    await expect(visitor.getByRole('slider', { name: 'Damage' })).toBeVisible();
  });

  await test.step('tips, maps and callouts are there without an account', async () => {
    const answer = await visitor.request.get('/app/tutorials/tips');
    expect(await answer.text()).toContain('Stop before you shoot');
    expect((await visitor.request.get('/app/tutorials/nothing')).status()).toBe(404);
    await visitor.goto('/app/tutorials/maps');
    await visitor.getByRole('link', { name: 'Bureau' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Bureau' })).toBeVisible();
    await expect(visitor.getByText('The corridor along the offices')).toBeVisible();
    await expect(visitor.getByRole('slider', { name: 'Played by month' })).toBeVisible();
    await expectUsable(visitor, '/app/tutorials/maps/bureau');
  });
  await visitors.close();
});
