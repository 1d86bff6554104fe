/**
 * Renders public pages to HTML in a worker thread, so that they are readable before any script has
 * loaded. A page that fails or times out is sent empty and rendered by the browser.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Log } from '../log';
import { openThread } from '../thread';
import type { InitialAnswer } from './initial-data';
import type { SiteSettings } from './site-settings';

export interface PageToRender {
  /** The path of the page including /app. */
  readonly url: string;
  readonly calls: readonly InitialAnswer[];
  readonly at: number;
}

/** The result of the site's code. */
export interface RenderedContent {
  readonly html: string;
  /** Reads, as `feature.name`, that the page makes but does not declare, and declared ones it does not use. */
  readonly unanswered: readonly string[];
  readonly unused: readonly string[];
}

/** The message to the thread. */
export interface RenderRequest {
  readonly id: number;
  readonly page: PageToRender;
  /** Nobody waits for the page any longer. */
  readonly until: number;
}

/** The message of the thread. */
export type RenderResult = { readonly id: number } & (
  | RenderedContent
  | { readonly html: null; readonly reason: string }
);

export interface PageRenderer {
  /** Null where the browser has to render the page. */
  render(page: PageToRender, site: SiteSettings): Promise<string | null>;
  stop(): Promise<void>;
}

/** In milliseconds. */
interface RenderLimits {
  /** How long a visitor waits. */
  readonly page: number;
  /** The same for the first pages of a thread, which loads and compiles the code of the site with them. */
  readonly coldPage: number;
  /** A thread that has pages to render and answers none for so long hangs, and is terminated. */
  readonly silence: number;
}

interface Deps {
  /** The folder of the build. */
  readonly folder: string;
  readonly log: Log;
  readonly limits?: RenderLimits;
}

interface PendingPage {
  readonly url: string;
  readonly finish: (html: string | null) => void;
}

/** With more pages queued, the browser renders a page sooner than the thread would. */
const MAX_QUEUED = 20;
const LIMITS: RenderLimits = { page: 1_000, coldPage: 3_000, silence: 10_000 };
/** Some of each kind of page. */
const COLD_PAGES = 12;
/** After so many threads that ended before they rendered anything, none is started any more. */
const MAX_THREADS = 3;

export function createRenderer({ folder, log, limits = LIMITS }: Deps): PageRenderer {
  const program = join(folder, 'render-page.js');
  const pending = new Map<number, PendingPage>();
  /** What the thread has not answered yet, also pages that nobody waits for any more. */
  const queued = new Set<number>();
  let lastId = 0;
  let thread: Worker | null = null;
  let threadSite: SiteSettings | null = null;
  let rendered = 0;
  let silence: NodeJS.Timeout | undefined;
  const allowed = existsSync(program) ? MAX_THREADS : 0;
  let threadsLeft = allowed;

  function startThread(site: SiteSettings): Worker {
    threadsLeft--;
    threadSite = site;
    const worker = openThread({
      from: import.meta.url,
      program: 'render-thread',
      data: { program: pathToFileURL(program).href, site },
    });
    worker.on('message', (result: RenderResult) => {
      if (worker === thread) onResult(result);
    });
    worker.once('error', (error) => log.error({ err: error }, 'The rendering of pages crashed'));
    worker.once('exit', () => {
      if (worker === thread) forgetThread();
    });
    // unref so that the thread does not keep the process alive
    worker.unref();
    return worker;
  }

  function forgetThread(): void {
    thread = null;
    rendered = 0;
    queued.clear();
    expectResult();
    for (const { finish } of pending.values()) finish(null);
  }

  function onResult(result: RenderResult): void {
    queued.delete(result.id);
    expectResult();
    if (result.html !== null) {
      rendered++;
      threadsLeft = allowed;
    }
    const page = pending.get(result.id);
    if (!page) return;
    if (result.html === null) log.warn({ reason: result.reason }, 'A page could not be rendered');
    else warnAboutReads(page.url, result);
    page.finish(result.html);
  }

  /** Pages that take long on a busy machine do not mean that the thread hangs: only silence does. */
  function expectResult(): void {
    clearTimeout(silence);
    if (queued.size === 0) return;
    silence = setTimeout(() => {
      log.error(
        { urls: [...pending.values()].map(({ url }) => url) },
        'The rendering of pages hangs',
      );
      void thread?.terminate();
    }, limits.silence).unref();
  }

  /** A page whose components and declaration differ costs every visitor a request. */
  function warnAboutReads(url: string, { unanswered, unused }: RenderedContent): void {
    if (unanswered.length + unused.length === 0) return;
    log.warn({ url, unanswered, unused }, 'A page does not read what it declares');
  }

  /** The code of the site reads the settings while it loads, so others need another thread. */
  function replaceThread(): void {
    const old = thread;
    forgetThread();
    threadsLeft = allowed;
    void old?.terminate();
  }

  return {
    render(page, site) {
      if (thread && threadSite !== site) replaceThread();
      if (!thread && threadsLeft > 0) thread = startThread(site);
      if (!thread || queued.size >= MAX_QUEUED) return Promise.resolve(null);
      const id = ++lastId;
      const limit = rendered < COLD_PAGES ? limits.coldPage : limits.page;
      const request: RenderRequest = { id, page, until: Date.now() + limit };
      // A thread that is still loading its code reads it afterwards.
      thread.postMessage(request);
      queued.add(id);
      if (queued.size === 1) expectResult();
      return new Promise((resolve) => {
        const finish = (html: string | null) => {
          clearTimeout(timeout);
          pending.delete(id);
          resolve(html);
        };
        const timeout = setTimeout(() => finish(null), limit);
        pending.set(id, { url: page.url, finish });
      });
    },
    async stop() {
      threadsLeft = 0;
      await thread?.terminate();
    },
  };
}
