/** Puts what the server knows about a page into its HTML. */
import type { ShareTags } from './declaration';

interface DocumentParts {
  /** Links to the files of the route; its styles go on top of those of the frame. */
  readonly preloads: string;
  readonly share: ShareTags;
  /** The page's own address, in full. */
  readonly url: string;
  readonly brand: string;
  /** The page itself, where the server has rendered it. */
  readonly content: string | null;
  /** Read by the page's first script. */
  readonly firstData: unknown;
}

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

export function renderDocument(
  html: string,
  { preloads, content, firstData, ...head }: DocumentParts,
): string {
  return html
    .replace(TITLE, () => headTags(head))
    .replace('</head>', () => `${preloads}</head>`)
    .replace(ROOT, (root) =>
      content === null ? root : `<div id="root" data-server-rendered>${content}</div>`,
    )
    .replace('</body>', () => `${jsonBlock(firstData)}</body>`);
}

function headTags({ share, url, brand }: Pick<DocumentParts, 'share' | 'url' | 'brand'>): string {
  const { title, description, image, feed } = share;
  const origin = new URL(url).origin;
  const tags: [kind: 'property' | 'name', key: string, value: string | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:site_name', brand],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image && new URL(image, origin).href],
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

/** Data, never run: the policy allows no inline script, and `<` cannot end the block early. */
function jsonBlock(data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-data">${text}</script>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}
