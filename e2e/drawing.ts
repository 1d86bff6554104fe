/**
 * Pages are laid out but not drawn: tests read the document and its layout, and drawing in software takes
 * a fifth of the CPU time of a page (decision 298).
 */
import type { BrowserContext, Page } from '@playwright/test';

/** Draws pages for pictures. */
export const DRAWN = 'html { opacity: 1 !important }';

/** A trace, or a person who watches, wants to see them. */
const isWatched = Boolean(process.env.TRACE || process.env.PWDEBUG);

/** Hit tests, sizes, transitions and frames stay as they are; a layer of no opacity is never drawn. */
export async function stopDrawing(target: BrowserContext | Page): Promise<void> {
  if (isWatched) return;
  await target.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // The rule of a picture comes later and wins. Reduced motion gives everything a short transition.
    sheet.replaceSync(`
      :where(html) { transition: none !important }
      :where(html:not([data-drawn])) { opacity: 0 !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Draws the page for what depends on it, such as contrast. */
export async function whileDrawn<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const opacity = await page.evaluate(() => {
    document.documentElement.setAttribute('data-drawn', '');
    return getComputedStyle(document.documentElement).opacity;
  });
  if (opacity !== '1') throw new Error('the page is not drawn');
  const result = await run();
  await page.evaluate(() => document.documentElement.removeAttribute('data-drawn'));
  return result;
}
