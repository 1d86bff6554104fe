/**
 * The HTML that an article may hold: what the editor can write. Everything else that is pasted or
 * sent is removed and its text stays. Pages insert the result as it is.
 */
import { EMBED_TAG, parseEmbed, writeEmbed } from '@mes/domain/embeds/embeds';
import type { IOptions } from 'sanitize-html';

/** Stands for the site's own origin when a relative address is parsed. */
const HERE = 'http://here.invalid';
const PICTURE = /^\/files\/[0-9a-f]{32}\.webp$/;

const RULES: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
    ...['a', 'strong', 'em', 'u', 's', 'code'],
    ...['figure', 'img', 'figcaption', EMBED_TAG],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    [EMBED_TAG]: ['kind', 'subject'],
  },
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

/** Its parser is loaded with the first text: only people who write one need it. */
export async function sanitizeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  return normalizeEmbeds(sanitize(html, RULES)).trim();
}

/** A tag of sanitized markup: attributes have `<` and `>` escaped. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>/g;

/**
 * Embeds in the one form that pages split the text at: empty, with a kind and id that can exist. One
 * within another element is removed: a page could not split the text there.
 */
function normalizeEmbeds(html: string): string {
  let clean = '';
  let end = 0;
  /** Open elements, and open embeds among them. */
  let depth = 0;
  let embedDepth = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(TAG)) {
    if (embedDepth === 0) clean += html.slice(end, index);
    end = index + tag.length;
    const isOpening = slash === '';
    if (name === EMBED_TAG) {
      if (isOpening && depth === 0 && embedDepth === 0) clean += embedOf(attributes);
      embedDepth += isOpening ? 1 : -1;
    } else if (embedDepth === 0) {
      clean += tag;
      if (!attributes.endsWith('/')) depth += isOpening ? 1 : -1;
    }
  }
  return clean + html.slice(end);
}

function embedOf(attributes: string): string {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const key = parseEmbed({ kind: attribute('kind'), id: attribute('subject') });
  return key ? writeEmbed(key) : '';
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
