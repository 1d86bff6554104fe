import { expect, test } from 'vitest';
import { orderedBy, toggled } from './sort-rows';

const numbers = [{ n: 2 }, { n: null }, { n: 10 }, { n: 7 }];
const read = (row: { n: number | null }) => row.n;

test('rows without a value come last in both directions', () => {
  expect(orderedBy(numbers, read, true).map(read)).toEqual([10, 7, 2, null]);
  expect(orderedBy(numbers, read, false).map(read)).toEqual([2, 7, 10, null]);
});

test('the rows given stay as they are', () => {
  const before = [...numbers];
  orderedBy(numbers, read, true);
  expect(numbers).toEqual(before);
});

test('rows of the same value keep their order', () => {
  const rows = ['b1', 'a1', 'b2', 'a2'];
  expect(orderedBy(rows, (row) => row[0], false)).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('names are ordered as people read them', () => {
  expect(orderedBy(['Team 10', 'team 9', 'Äther', 'Zeta'], (name) => name, false)).toEqual([
    'Äther',
    'team 9',
    'Team 10',
    'Zeta',
  ]);
});

test('the first press of a column sorts from the highest, the second turns it', () => {
  const first = toggled(undefined, 'elo');
  expect(first).toEqual({ column: 'elo', descending: true });
  expect(toggled(first, 'elo').descending).toBe(false);
  expect(toggled(first, 'name')).toEqual({ column: 'name', descending: true });
});
