/** The worker thread that renders pages with the components of the site. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PageToRender, RenderedContent, RenderResult } from './renderer';
import type { SiteSettings } from './site-settings';

interface SsrProgram {
  renderPage(page: PageToRender): Promise<RenderedContent>;
}

const { program, site } = workerData as { program: string; site: SiteSettings };

void listen();

async function listen(): Promise<void> {
  // The code of the site reads it while it is loading.
  Object.assign(globalThis, { ssrSettings: site });
  const { renderPage } = (await import(program)) as SsrProgram;
  parentPort!.on('message', ({ id, page }: { id: number; page: PageToRender }) => {
    void renderPage(page)
      .then(
        (content): RenderResult => ({ id, ...content }),
        (error: unknown): RenderResult => ({ id, html: null, reason: reasonOf(error) }),
      )
      .then((result) => parentPort!.postMessage(result));
  });
  parentPort!.postMessage('ready');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
