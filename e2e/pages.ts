/** How pages are opened, and what has to be true of one before a test goes on. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Somebody else, with a browser of their own. */
export async function openBrowser(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  return answeringPages(await browser.newContext({ reducedMotion: 'reduce', ...options }));
}

/**
 * A page that the server has rendered is visible before it is hydrated, and what is pressed until then is done
 * later. Those of such a context count as open once they hear.
 */
export function answeringPages(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => answering(await newPage());
  return context;
}

function answering(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await hears(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await hears(page);
    return answer;
  };
  return page;
}

async function hears(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#root[data-server-rendered]'),
    undefined,
    {
      polling: 50,
    },
  );
}

/** Settles once the page is told what concerns its account. To be called before it is opened. */
export function accountFollowed(page: Page): Promise<void> {
  return new Promise((done) => {
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/socket.io')) return;
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"subscribed"')) done();
      });
    });
  });
}
