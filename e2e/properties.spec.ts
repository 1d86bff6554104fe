import { expect, test } from './fixtures';
import { setProperty } from './shell-support';

test('an admin changes a setting of the site, and the home page updates', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('admin');
  await page.goto('/app/properties');
  await page.getByLabel('Search settings').fill('stream link');
  const row = page.getByRole('article', { name: 'streamLink' });
  await expect(row).toContainText('none');
  await expect(page.getByRole('article', { name: 'votingSeason' })).toBeHidden();
  await expect(row.getByRole('link', { name: 'Home page' })).toBeVisible();

  await row.getByRole('button', { name: 'Edit streamLink' }).click();
  await row.getByLabel('Stream link').fill('not an address');
  await row.getByRole('button', { name: 'Save property' }).click();
  await expect(row).toContainText('It must be an address that starts with http:// or https://.');

  await row.getByLabel('Stream link').fill('https://stream.example/mes');
  await row.getByRole('button', { name: 'Save property' }).click();
  await expect(row.getByLabel('Stream link')).toBeHidden();
  await expect(row).toContainText('https://stream.example/mes');
  await expect(row).toContainText('Changed by admin');

  // Somebody else saves while the field is open.
  await row.getByRole('button', { name: 'Edit streamLink' }).click();
  await row.getByLabel('Stream link').fill('https://stream.example/mine');
  await setProperty(baseURL!, 'streamLink', 'https://stream.example/theirs');
  await expect(row.getByRole('alert')).toContainText('https://stream.example/theirs');
  await expect(row.getByRole('button', { name: 'Save property' })).toBeDisabled();
  await row.getByRole('button', { name: 'Take theirs' }).click();
  await expect(row.getByLabel('Stream link')).toHaveValue('https://stream.example/theirs');
  await row.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: 'History of streamLink' }).click();
  const history = row.getByRole('list', { name: 'Values of streamLink, newest first' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'https://stream.example/theirs',
  );
  await history.getByRole('button', { name: 'Restore' }).first().click();
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await expect(history.getByRole('listitem').first()).toContainText('+');

  await page.goto('/app');
  await expect(page.getByText('WE ARE LIVE')).toBeVisible();

  await page.goto('/app/properties');
  await row.getByRole('button', { name: 'Edit streamLink' }).click();
  await row.getByRole('button', { name: 'Clear value' }).click();
  await expect(row).toContainText('none');
});

test('the preview shows a brand that is not saved yet', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/app/properties');
  const dark = page.getByTestId('preview-dark');
  const name = page.getByRole('article', { name: 'brandName' });
  await name.getByRole('button', { name: 'Edit brandName' }).click();
  await name.getByLabel('Brand name').fill('Harbor League');
  await expect(dark).toContainText('Harbor League');

  const accent = page.getByRole('article', { name: 'brandAccent' });
  await accent.getByRole('button', { name: 'Edit brandAccent' }).click();
  await accent.getByLabel('Brand accent', { exact: true }).fill('#ffe600');
  await expect(accent).toContainText('Text on light pages uses');
  await expect(dark.getByText('Read More')).toHaveCSS('background-color', 'rgb(255, 230, 0)');

  const cards = page.getByRole('article', { name: 'homeCards' });
  await cards.getByRole('button', { name: 'Edit homeCards' }).click();
  await cards.getByRole('button', { name: 'Add item' }).click();
  await cards.getByLabel('Title 2').fill('Harbor Cup');
  await cards.getByRole('button', { name: 'Move item 2 up' }).click();
  await expect(dark).toContainText('Harbor Cup');
  await cards.getByRole('button', { name: 'Save property' }).click();
  await expect(cards.getByRole('alert')).toContainText('Item 1: Text: It must not be empty.');
  await cards.getByRole('button', { name: 'Cancel' }).click();
  await expect(dark).not.toContainText('Harbor Cup');
});

test('an admin creates a property and deletes it again', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/app/properties');
  await page.getByRole('button', { name: 'Create property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create property' });
  await dialog.getByLabel('Name').fill('finalsNote');
  await dialog.getByLabel('Value').fill('0815');
  await dialog.getByRole('button', { name: 'Create property' }).click();
  const row = page.getByRole('article', { name: 'finalsNote' });
  await expect(row).toContainText('0815');

  await row.getByRole('button', { name: 'Delete finalsNote' }).click();
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
