import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranksOf, ranksOfPage, sliceOfPage } from './ranks';

it.each([
  { values: [], ranks: [] },
  { values: [9, 7, 7, 4], ranks: [1, 2, 2, 4] },
  { values: [5, 5, 5], ranks: [1, 1, 1] },
  { values: [3, null, null], ranks: [1, 2, 2] },
])('equal values of $values share a rank', ({ values, ranks }) => {
  expect(ranksOf<number | null>(values)).toEqual(ranks);
});

it('a page has the ranks that its rows have in the whole list', () => {
  const list = fc.array(fc.nat({ max: 8 }), { maxLength: 40 });
  fc.assert(
    fc.property(
      list,
      fc.nat({ max: 5 }),
      fc.integer({ min: 1, max: 9 }),
      (unsorted, page, size) => {
        const all = unsorted.toSorted((one, other) => other - one);
        const offset = page * size;
        const values = all.slice(offset, offset + size);
        const above = all.filter((value) => value > (values[0] ?? 0)).length;
        expect(ranksOfPage({ values, offset, above })).toEqual(
          ranksOf(all).slice(offset, offset + size),
        );
      },
    ),
  );
});

it.each([
  [
    { page: 0, size: 10, total: 25, isReversed: false },
    { start: 0, count: 10 },
  ],
  [
    { page: 2, size: 10, total: 25, isReversed: false },
    { start: 20, count: 10 },
  ],
  [
    { page: 0, size: 10, total: 25, isReversed: true },
    { start: 15, count: 10 },
  ],
  [
    { page: 2, size: 10, total: 25, isReversed: true },
    { start: 0, count: 5 },
  ],
  [
    { page: 3, size: 10, total: 25, isReversed: true },
    { start: 0, count: 0 },
  ],
])('the rows of %o', (page, slice) => {
  expect(sliceOfPage(page)).toEqual(slice);
});
