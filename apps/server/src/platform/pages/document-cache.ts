import { LRUCache } from 'lru-cache';
import type { InitialData } from './initial-data';
import type { PageRenderer } from './renderer';
import type { SiteSettings } from './site-settings';

interface RenderedPage {
  readonly html: string | null;
  /** The time of rendering. The page uses it as the current time until it is hydrated. */
  readonly at: number;
}

interface PageContent {
  readonly data: InitialData;
  readonly site: SiteSettings;
}

interface PageDocument {
  readonly html: Buffer;
}

export const NOT_RENDERED: RenderedPage = { html: null, at: 0 };

/** Limits the age of pages without reads, whose data never changes. */
const TTL_MS = 60_000;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Renders a page once for all visitors while its data and the settings of the site are the same. It stores whole
 * documents and not what they are made of, which takes several times the memory.
 */
export function createDocumentCache<D extends PageDocument>(renderer: PageRenderer) {
  interface Entry extends PageContent {
    readonly document: Promise<D>;
  }
  const cache = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, ttl: TTL_MS });

  /** `create` makes the document of the rendered content. */
  return (path: string, content: PageContent, create: (rendered: RenderedPage) => D) => {
    const cached = cache.get(path);
    if (cached?.data === content.data && cached.site === content.site) return cached.document;
    const rendering = render(path, content);
    const document = rendering.then(create);
    const entry = { ...content, document };
    // Its size is known later.
    cache.set(path, entry, { size: 1 });
    void Promise.all([rendering, document]).then(
      ([
        { html },
        {
          html: { length },
        },
      ]) => {
        if (cache.peek(path) !== entry) return;
        // Rendering failed or timed out: try again for the next visitor.
        if (html === null) cache.delete(path);
        // As another object: the size of the same one would not change.
        else cache.set(path, { ...entry }, { size: length });
      },
      () => {
        if (cache.peek(path) === entry) cache.delete(path);
      },
    );
    return document;
  };

  async function render(path: string, { data, site }: PageContent): Promise<RenderedPage> {
    const at = Date.now();
    const url = `/app${path === '/' ? '' : path}`;
    return { html: await renderer.render({ url, calls: data.answers, at }, site), at };
  }
}
