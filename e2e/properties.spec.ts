import { expect, test } from './fixtures';

test('an admin changes a setting of the site, and the home page updates', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/app/properties');
  const row = page.getByRole('row', { name: /streamLink/ });
  await expect(row).toContainText('none');

  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit streamLink' });
  await dialog.getByLabel('Value (url)').fill('not an address');
  await dialog.getByRole('button', { name: 'Save property' }).click();
  await expect(dialog).toContainText('It must be an address that starts with http:// or https://.');

  await dialog.getByLabel('Value (url)').fill('https://stream.example/mes');
  await dialog.getByRole('button', { name: 'Save property' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('https://stream.example/mes');

  await row.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History of streamLink' })).toContainText('admin');
  await page.keyboard.press('Escape');

  await page.goto('/app');
  await expect(page.getByText('WE ARE LIVE')).toBeVisible();

  await page.goto('/app/properties');
  await page
    .getByRole('row', { name: /streamLink/ })
    .getByRole('button', { name: 'Edit' })
    .click();
  await dialog.getByLabel('Value (url)').fill('');
  await dialog.getByRole('button', { name: 'Save property' }).click();
  await expect(page.getByRole('row', { name: /streamLink/ })).toContainText('none');
});

test('an admin creates a property and deletes it again', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/app/properties');
  await page.getByRole('button', { name: 'Create property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create property' });
  await dialog.getByLabel('Name').fill('finalsNote');
  await dialog.getByLabel('Value').fill('Doors open at eight');
  await dialog.getByRole('button', { name: 'Create property' }).click();
  const row = page.getByRole('row', { name: /finalsNote/ });
  await expect(row).toContainText('Doors open at eight');

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete finalsNote?' });
  await question.getByRole('button', { name: 'Delete property' }).click();
  await expect(question).toContainText('finalsNote was deleted.');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toBeHidden();
});

test('visitors and players see why they cannot open the settings', async ({ page, signIn }) => {
  await page.goto('/app/properties');
  await expect(page.getByRole('main')).toContainText('You are not logged in!');
  await signIn('member');
  await page.goto('/app/properties');
  await expect(page.getByRole('main')).toContainText('Missing Permission: Admin');
});
