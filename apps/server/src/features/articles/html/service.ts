/**
 * The HTML that an article may hold: what the editor can write. Everything else that is pasted or
 * sent is removed and its text stays. Pages insert the result as it is.
 */
import sanitize from 'sanitize-html';

/** Stands for the site's own origin when a relative address is parsed. */
const HERE = 'http://here.invalid';
const PICTURE = /^\/files\/[0-9a-f]{32}\.webp$/;

const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
    ...['a', 'strong', 'em', 'u', 's', 'code'],
    ...['figure', 'img', 'figcaption'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper is nobody's text, and browsers take long to draw it.
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (_tag, { href = '' }) => ({ tagName: 'a', attribs: linkTo(href.trim()) }),
    img: (_tag, { src = '', alt = '', width, height }) => ({
      tagName: 'img',
      attribs: { src, alt, ...sizeOf(width, height), loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && !PICTURE.test(attribs.src ?? '')) ||
    (tag === 'figure' && (mediaChildren ?? []).length === 0) ||
    (tag === 'figcaption' && text.trim() === ''),
};

export function sanitizeHtml(html: string): string {
  return sanitize(html, RULES).trim();
}

/** Pages of the site as a path, others in full; anything else is no link any more. */
function linkTo(href: string): Record<string, string> {
  if (href.startsWith('/')) return pageAt(href);
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return {};
  return { href: new URL(href).href, rel: 'noopener nofollow ugc' };
}

/** Judged after everything that leads elsewhere has been resolved: `//host`, backslashes, dots. */
function pageAt(path: string): Record<string, string> {
  if (!URL.canParse(path, HERE)) return {};
  const { origin, pathname, search, hash } = new URL(path, HERE);
  const isPage = origin === HERE && /^\/app(?:\/|$)/.test(pathname);
  return isPage ? { href: `${pathname}${search}${hash}` } : {};
}

/** So that nothing moves when the picture arrives. */
function sizeOf(width = '', height = ''): Record<string, string> {
  const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text);
  return isSize(width) && isSize(height) ? { width, height } : {};
}
