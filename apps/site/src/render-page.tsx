/** Renders a page as HTML. Built for the server, which runs it in a worker thread. */
import { prerender } from 'react-dom/static';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { App } from './App';
import type { FirstAnswer } from './api/first-data';
import { createQueryClient } from './api/query-client';
import { BASE, routes } from './router';
import { type ReadReport, reportReads } from './ssr/read-report';

export interface PageToRender {
  /** Path and query, including the /app prefix. */
  readonly url: string;
  readonly calls: readonly FirstAnswer[];
  readonly at: number;
}

export interface RenderedPage extends ReadReport {
  readonly html: string;
}

export async function renderPage({ url, calls, at }: PageToRender): Promise<RenderedPage> {
  const router = createMemoryRouter(routes(), { basename: BASE, initialEntries: [url] });
  const queryClient = createQueryClient(calls);
  try {
    await initialized(router);
    const { prelude } = await prerender(<App {...{ router, queryClient, renderedAt: at }} />, {
      // Not streamed in parts: those need inline scripts to move them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const html = await new Response(prelude).text();
    return { html, ...reportReads(queryClient) };
  } finally {
    router.dispose();
    queryClient.clear();
  }
}

/** Resolves once the code of the page is loaded. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized: isInitialized }) => {
      if (!isInitialized) return;
      stop();
      done();
    });
  });
}
