/** Takes screenshots of scenes with a browser that is started on demand and closed when idle. */
import type { BrowserContext } from 'playwright-core';

export interface Camera {
  /** A PNG, 1920 × 1080, of a scene on this server. */
  takeScreenshot(address: string): Promise<Buffer>;
  close(): Promise<void>;
}

const VIEWPORT = { width: 1920, height: 1080 };
const TIMEOUT_MS = 12_000;
const IDLE_MS = 30_000;

export function createCamera(executablePath: string): Camera {
  let starting: Promise<BrowserContext> | null = null;
  let idle: NodeJS.Timeout | undefined;

  /** One context for all pictures, so that what scenes share is loaded once. */
  async function start(): Promise<BrowserContext> {
    // Imported on demand, because it is large and most processes never need it.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath,
      args: ['--disable-dev-shm-usage', '--disable-background-networking'],
      // The server handles signals and closes the browser itself.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.on('disconnected', () => {
      starting = null;
    });
    const context = await browser.newContext({ viewport: VIEWPORT });
    context.setDefaultTimeout(TIMEOUT_MS);
    return context;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const context = await starting?.catch(() => null);
    starting = null;
    await context?.browser()?.close();
  }

  return {
    async takeScreenshot(address) {
      clearTimeout(idle);
      starting ??= start();
      try {
        return await screenshotIn(await starting, new URL(address));
      } catch (error) {
        // A browser that failed once is not used again.
        await close();
        throw error;
      } finally {
        idle = setTimeout(() => void close(), IDLE_MS).unref();
      }
    },
    close,
  };
}

async function screenshotIn(context: BrowserContext, address: URL): Promise<Buffer> {
  const page = await context.newPage();
  try {
    // Requests to any other server are blocked.
    await page.route(
      ({ origin }) => origin !== address.origin,
      (route) => route.abort(),
    );
    address.searchParams.set('screenshot', 'true');
    await page.goto(address.href);
    await page.locator('[data-settled]:not([data-lacking])').waitFor();
    await page.evaluate(WAIT_FOR_IMAGES);
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

const WAIT_FOR_IMAGES = `(async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
})()`;
