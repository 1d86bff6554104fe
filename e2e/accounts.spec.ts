import { registerPlayer, signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { expect, test } from './fixtures';

test('a player edits their public profile', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/app/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });

  await profile.getByRole('button', { name: 'Change about me' }).click();
  const about = page.getByRole('dialog', { name: 'About me' });
  await about.getByLabel('About me').fill('Plays late, wakes early.');
  await about.getByRole('button', { name: 'Save text' }).click();
  await expect(profile).toContainText('Plays late, wakes early.');

  await profile.getByRole('button', { name: 'Change links' }).click();
  const links = page.getByRole('dialog', { name: 'Change links' });
  await links.getByLabel('Twitch').fill('https://youtube.com/@member');
  await links.getByRole('button', { name: 'Save links' }).click();
  await expect(links.getByLabel('Twitch')).toHaveAttribute('aria-invalid', 'true');
  await links.getByLabel('Twitch').fill('https://twitch.tv/member');
  await links.getByRole('button', { name: 'Save links' }).click();
  await expect(links).toBeHidden();
  await expect(profile).toContainText('Twitch');

  await profile.getByRole('button', { name: 'Change country' }).click();
  const country = page.getByRole('dialog', { name: 'Change country' });
  // The custom combobox replaces the native select once it is loaded.
  await country.getByLabel('Country').and(page.locator('input')).fill('Finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await country.getByRole('button', { name: 'Save country' }).click();
  await expect(profile).toContainText('Finland');
});

test('a name changes once, stays in the history and then has a waiting period', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('clipper');
  await page.goto('/app/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change name' });
  await dialog.getByLabel('Name').fill('caster');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog).toContainText("The name 'caster' is taken.");
  await dialog.getByLabel('Name').fill('clipper2');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(profile).toContainText('clipper2');

  await profile.getByRole('button', { name: 'Change name' }).click();
  await expect(dialog).toContainText('You can change it again on');

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
