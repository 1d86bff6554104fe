import { expect, it } from 'vitest';
import { coverMap, coverSkin } from './cover';

const article = { slug: 'news', title: 'News', tags: [] };

it('shows the map that the title names', () => {
  expect(coverMap({ ...article, title: 'Map pool update: Soar returns' })).toBe('Soar');
});

it('shows the same map for the same article, and not one map for all', () => {
  const maps = ['one', 'two', 'three', 'four', 'five'].map((slug) =>
    coverMap({ ...article, slug }),
  );
  expect(coverMap({ ...article, slug: 'one' })).toBe(maps[0]);
  expect(new Set(maps).size).toBeGreaterThan(1);
});

it.each([
  [['recap', 'embers', 'league'], 'embers'],
  [['pro league'], 'league'],
  [['guides'], null],
])('takes the colours of the tournament in %j: %s', (tags, skin) => {
  expect(coverSkin({ tags })).toBe(skin);
});
