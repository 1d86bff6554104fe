import { LRUCache } from 'lru-cache';
import type { InitialData } from './initial-data';
import type { PageRenderer } from './renderer';
import type { SiteSettings } from './site-settings';

export interface RenderedPage {
  readonly html: string | null;
  /** The time of rendering. The page uses it as the current time until it is hydrated. */
  readonly at: number;
}

interface PageContent {
  readonly data: InitialData;
  readonly site: SiteSettings;
}

export const NOT_RENDERED: RenderedPage = { html: null, at: 0 };

/** Limits the age of pages without reads, whose data never changes. */
const TTL_MS = 60_000;

/** Renders a page once for all visitors while its data and the settings of the site are the same. */
export function createRenderedPageCache(
  renderer: PageRenderer,
): (path: string, content: PageContent) => Promise<RenderedPage> {
  const cache = new LRUCache<string, PageContent & { page: Promise<RenderedPage> }>({
    max: 200,
    ttl: TTL_MS,
  });
  return (path, content) => {
    const cached = cache.get(path);
    if (cached?.data === content.data && cached.site === content.site) return cached.page;
    const page = render(path, content);
    cache.set(path, { ...content, page });
    return page;
  };

  async function render(path: string, { data, site }: PageContent): Promise<RenderedPage> {
    const at = Date.now();
    const url = `/app${path === '/' ? '' : path}`;
    const html = await renderer.render({ url, calls: data.answers, at }, site);
    // Rendering failed or timed out: try again for the next visitor.
    if (html === null) cache.delete(path);
    return { html, at };
  }
}
