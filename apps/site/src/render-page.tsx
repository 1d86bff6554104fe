/** Renders a page as HTML. Built for the server, which runs it in a worker thread. */
import { prerender } from 'react-dom/static';
import { App } from './App';
import type { FirstAnswer } from './api/first-data';
import { createQueryClient } from './api/query-client';
import { pageFiles } from './page-files';
import { memoryHistory } from './router/history';
import { createRouter } from './router/router';
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
  const router = createRouter({ history: memoryHistory(url), pages: pageFiles });
  const queryClient = createQueryClient(calls);
  try {
    // The code of the page.
    await router.ready;
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
