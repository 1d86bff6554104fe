import { describe, expect, it } from 'vitest';
import type { SitePages } from './site-page';
import { warmPages } from './warm-up';

const ROUTES: readonly [path: RegExp, route: string][] = [
  [/^\/$/, '/'],
  [/^\/privacy$/, '/privacy'],
  [/^\/match\//, '/match/:value'],
  [/^\/teams\//, '/teams/:value'],
  [/^\/players\//, '/players/:value'],
];

/** Records which pages are opened. */
function openPages(links: Record<string, readonly string[]>) {
  const opened: string[] = [];
  const pages: SitePages = {
    routeAt: (path) => ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? null,
    async open(path) {
      opened.push(path);
      const anchors = (links[path] ?? []).map((linked) => `<a href="/app${linked}">there</a>`);
      return { status: 200, html: Buffer.from(anchors.join('')) };
    },
  };
  return { pages, opened };
}

describe('pages after the start', () => {
  it('are one of each kind that is linked from home or from another of them', async () => {
    const { pages, opened } = openPages({
      '/': ['', '/privacy', '/match/one', '/match/two', '/teams/ox?part=maps', '/nowhere'],
      '/match/one': ['/', '/teams/fox', '/players/ada#form'],
    });
    await warmPages(pages, new AbortController().signal);
    expect(opened).toEqual(['/', '/match/one', '/teams/ox', '/players/ada']);
  });

  it('are at most eight', async () => {
    const { pages, opened } = openPages({
      '/': Array.from({ length: 20 }, (_, index) => `/kind${index}/one`),
    });
    const routeAt = (path: string) => `/${path.split('/')[1]}/:value`;
    await warmPages({ ...pages, routeAt }, new AbortController().signal);
    expect(opened).toHaveLength(8);
  });

  it('are no more once the server stops', async () => {
    const stop = new AbortController();
    const { pages, opened } = openPages({ '/': ['/match/one'], '/match/one': ['/teams/ox'] });
    const open: SitePages['open'] = (path, request) => {
      if (path === '/match/one') stop.abort();
      return pages.open(path, request);
    };
    await warmPages({ ...pages, open }, stop.signal);
    expect(opened).toEqual(['/', '/match/one']);
  });
});
