import { test as base, expect, type Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { newContext, poolContexts, returnContexts } from './contexts';
import { openContext } from './pages';
import { type RunningServer, startServer } from './server';

/** The browser's own report of an OBS that does not listen; the product is at localhost. */
const OBS_IS_AWAY = /^WebSocket connection to 'ws:\/\/127\.0\.0\.1:\d+\/' failed/;

interface Fixtures {
  /** Signs the page's browser in as a demo account, without clicking through the provider. */
  signIn: (name: string, page?: Page) => Promise<void>;
  /** For tests of what a browser loads: gives them one that was never on the site. */
  hasEmptyCache: boolean;
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

  hasEmptyCache: [false, { option: true }],

  context: async (
    { browser, baseURL, viewport, timezoneId, contextOptions, hasEmptyCache },
    use,
  ) => {
    const options = { ...contextOptions, baseURL, viewport, ...(timezoneId && { timezoneId }) };
    poolContexts(browser, options);
    const context = await (hasEmptyCache ? openContext : newContext)(browser, options);
    await use(context);
    if (hasEmptyCache) await context.close();
    await returnContexts(browser);
  },

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
