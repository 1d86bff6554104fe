import { LRUCache } from 'lru-cache';
import type { FirstData } from './first-data';
import type { Renderer } from './renderer';

export interface RenderedPage {
  readonly html: string | null;
  /** When it was rendered, which the page takes for now until it is hydrated. */
  readonly at: number;
}

export const NOT_RENDERED: RenderedPage = { html: null, at: 0 };

/** Without it, pages that read nothing would stay for ever, with the time at which they were rendered. */
const TTL_MS = 60_000;

/** Renders a page once for everybody who opens it while its data is the same. */
export function createRenderedPageCache(
  renderer: Renderer,
): (path: string, data: FirstData) => Promise<RenderedPage> {
  const cache = new LRUCache<string, { data: FirstData; page: Promise<RenderedPage> }>({
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

  async function render(path: string, { answers }: FirstData): Promise<RenderedPage> {
    const at = Date.now();
    const url = `/app${path === '/' ? '' : path}`;
    const html = await renderer.render({ url, calls: answers, at });
    // It failed or took too long: the next visitor tries again.
    if (html === null) cache.delete(path);
    return { html, at };
  }
}
