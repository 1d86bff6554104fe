import { expect, it } from 'vitest';
import { writeFeed } from './feed';

const feed = {
  title: 'MES news',
  description: 'What happens.',
  link: 'https://mes.example/app/blog',
  self: 'https://mes.example/api/articles/feed.xml',
};

it('writes an item with all of its fields', () => {
  const xml = writeFeed({
    ...feed,
    items: [
      {
        title: 'Final',
        link: 'https://mes.example/app/blog/final',
        summary: 'Who won.',
        author: 'moderator',
        tags: ['embers'],
        publishedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      },
    ],
  });
  expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  expect(xml).toContain('<guid isPermaLink="true">https://mes.example/app/blog/final</guid>');
  expect(xml).toContain('<dc:creator>moderator</dc:creator>\n<category>embers</category>');
});

it('escapes texts and URLs', () => {
  const hostile = '</title><script>"&\'\u0000\u{1F600}\ud800';
  const xml = writeFeed({
    ...feed,
    title: hostile,
    items: [
      {
        title: hostile,
        link: `https://mes.example/?a=1&b="`,
        summary: hostile,
        author: hostile,
        tags: [hostile],
        publishedAt: 0,
      },
    ],
  });
  expect(xml).not.toContain('<script');
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  expect(xml.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(xml.isWellFormed()).toBe(true);
});

it('is valid without items', () => {
  expect(writeFeed({ ...feed, items: [] })).not.toContain('lastBuildDate');
});
