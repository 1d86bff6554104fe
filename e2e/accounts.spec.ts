import { registerPlayer, signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { expect, test } from './fixtures';

test('a player edits the profile on one page with one save; leaving asks first', async ({
  page,
  signIn,
}) => {
  await signIn('member');
  await page.goto('/app/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByRole('link', { name: 'Edit profile' }).click();

  await page.getByLabel('About me').fill('Plays late, wakes early.');
  await page.getByLabel('Twitch').fill('https://youtube.com/@member');
  // The custom combobox replaces the native select once it is loaded.
  await page.getByLabel('Country').and(page.locator('input')).fill('Finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  const save = page.getByRole('button', { name: 'Save profile' });
  await save.click();
  await expect(page.getByLabel('Twitch')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByLabel('Twitch').fill('https://twitch.tv/member');
  await save.click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  for (const text of ['Plays late, wakes early.', 'Twitch', 'Finland'])
    await expect(profile).toContainText(text);
});

test('a name changes once, stays in the history and then has a waiting period', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('clipper');
  await page.goto('/app/dashboard/profile');
  const name = page.getByLabel('Name', { exact: false }).first();
  const save = page.getByRole('button', { name: 'Save profile' });
  await page.getByLabel('About me').fill('Cuts clips.');
  await name.fill('caster');
  await save.click();
  // Beside its field, and nothing that was typed is lost.
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText("The name 'caster' is taken.")).toBeVisible();
  await expect(page.getByLabel('About me')).toHaveValue('Cuts clips.');
  await name.fill('clipper2');
  await save.click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(page.getByText('You can change it again on')).toBeVisible();

  // Other tests use the old name; a moderator may restore it at any time.
  const { id, secret } = await signInAsDemo(server.url, 'moderator');
  const data = { object: 'player', action: 'change_name', value: 'clipper', id, secret };
  const renamed = await page.request.post('/api/request', {
    data: { ...data, data: { name: 'clipper' } },
  });
  expect(renamed.status()).toBe(200);
});

test('signing out another device ends its session at once', async ({ page, server, signIn }) => {
  await signIn('caster');
  const elsewhere = await signInAsDemo(server.url, 'caster');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await question.getByRole('button', { name: 'Sign out others' }).click();
  await expect(question).toContainText('All other devices were signed out.');

  const answer = await page.request.get(`${server.url}/api/players/me`, {
    headers: { authorization: `${elsewhere.id}.${elsewhere.secret}` },
  });
  expect(answer.status()).toBe(403);
});

test('a player exports their data', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/app/dashboard');
  // What is above the button has loaded, so that it stays where it is.
  await expect(page.getByText('No API keys.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('member.json');
});

test('deleting the account needs the name, signs out and leaves no name behind', async ({
  page,
  server,
}) => {
  // A new account, because other tests need the demo accounts.
  const account = await registerPlayer(server.url, 'passerby');
  await addSession(page.context(), server.url, account);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account?' });
  await dialog.getByRole('textbox').fill('passerb');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toContainText('That is not your name.');
  await dialog.getByRole('textbox').fill('passerby');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login or Register' })).toBeVisible();

  const answer = await page.request.get(`/api/players/${account.id}/info`);
  expect((await answer.json()).data).toMatchObject({ state: 'deleted', gameId: null });
});
