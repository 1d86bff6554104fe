import type { SitePages } from './site-page';

const MAX_PAGES = 8;
const LINK = /href="\/app(\/[^"?#&]+)/g;
const REQUEST = { requestId: 'warm-up', visitor: 'warm-up', isRendered: true };

/**
 * Opens home and one page of each kind that can be reached from it, such as a match, a team and a player:
 * so the rendering thread has loaded and compiled their code before visitors wait for it. One after the other,
 * because the requests of visitors come first.
 */
export async function warmPages(pages: SitePages, signal: AbortSignal): Promise<void> {
  const found = new Map([['/', '/']]);
  // Those that are found while others are opened are visited too.
  for (const [, path] of found) {
    if (signal.aborted) return;
    const { html } = await pages.open(path, { ...REQUEST, search: new URLSearchParams() });
    for (const [, linked = ''] of html.toString().matchAll(LINK)) {
      const route = pages.routeAt(linked);
      if (found.size < MAX_PAGES && route?.includes('/:') && !found.has(route))
        found.set(route, linked);
    }
  }
}
