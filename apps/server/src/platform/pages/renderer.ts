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

interface Deps {
  /** The folder of the build. */
  readonly folder: string;
  readonly log: Log;
}

interface PendingPage {
  readonly url: string;
  readonly finish: (html: string | null) => void;
}

/** With more pages queued, the browser renders a page sooner than the thread would. */
const MAX_QUEUED = 20;
const TIMEOUT_MS = 1_000;
/** After this many timeouts in a row the thread hangs and is terminated. */
const MAX_TIMEOUTS = 5;
/** A thread that keeps crashing is not restarted again. */
const MAX_THREADS = 3;

export function createRenderer({ folder, log }: Deps): PageRenderer {
  const program = join(folder, 'render-page.js');
  const pending = new Map<number, PendingPage>();
  /** What the thread has not answered yet, also pages that nobody waits for any more. */
  const queued = new Set<number>();
  let lastId = 0;
  let thread: Worker | null = null;
  let threadSite: SiteSettings | null = null;
  let isReady = false;
  let timeouts = 0;
  const allowed = existsSync(program) ? MAX_THREADS : 0;
  let threadsLeft = allowed;

  /** Started with the first requested page: not every process serves pages. */
  function startThread(site: SiteSettings): Worker {
    threadsLeft--;
    threadSite = site;
    const worker = openThread({
      from: import.meta.url,
      program: 'render-thread',
      data: { program: pathToFileURL(program).href, site },
    });
    worker.on('message', (message: RenderResult | 'ready') => {
      if (worker === thread) onMessage(message);
    });
    worker.once('error', (error) => log.error({ err: error }, 'Pages are no longer rendered'));
    worker.once('exit', () => {
      if (worker !== thread) return;
      thread = null;
      isReady = false;
      timeouts = 0;
      queued.clear();
      for (const { finish } of pending.values()) finish(null);
    });
    // unref so that the thread does not keep the process alive
    worker.unref();
    return worker;
  }

  function onMessage(message: RenderResult | 'ready'): void {
    if (message === 'ready') {
      isReady = true;
      return;
    }
    timeouts = 0;
    queued.delete(message.id);
    const page = pending.get(message.id);
    if (!page) return;
    if (message.html === null) log.warn({ reason: message.reason }, 'A page could not be rendered');
    else warnAboutReads(page.url, message);
    page.finish(message.html);
  }

  /** A page whose components and declaration differ costs every visitor a request. */
  function warnAboutReads(url: string, { unanswered, unused }: RenderedContent): void {
    if (unanswered.length + unused.length === 0) return;
    log.warn({ url, unanswered, unused }, 'A page does not read what it declares');
  }

  /** The code of the site reads the settings while it loads, so others need another thread. */
  function replaceThread(): void {
    const old = thread;
    thread = null;
    isReady = false;
    timeouts = 0;
    threadsLeft = allowed;
    queued.clear();
    for (const { finish } of pending.values()) finish(null);
    void old?.terminate();
  }

  return {
    render(page, site) {
      if (thread && threadSite !== site) replaceThread();
      if (!thread && threadsLeft > 0) thread = startThread(site);
      if (!thread || !isReady || queued.size >= MAX_QUEUED) return Promise.resolve(null);
      const id = ++lastId;
      queued.add(id);
      const request: RenderRequest = { id, page, until: Date.now() + TIMEOUT_MS };
      thread.postMessage(request);
      return new Promise((resolve) => {
        const finish = (html: string | null) => {
          clearTimeout(timeout);
          pending.delete(id);
          resolve(html);
        };
        const timeout = setTimeout(() => {
          finish(null);
          if (++timeouts === MAX_TIMEOUTS) void thread?.terminate();
        }, TIMEOUT_MS);
        pending.set(id, { url: page.url, finish });
      });
    },
    async stop() {
      threadsLeft = 0;
      await thread?.terminate();
    },
  };
}
