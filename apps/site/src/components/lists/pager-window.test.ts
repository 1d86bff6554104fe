import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCount, pagerWindow } from './pager-window';

/** Pages as people count them, `…` for a gap. */
const shown = (page: number, pages: number, buttons?: number) =>
  pagerWindow({ page: page - 1, pages, buttons })
    .map((item) => (item === 'gap' ? '…' : item + 1))
    .join(' ');

describe('the pager', () => {
  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [5, 10, '1 2 3 4 5 6 7 8 9 10'],
    [1, 11, '1 2 3 4 5 6 7 8 9 … 11'],
    [5, 11, '1 2 3 4 5 6 7 8 9 … 11'],
    [6, 11, '1 … 3 4 5 6 7 8 9 10 11'],
    [11, 11, '1 … 3 4 5 6 7 8 9 10 11'],
    [1, 40, '1 2 3 4 5 6 7 8 9 … 40'],
    [5, 40, '1 2 3 4 5 6 7 8 9 … 40'],
    [6, 40, '1 … 3 4 5 6 7 8 9 10 … 40'],
    [20, 40, '1 … 17 18 19 20 21 22 23 24 … 40'],
    [36, 40, '1 … 32 33 34 35 36 37 38 39 40'],
    [40, 40, '1 … 32 33 34 35 36 37 38 39 40'],
    [99, 40, '1 … 32 33 34 35 36 37 38 39 40'],
  ])('on page %i of %i shows %s', (page, pages, expected) => {
    expect(shown(page, pages)).toBe(expected);
  });

  test.each([
    [1, 9, '1 2 3 4 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 6 7 8 9'],
  ])('with five buttons on page %i of %i shows %s', (page, pages, expected) => {
    expect(shown(page, pages, 5)).toBe(expected);
  });

  test('always offers the current, first and last page in order, within its number of buttons', () => {
    const cases = fc.record({
      pages: fc.integer({ min: 1, max: 500 }),
      buttons: fc.integer({ min: 3, max: 12 }),
      at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ pages, buttons, at }) => {
        const page = Math.floor(at * pages);
        const items = pagerWindow({ page, pages, buttons });
        const numbers = items.filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toHaveLength(Math.min(pages, buttons));
        expect(numbers).toContain(page);
        expect([numbers[0], numbers.at(-1)]).toEqual([0, pages - 1]);
        // There is a gap exactly where pages are missing.
        items.forEach((item, place) => {
          if (item === 'gap') return;
          const next = items[place + 1];
          if (typeof next === 'number') expect(next).toBe(item + 1);
          if (next === 'gap') expect(items[place + 2]).toBeGreaterThan(item + 1);
        });
      }),
    );
  });
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [100, 10],
  [101, 11],
])('%i rows of ten a page are %i pages', (total, pages) => {
  expect(pageCount(total, 10)).toBe(pages);
});
