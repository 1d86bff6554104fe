import { expect, it } from 'vitest';
import { contentOf, draftOf, isSameContent } from './article-draft';

const article = {
  title: 'The final',
  summary: 'Who won.',
  html: '<p>Text</p>',
  tags: ['embers', 'recap'],
  picture: { filename: 'a.webp', url: '/files/a.webp', placeholder: '/files/a.small.webp' },
};

it('converts to a draft and back without loss', () => {
  expect(contentOf(draftOf(article))).toEqual({ ...article, picture: 'a.webp' });
});

it('compares tags by content, and detects another picture', () => {
  const draft = draftOf(article);
  expect(isSameContent(draft, { ...draft, tags: 'Embers,  recap, ' })).toBe(true);
  expect(isSameContent(draft, { ...draft, cover: { picture: null, chosen: null } })).toBe(false);
});

it('is empty for a new article', () => {
  expect(contentOf(draftOf(null))).toMatchObject({
    title: '',
    html: '',
    tags: [],
    picture: null,
  });
});
