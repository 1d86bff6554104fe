/**
 * Renders public pages as HTML in a worker thread, so that they can be read before any script has
 * loaded. A page that cannot be rendered, or not in time, is sent empty and rendered by the browser.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Log } from '../log';
import { openThread } from '../thread';
import type { FirstAnswer } from './first-data';
import type { SiteSettings } from './site-settings';

export interface PageToRender {
  /** Path on the site, with the /app before it. */
  readonly url: string;
  readonly calls: readonly FirstAnswer[];
  readonly at: number;
}

/** What the code of the site makes of a page. */
export interface RenderedContent {
  readonly html: string;
  /** Reads, as `feature.name`, that the browser has to make, and those made for nothing. */
  readonly unanswered: readonly string[];
  readonly unused: readonly string[];
}

/** What the thread answers. */
export type RenderResult = { readonly id: number } & (
  | RenderedContent
  | { readonly html: null; readonly reason: string }
);

export interface Renderer {
  /** Null where the browser has to render the page. */
  render(page: PageToRender): Promise<string | null>;
  stop(): Promise<void>;
}

interface Deps {
  /** The folder of the build. */
  readonly folder: string;
  readonly site: SiteSettings;
  readonly log: Log;
}

interface PendingPage {
  readonly url: string;
  readonly settle: (html: string | null) => void;
}

/** With so many pages queued, a browser renders its page sooner than the thread would. */
const MAX_PENDING = 20;
const TIMEOUT_MS = 1_000;
/** A thread with so many timeouts in a row hangs, and is terminated. */
const MAX_TIMEOUTS = 5;
/** A thread that ends by itself again and again is not started once more. */
const MAX_THREADS = 3;

export function createRenderer({ folder, site, log }: Deps): Renderer {
  const program = join(folder, 'render-page.js');
  const pending = new Map<number, PendingPage>();
  let lastId = 0;
  let thread: Worker | null = null;
  let isReady = false;
  let timeouts = 0;
  let threadsLeft = existsSync(program) ? MAX_THREADS : 0;

  /** Started with the first page that is requested: not every process serves pages. */
  function startThread(): Worker {
    threadsLeft--;
    const worker = openThread({
      from: import.meta.url,
      program: 'render-thread',
      data: { program: pathToFileURL(program).href, site },
    });
    worker.on('message', onMessage);
    worker.once('error', (error) => log.error({ err: error }, 'Pages are no longer rendered'));
    worker.once('exit', () => {
      thread = null;
      isReady = false;
      timeouts = 0;
      for (const { settle } of pending.values()) settle(null);
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
    if (message.html === null) log.warn({ reason: message.reason }, 'A page could not be rendered');
    else warnAboutReads(pending.get(message.id)?.url, message);
    pending.get(message.id)?.settle(message.html);
  }

  /** A page whose declaration and components differ costs every visitor a request. */
  function warnAboutReads(url: string | undefined, { unanswered, unused }: RenderedContent): void {
    if (unanswered.length + unused.length === 0) return;
    log.warn({ url, unanswered, unused }, 'A page does not read what it declares');
  }

  return {
    render(page) {
      if (!thread && threadsLeft > 0) thread = startThread();
      if (!thread || !isReady || pending.size >= MAX_PENDING) return Promise.resolve(null);
      const id = ++lastId;
      thread.postMessage({ id, page });
      return new Promise((resolve) => {
        const settle = (html: string | null) => {
          clearTimeout(timeout);
          pending.delete(id);
          resolve(html);
        };
        const timeout = setTimeout(() => {
          settle(null);
          if (++timeouts === MAX_TIMEOUTS) void thread?.terminate();
        }, TIMEOUT_MS);
        pending.set(id, { url: page.url, settle });
      });
    },
    async stop() {
      threadsLeft = 0;
      await thread?.terminate();
    },
  };
}
