/** Draws a page as its HTML. Built for the server, which runs it in a thread of its own. */
import { prerender } from 'react-dom/static';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { App } from '../App';
import type { FirstAnswer } from '../api/first-data';
import { createQueries } from '../api/queries';
import { BASE, routes } from '../router';

export interface PageToDraw {
  /** Path and query, with the /app before it. */
  readonly url: string;
  readonly calls: readonly FirstAnswer[];
  readonly at: number;
}

export async function drawPage({ url, calls, at }: PageToDraw): Promise<string> {
  const router = createMemoryRouter(routes(), { basename: BASE, initialEntries: [url] });
  const queries = createQueries(calls);
  try {
    await initialized(router);
    const { prelude } = await prerender(<App {...{ router, queries, drawnAt: at }} />, {
      // In one piece: parts that come later would need scripts of their own to get to their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    return await new Response(prelude).text();
  } finally {
    router.dispose();
    queries.clear();
  }
}

/** The code of the page is there. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized: isThere }) => {
      if (!isThere) return;
      stop();
      done();
    });
  });
}
