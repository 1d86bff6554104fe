import type { Page } from '@playwright/test';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

async function confirm(page: Page, dialog: string, button: string): Promise<void> {
  const question = page.getByRole('dialog', { name: dialog });
  await question.getByRole('button', { name: button }).click();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(question).toBeHidden();
}

test('a new player creates a team, invites, hands it over and leaves; the other disbands it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Choose an account' }).click();
  await page.getByLabel('Name').fill('quietone');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'quietone' })).toBeVisible();

  await page.goto('/app/teams/create');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText(/^Name /)).toBeVisible();
  await page.getByLabel('Name').fill('Quiet Harbour');
  await page.getByLabel('Tag').fill('QHB');
  await page.getByLabel('Region').selectOption('Europe');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page).toHaveURL(/\/teams\/Quiet%20Harbour$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Harbour' })).toBeVisible();

  await page.getByRole('button', { name: 'Manage team' }).click();
  await page.getByRole('button', { name: 'Invite player' }).click();
  const search = page.getByRole('dialog', { name: 'Invite player' });
  await search.getByRole('combobox').fill('clipper');
  // An existing id counts as a selection.
  await search.getByRole('button', { name: 'Invite player' }).click();
  await expect(search).toBeHidden();
  await expect(page.getByText('Invited just now')).toBeVisible();

  const other = await (await newContext(browser, { baseURL: server.url })).newPage();
  await signIn('clipper', other);
  await other.goto('/app/dashboard');
  const invitations = other.getByRole('region', { name: 'Invitations' });
  await expect(invitations).toContainText('Quiet Harbour');
  await invitations
    .getByRole('listitem')
    .filter({ hasText: 'Quiet Harbour' })
    .getByRole('button', { name: 'Join team' })
    .click();
  await expect(other.getByText('You joined Quiet Harbour.')).toBeVisible();

  // The first browser updates without a reload.
  const roster = page.getByRole('region', { name: 'Roster', exact: true });
  await expect(roster.getByRole('link', { name: /clipper/ })).toBeVisible();

  await page.getByRole('button', { name: 'Hand over team' }).click();
  const handover = page.getByRole('dialog', { name: 'Hand over the team' });
  await handover.getByRole('radio', { name: /clipper/ }).check();
  await handover.getByRole('button', { name: 'Make leader' }).click();
  await expect(page.getByText('Led by clipper')).toBeVisible();

  await page.getByRole('button', { name: 'Leave team' }).click();
  await confirm(page, 'Leave Quiet Harbour?', 'Leave team');
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeHidden();

  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  await other.goto('/app/teams/Quiet Harbour');
  await other.getByRole('button', { name: 'Manage team' }).click();
  const request = other.getByRole('listitem').filter({ hasText: 'Wants to join, asked just now' });
  await request.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Leave team' }).click();
  await confirm(page, 'Leave Quiet Harbour?', 'Leave team');

  await other.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await other.getByLabel('Invitation link').inputValue();
  const guest = await (await newContext(browser, { baseURL: server.url })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('link', { name: 'Sign in to join' })).toBeVisible();
  await guest.context().close();
  await page.goto(link);
  await page.getByRole('button', { name: 'Join team' }).click();
  await expect(page.getByText('You joined Quiet Harbour.')).toBeVisible();
  await expect(page).toHaveURL(/\/teams\/Quiet%20Harbour\??$/);

  await other.getByRole('button', { name: 'Disband team' }).click();
  await confirm(other, 'Disband Quiet Harbour?', 'Disband team');
  await expect(other.getByText('Disbanded')).toBeVisible();
  await expect(page.getByText('Disbanded')).toBeVisible();
  await other.context().close();
});

test('a leader changes the logo; files that are no pictures are refused', async ({
  page,
  signIn,
}) => {
  await signIn('leader');
  await page.goto('/app/dashboard');
  await page.getByRole('region', { name: 'Account' }).getByRole('link', { name: /\[/ }).click();
  await page.getByRole('button', { name: 'Manage team' }).click();

  await page.getByRole('button', { name: 'Change logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change logo' });
  const file = dialog.getByLabel('Logo');
  const refused = 'Choose a JPEG, PNG, WebP, AVIF or GIF.';
  await file.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(dialog).toContainText(refused);
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode'),
  });
  await expect(dialog).toContainText(refused);
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await createPicture(page, { width: 10_000, height: 6_000 }),
  });
  await expect(dialog).toContainText('Pictures can be up to 40 megapixels.');

  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await createPicture(page, { width: 300, height: 200 }),
  });
  await expect(dialog.getByLabel('Zoom')).toBeVisible();
  await dialog.getByLabel('Zoom').fill('2');
  await dialog.getByRole('button', { name: 'Save logo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
});

test('a player changes the photo; a program that calls itself a picture is refused', async ({
  page,
  signIn,
}) => {
  await signIn('caster');
  await page.goto('/app/dashboard/profile');
  const file = page.getByLabel('Photo', { exact: true });
  await file.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode'),
  });
  await expect(page.getByRole('main')).toContainText('Choose a JPEG, PNG, WebP, AVIF or GIF.');
  await file.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await createPicture(page, { width: 400, height: 500 }),
  });
  await expect(page.getByLabel('Zoom')).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  const shown = page.getByRole('region', { name: 'Profile' }).locator('img').first();
  await expect(shown).toHaveAttribute('src', /\/files\/[\da-f]{32}\.webp$/);
});

/** Creates a real picture in the browser. */
async function createPicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const address = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2a7';
    context.fillRect(40, 40, 120, 120);
    return canvas.toDataURL('image/png');
  }, size);
  return Buffer.from(address.split(',')[1]!, 'base64');
}
