import { registerPlayer } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

test('an admin sees the API key of a player, changes permissions and ends both', async ({
  browser,
  page,
  server,
  signIn,
}) => {
  const player = await registerPlayer(server.url, 'Program Owner');
  const context = await newContext(browser, { baseURL: server.url });
  await addSession(context, server.url, player);
  const own = await context.newPage();
  await own.goto('/app/dashboard');
  await own.getByRole('button', { name: 'Create API key' }).click();
  const form = own.getByRole('dialog', { name: 'Create an API key' });
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form).toContainText('Give the key a name.');
  await form.getByRole('textbox', { name: 'Name' }).fill('Result bot');
  await form.getByRole('checkbox', { name: 'Profile' }).check();
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = own.getByRole('dialog', { name: 'Your new API key' });
  const key = await shown.getByRole('textbox').inputValue();
  expect(key).toMatch(/^mes_[a-z0-9]{12}_/);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(own.getByRole('region', { name: 'API keys' })).toContainText('Result bot');
  const useKey = () =>
    page.request.get('/api/players/me', { headers: { authorization: `Bearer ${key}` } });
  expect((await useKey()).status()).toBe(200);

  await signIn('admin');
  await page.goto('/app/modpanel/accounts');
  await page.getByLabel('Search', { exact: true }).fill('program own');
  await expect(page.getByRole('status').getByText('1 account')).toBeVisible();
  await page.getByRole('link', { name: 'Program Owner' }).click();
  const permissions = page.getByRole('region', { name: 'Permissions' });
  await permissions.getByRole('switch', { name: 'Moderator' }).click();
  await expect(permissions.getByRole('switch', { name: 'Moderator' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'admin added Moderator',
  );
  // The open page of the player follows at once.
  await expect(own.getByRole('button', { name: 'Staff' })).toBeVisible();

  await permissions.getByRole('switch', { name: 'Admin' }).click();
  const question = page.getByRole('dialog', { name: 'Make Program Owner an admin?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(permissions.getByRole('switch', { name: 'Admin' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Revoke Result bot' }).click();
  const revoke = page.getByRole('dialog', { name: 'Revoke Result bot?' });
  await revoke.getByRole('button', { name: 'Revoke key' }).click();
  await expect(revoke).toContainText('The key was revoked.');
  expect((await useKey()).status()).toBe(403);
  await revoke.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const signOut = page.getByRole('dialog', { name: 'Sign out Program Owner everywhere?' });
  await signOut.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(signOut).toContainText('The account is signed out everywhere.');
  await signOut.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No sessions.')).toBeVisible();
  await expect(own.getByRole('heading', { name: 'Login or Register' })).toBeVisible();
  await context.close();
  await expectUsable(page, '/app/modpanel/accounts?account=moderator', {
    ready: page.getByRole('switch'),
  });
});
