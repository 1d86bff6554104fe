/** Opens pages as tests need them: hydrated, and not drawn. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type WebSocket,
} from '@playwright/test';
import { stopDrawing } from './drawing';

/**
 * A page that the server has rendered is visible before it is hydrated, and input is handled only
 * afterwards. In such a context `goto` and `reload` wait for the hydration. Nothing is drawn.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await stopDrawing(context);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => withHydration(await newPage());
  return context;
}

function withHydration(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await untilHydrated(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await untilHydrated(page);
    return response;
  };
  return page;
}

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#root[data-server-rendered]'),
    undefined,
    {
      polling: 50,
    },
  );
}

/**
 * Call it before the page is opened. Resolves once every socket of the site that is open has been
 * subscribed: one that is opened anew for another account included.
 */
export function watchSubscriptions(page: Page): () => Promise<void> {
  const sockets = new Map<WebSocket, boolean>();
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io')) return;
    sockets.set(socket, false);
    socket.on('close', () => sockets.delete(socket));
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('"subscribed"')) sockets.set(socket, true);
    });
  });
  const areSubscribed = () => sockets.size > 0 && [...sockets.values()].every(Boolean);
  return () => expect.poll(areSubscribed).toBe(true);
}
