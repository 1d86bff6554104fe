/** Shared by the e2e tests of the frame. */
import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { test as quiet } from './fixtures';

/** For tests of failures, which browsers log to the console by themselves. */
export const noisyTest = quiet.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  quietConsole: async ({}, use) => use(undefined),
});

export const PHONE = { width: 390, height: 844 };

/** One sign-in per server: more would exceed the rate limit of sign-ins. */
const admins = new Map<string, ReturnType<typeof signInAsDemo>>();

/** Changes a property as an admin. */
export async function setProperty(url: string, id: string, value: unknown): Promise<void> {
  const signedIn = admins.get(url) ?? signInAsDemo(url, 'admin');
  admins.set(url, signedIn);
  const admin = await signedIn;
  const request = (action: string, data: object) =>
    fetch(`${url}/api/request`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `${admin.id}.${admin.secret}`,
      },
      body: JSON.stringify({ object: 'property', action, value: id, data, version: 1 }),
    }).then(
      (response) => response.json() as Promise<{ status: string; data: { revision: number } }>,
    );
  const { data } = await request('read', {});
  const written = await request('write', { value, revision: data.revision });
  if (written.status !== 'SUCCESS') throw new Error(JSON.stringify(written));
}

/** Navigates like a link inside the app. */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
