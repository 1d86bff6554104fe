import { expect, test } from 'vitest';
import { sortRows, toggleOrder } from './sort-rows';

const numbers = [{ n: 2 }, { n: null }, { n: 10 }, { n: 7 }];
const read = (row: { n: number | null }) => row.n;

test('rows without a value come last in both directions', () => {
  expect(sortRows(numbers, read, true).map(read)).toEqual([10, 7, 2, null]);
  expect(sortRows(numbers, read, false).map(read)).toEqual([2, 7, 10, null]);
});

test('the given array is not changed', () => {
  const before = [...numbers];
  sortRows(numbers, read, true);
  expect(numbers).toEqual(before);
});

test('rows of the same value keep their order', () => {
  const rows = ['b1', 'a1', 'b2', 'a2'];
  expect(sortRows(rows, (row) => row[0], false)).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('names are sorted naturally, ignoring case and accents', () => {
  expect(sortRows(['Team 10', 'team 9', 'Äther', 'Zeta'], (name) => name, false)).toEqual([
    'Äther',
    'team 9',
    'Team 10',
    'Zeta',
  ]);
});

test('the first click on a column sorts descending, the second one reverses it', () => {
  const first = toggleOrder(undefined, 'elo');
  expect(first).toEqual({ column: 'elo', descending: true });
  expect(toggleOrder(first, 'elo').descending).toBe(false);
  expect(toggleOrder(first, 'name')).toEqual({ column: 'name', descending: true });
});
