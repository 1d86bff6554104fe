import { expect, it } from 'vitest';
import { publicationState } from './state';

it.each([
  [{ publishedAt: null, deletedAt: null }, 'draft'],
  [{ publishedAt: 101, deletedAt: null }, 'planned'],
  [{ publishedAt: 100, deletedAt: null }, 'published'],
  [{ publishedAt: 50, deletedAt: 60 }, 'deleted'],
  [{ publishedAt: null, deletedAt: 60 }, 'deleted'],
] as const)('with %o it is %s at 100', (dates, state) => {
  expect(publicationState(dates, 100)).toBe(state);
});
