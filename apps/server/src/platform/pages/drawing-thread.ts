/** The thread in which pages are drawn, with the code of the site itself. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawn, PageToDraw } from './drawing';
import type { SiteSettings } from './site-settings';

interface BuiltDrawing {
  drawPage(page: PageToDraw): Promise<string>;
}

const { program, site } = workerData as { program: string; site: SiteSettings };

void listen();

async function listen(): Promise<void> {
  // The code of the site reads it as soon as it is loaded.
  Object.assign(globalThis, { siteOfServer: site });
  const { drawPage } = (await import(program)) as BuiltDrawing;
  parentPort!.on('message', ({ id, page }: { id: number; page: PageToDraw }) => {
    void drawPage(page)
      .then(
        (html): Drawn => ({ id, html }),
        (error: unknown): Drawn => ({ id, html: null, reason: reasonOf(error) }),
      )
      .then((drawn) => parentPort!.postMessage(drawn));
  });
  parentPort!.postMessage('ready');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
