/** Puts a session into a browser as the server would, without clicking through the provider. */
import type { BrowserContext } from '@playwright/test';
import type { SignedIn } from '../apps/server/testing/demo-account';

export async function addSession(
  context: BrowserContext,
  url: string,
  { secret, ...account }: SignedIn,
): Promise<void> {
  await context.addInitScript((stored) => {
    localStorage.setItem('userdata', JSON.stringify(stored));
  }, account);
  await context.addCookies([
    { name: 'user_id', value: account.id, url, sameSite: 'Lax' },
    { name: 'user_secret', value: secret, url, httpOnly: true, sameSite: 'Strict' },
  ]);
}
