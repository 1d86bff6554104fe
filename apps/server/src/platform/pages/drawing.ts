/**
 * Draws public pages as HTML before the browser has a single script, in a thread of its own. A page
 * that cannot be drawn, or not in time, is sent without: the browser draws it then, as it always can.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Log } from '../log';
import { openThread } from '../thread';
import type { FirstAnswer } from './first-data';
import type { SiteSettings } from './site-settings';

export interface PageToDraw {
  /** Path on the site, with the /app before it. */
  readonly url: string;
  readonly calls: readonly FirstAnswer[];
  readonly at: number;
}

export interface Drawn {
  readonly id: number;
  readonly html: string | null;
  readonly reason?: string;
}

export interface Drawing {
  /** Null where the page is better drawn by the browser. */
  draw(page: PageToDraw): Promise<string | null>;
  stop(): Promise<void>;
}

interface Parts {
  /** The folder of the build. */
  readonly folder: string;
  readonly site: SiteSettings;
  readonly log: Log;
}

/** Whoever comes with so many before them has the page sooner by drawing it. */
const MOST_WAITING = 20;
const WITHIN_MS = 1_000;
/** A thread that answers none of so many hangs, and would hold up everybody for as long as it may take. */
const MOST_LATE = 5;
/** A thread that ends by itself again and again is not worth another. */
const MOST_THREADS = 3;

export function createDrawing({ folder, site, log }: Parts): Drawing {
  const program = join(folder, 'draw-page.js');
  const waiting = new Map<number, (html: string | null) => void>();
  let last = 0;
  let thread: Worker | null = null;
  let isReady = false;
  let late = 0;
  let left = existsSync(program) ? MOST_THREADS : 0;

  /** With the first page that is asked for: not every process serves any. */
  function open(): Worker {
    left--;
    const worker = openThread({
      from: import.meta.url,
      program: 'drawing-thread',
      data: { program: pathToFileURL(program).href, site },
    });
    worker.on('message', hear);
    worker.once('error', (error) => log.error({ err: error }, 'Pages are no longer drawn'));
    worker.once('exit', () => {
      thread = null;
      isReady = false;
      late = 0;
      for (const settle of waiting.values()) settle(null);
    });
    // It alone keeps nothing running.
    worker.unref();
    return worker;
  }

  function hear(message: Drawn | 'ready'): void {
    if (message === 'ready') {
      isReady = true;
      return;
    }
    late = 0;
    if (message.html === null) log.warn({ reason: message.reason }, 'A page could not be drawn');
    waiting.get(message.id)?.(message.html);
  }

  return {
    draw(page) {
      if (!thread && left > 0) thread = open();
      if (!thread || !isReady || waiting.size >= MOST_WAITING) return Promise.resolve(null);
      const id = ++last;
      thread.postMessage({ id, page });
      return new Promise((resolve) => {
        const settle = (html: string | null) => {
          clearTimeout(limit);
          waiting.delete(id);
          resolve(html);
        };
        const limit = setTimeout(() => {
          settle(null);
          if (++late === MOST_LATE) void thread?.terminate();
        }, WITHIN_MS);
        waiting.set(id, settle);
      });
    },
    async stop() {
      left = 0;
      await thread?.terminate();
    },
  };
}
