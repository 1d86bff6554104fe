/** Photographs scenes with a browser that is started when needed and ended when idle. */
import type { BrowserContext } from 'playwright-core';

export interface Camera {
  /** The PNG of a scene at this address of our own server, 1920 × 1080. */
  photograph(address: string): Promise<Buffer>;
  close(): Promise<void>;
}

const STAGE = { width: 1920, height: 1080 };
const WITHIN_MS = 12_000;
const IDLE_MS = 30_000;

export function createCamera(executablePath: string): Camera {
  let starting: Promise<BrowserContext> | null = null;
  let idle: NodeJS.Timeout | undefined;

  /** One for all pictures: the parts that scenes share are loaded once. */
  async function start(): Promise<BrowserContext> {
    // Not needed by most runs of the server, and large.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath,
      args: ['--disable-dev-shm-usage', '--disable-background-networking'],
      // Signals are the server's to answer; it closes the browser itself.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.on('disconnected', () => {
      starting = null;
    });
    const context = await browser.newContext({ viewport: STAGE });
    context.setDefaultTimeout(WITHIN_MS);
    return context;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const context = await starting?.catch(() => null);
    starting = null;
    await context?.browser()?.close();
  }

  return {
    async photograph(address) {
      clearTimeout(idle);
      starting ??= start();
      try {
        return await photographIn(await starting, new URL(address));
      } catch (error) {
        // A browser that is in a bad way does not get better.
        await close();
        throw error;
      } finally {
        idle = setTimeout(() => void close(), IDLE_MS).unref();
      }
    },
    close,
  };
}

async function photographIn(context: BrowserContext, address: URL): Promise<Buffer> {
  const page = await context.newPage();
  try {
    // Whatever a scene names, nothing but this server is asked.
    await page.route(
      ({ origin }) => origin !== address.origin,
      (route) => route.abort(),
    );
    address.searchParams.set('screenshot', 'true');
    await page.goto(address.href);
    await page.locator('[data-settled]:not([data-lacking])').waitFor();
    await page.evaluate(PICTURES_SHOWN);
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

const PICTURES_SHOWN = `(async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
})()`;
