import { LRUCache } from 'lru-cache';
import type { InitialData } from './initial-data';
import type { Renderer } from './renderer';

export interface RenderedPage {
  readonly html: string | null;
  /** The time of rendering. The page uses it as the current time until it is hydrated. */
  readonly at: number;
}

export const NOT_RENDERED: RenderedPage = { html: null, at: 0 };

/** Limits the age of pages without reads, whose data never changes. */
const TTL_MS = 60_000;

/** Renders a page once for all visitors while its data is the same. */
export function createRenderedPageCache(
  renderer: Renderer,
): (path: string, data: InitialData) => Promise<RenderedPage> {
  const cache = new LRUCache<string, { data: InitialData; page: Promise<RenderedPage> }>({
    max: 200,
    ttl: TTL_MS,
  });
  return (path, data) => {
    const cached = cache.get(path);
    if (cached?.data === data) return cached.page;
    const page = render(path, data);
    cache.set(path, { data, page });
    return page;
  };

  async function render(path: string, { answers }: InitialData): Promise<RenderedPage> {
    const at = Date.now();
    const url = `/app${path === '/' ? '' : path}`;
    const html = await renderer.render({ url, calls: answers, at });
    // Rendering failed or timed out: try again for the next visitor.
    if (html === null) cache.delete(path);
    return { html, at };
  }
}
