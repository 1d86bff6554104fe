import { test as base, expect, type Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { prepareContext } from './pages';
import { type RunningServer, startServer } from './server';

/** The browser's own report of an OBS that does not listen; the product is at localhost. */
const OBS_IS_AWAY = /^WebSocket connection to 'ws:\/\/127\.0\.0\.1:\d+\/' failed/;

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

  context: async ({ context }, use) => use(await prepareContext(context)),

  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (OBS_IS_AWAY.test(message.text())) return;
        // The text of a failed request does not say which one it was.
        noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => noise.push(error.stack || `${error.name}: ${error.message}`));
      await use(undefined);
      if (noise.length > 0) throw new Error(`the page wrote to its console: ${noise.join(' | ')}`);
    },
    { auto: true },
  ],

  signIn: async ({ server, page: ownPage }, use) => {
    await use(async (name, page = ownPage) => {
      await addSession(page.context(), server.url, await signInAsDemo(server.url, name));
    });
  },
});

export { expect };
