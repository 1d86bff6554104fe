/** Inserts head tags, rendered content and initial data into the HTML of a page. */
import type { RouteTags } from './built-site';
import type { ShareTags } from './declaration';

interface DocumentParts {
  readonly tags: RouteTags;
  readonly share: ShareTags;
  /** The absolute address of the page. */
  readonly url: string;
  readonly brand: string;
  /** The rendered page, or null if the browser has to render it. */
  readonly content: string | null;
  /** Read by the first script of the page. */
  readonly initialData: unknown;
}

const ROOT = '<div id="root"></div>';
const ENTRY_STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const FIRST_SCRIPT = '<script type="module"';
const TITLE = /<title>[^<]*<\/title>/;

export function renderDocument(
  html: string,
  { tags, content, initialData, ...head }: DocumentParts,
): string {
  return (
    html
      .replace(TITLE, () => headTags(head))
      .replace(ENTRY_STYLES, '')
      // A rendered page brings its styles: it is painted one round trip earlier, and with far fewer requests.
      .replace(
        FIRST_SCRIPT,
        (script) => (content === null ? tags.styles : tags.inlineStyles) + script,
      )
      .replace('</head>', () => `${tags.scripts}</head>`)
      .replace(ROOT, (root) =>
        content === null ? root : `<div id="root" data-server-rendered>${content}</div>`,
      )
      .replace('</body>', () => `${jsonBlock('first-data', initialData)}</body>`)
  );
}

function headTags({ share, url, brand }: Pick<DocumentParts, 'share' | 'url' | 'brand'>): string {
  const { title, description, image, video, feed, query = '' } = share;
  const origin = new URL(url).origin;
  const tags: [kind: 'property' | 'name', key: string, value: string | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:site_name', brand],
    ['property', 'og:type', video ? 'video.other' : 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', `${url}${query}`],
    ['property', 'og:image', image && new URL(image, origin).href],
    ['property', 'og:video', video && new URL(video.url, origin).href],
    ['property', 'og:video:type', video?.type],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
  return [
    `<title>${escapeText(title === brand ? brand : `${title} · ${brand}`)}</title>`,
    ...tags.flatMap(([kind, key, value]) =>
      value ? `<meta ${kind}="${key}" content="${escapeText(value)}">` : [],
    ),
    feed ? `<link rel="alternate" type="application/rss+xml" href="${escapeText(feed)}">` : '',
  ].join('');
}

/** A data block, which browsers do not execute. `<` is escaped so that data cannot close the block. */
export function jsonBlock(id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}
