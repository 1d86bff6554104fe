/** The worker thread that renders pages with the components of the site. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PageToRender, RenderedContent, RenderRequest, RenderResult } from './renderer';
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
  const renderInTime = async ({ page, until }: RenderRequest) => {
    if (Date.now() > until) throw new Error('Nobody waits for this page any longer.');
    return renderPage(page);
  };
  parentPort!.on('message', (request: RenderRequest) => {
    const { id } = request;
    void renderInTime(request)
      .then(
        (content): RenderResult => ({ id, ...content }),
        (error: unknown): RenderResult => ({ id, html: null, reason: reasonOf(error) }),
      )
      .then((result) => parentPort!.postMessage(result));
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
