import { describe, expect, test } from 'vitest';
import { nextPage, offeredPages, pageOf } from './paging';

const rows = (count: number) => Array.from({ length: count }, (_, place) => place);
const page = (count: number, total?: number) => ({ rows: rows(count), total });

test('an answer is a list, or a list with its total', () => {
  expect(pageOf([1, 2])).toEqual({ rows: [1, 2], total: undefined });
  expect(pageOf({ data: [1, 2], total: 12 })).toEqual({ rows: [1, 2], total: 12 });
});

describe('a list that grows', () => {
  test.each([
    ['starts with page 0', [], 0],
    ['goes on after a full page', [page(10)], 1],
    ['goes on after a short page: only an empty one is the end', [page(10), page(3)], 2],
    ['ends with an empty page', [page(10), page(0)], null],
    ['is empty at once', [page(0)], null],
    ['goes on while the total says so', [page(10, 25), page(10, 25)], 2],
    ['ends when the total is reached', [page(10, 12), page(2, 12)], null],
    ['of no rows ends by its total', [page(0, 0)], null],
  ])('%s', (_, loaded, expected) => {
    expect(nextPage(loaded)).toBe(expected);
  });
});

describe('a list in pages', () => {
  test.each([
    ['by its total', { page: 0, current: page(10, 95), known: 0 }, 10],
    ['one page for an empty list with a total', { page: 0, current: page(0, 0), known: 0 }, 1],
    ['one more than the full page one is on', { page: 2, current: page(10), known: 3 }, 4],
    ['no more after a short page', { page: 2, current: page(4), known: 3 }, 3],
    ['the pages before an empty one', { page: 3, current: page(0), known: 4 }, 3],
    ['one page when the first is empty', { page: 0, current: page(0), known: 0 }, 1],
    ['what is known while a page loads', { page: 3, current: undefined, known: 4 }, 4],
    ['the page asked for while it loads', { page: 7, current: undefined, known: 4 }, 8],
  ])('offers %s', (_, reached, pages) => {
    expect(offeredPages({ size: 10, ...reached })).toBe(pages);
  });
});
