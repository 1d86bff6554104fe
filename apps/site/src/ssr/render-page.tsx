/** Renders a page as HTML. Built for the server, which runs it in a worker thread. */
import { prerender } from 'react-dom/static';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { App } from '../App';
import type { FirstAnswer } from '../api/first-data';
import { createQueries } from '../api/queries';
import { BASE, routes } from '../router';
import { type ReadReport, reportReads } from './read-report';

export interface PageToRender {
  /** Path and query, with the /app before it. */
  readonly url: string;
  readonly calls: readonly FirstAnswer[];
  readonly at: number;
}

export interface RenderedPage extends ReadReport {
  readonly html: string;
}

export async function renderPage({ url, calls, at }: PageToRender): Promise<RenderedPage> {
  const router = createMemoryRouter(routes(), { basename: BASE, initialEntries: [url] });
  const queries = createQueries(calls);
  try {
    await initialized(router);
    const { prelude } = await prerender(<App {...{ router, queries, renderedAt: at }} />, {
      // In one piece: parts that are streamed later need inline scripts to move to their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const html = await new Response(prelude).text();
    return { html, ...reportReads(queries) };
  } finally {
    router.dispose();
    queries.clear();
  }
}

/** Resolves once the code of the page is loaded. */
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
