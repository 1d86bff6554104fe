/** The news as an RSS 2.0 feed. */

export interface NewsFeed {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page with the same news. */
  readonly link: string;
  /** Absolute URL of the feed. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly summary: string;
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly publishedAt: number;
}

export function writeFeed({ title, description, link, self, items }: NewsFeed): string {
  const newest = items[0]?.publishedAt;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', formatDate(newest))]),
    ...items.flatMap(itemLines),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function itemLines({ title, link, summary, author, tags, publishedAt }: FeedItem): string[] {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', formatDate(publishedAt)),
    element('description', summary),
    ...(author === null ? [] : [element('dc:creator', author)]),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An RFC 822 date. */
function formatDate(time: number): string {
  return new Date(time).toUTCString();
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Also removes characters that XML does not allow even if escaped. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}
