import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server';

interface Fixtures {
  /** Signs the page's browser in as a demo account, without clicking through the provider. */
  signIn: (name: string, page?: Page) => Promise<void>;
  /** Fails the test if the page wrote an error or a warning to its console. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(noise, 'the page wrote to its console').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ server, page: ownPage }, use) => {
    await use(async (name, page = ownPage) => {
      const account = await signInOverHttp(server.url, name);
      await page.addInitScript((stored) => {
        localStorage.setItem('userdata', JSON.stringify(stored));
      }, account);
      await page.context().addCookies([
        { name: 'user_id', value: account.id, url: server.url },
        { name: 'user_secret', value: account.secret, url: server.url },
      ]);
    });
  },
});

export { expect };

interface SignedIn {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
}

/** The same calls as the browser makes, through the development provider. */
async function signInOverHttp(url: string, name: string): Promise<SignedIn> {
  const state = Buffer.from(JSON.stringify({ previous_url: '/app' })).toString('base64');
  const begun = await json(
    await fetch(`${url}/api/register/development?state=${encodeURIComponent(state)}`),
  );
  const authorize = new URL(begun.data.url as string, url);
  authorize.searchParams.set('login_hint', name);
  const approved = await fetch(authorize, { redirect: 'manual' });
  const back = new URL(approved.headers.get('location') as string);
  const login = await fetch(
    `${url}/api/login?redirect_uri=${encodeURIComponent(`${back.origin}${back.pathname}`)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: back.searchParams.get('code'),
        state: back.searchParams.get('state'),
      }),
    },
  );
  return (await json(login)).data as unknown as SignedIn;
}

async function json(response: Response): Promise<{ data: Record<string, unknown> }> {
  return (await response.json()) as { data: Record<string, unknown> };
}
