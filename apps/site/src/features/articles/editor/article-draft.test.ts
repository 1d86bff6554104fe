import { expect, it } from 'vitest';
import { contentOf, draftOf, isSame } from './article-draft';

const article = {
  title: 'The final',
  summary: 'Who won.',
  html: '<p>Text</p>',
  tags: ['embers', 'recap'],
  picture: { filename: 'a.webp', url: '/files/a.webp', placeholder: '/files/a.small.webp' },
};

it('gives back what it was made of', () => {
  expect(contentOf(draftOf(article))).toEqual({ ...article, picture: 'a.webp' });
});

it('is the same however the tags are typed, and another with another picture', () => {
  const draft = draftOf(article);
  expect(isSame(draft, { ...draft, tags: 'Embers,  recap, ' })).toBe(true);
  expect(isSame(draft, { ...draft, picture: null })).toBe(false);
});

it('begins empty', () => {
  expect(contentOf(draftOf(null))).toMatchObject({ title: '', html: '', tags: [], picture: null });
});
