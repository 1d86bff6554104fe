import { expect, it } from 'vitest';
import { moveItem } from './move-item';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 99, 'abdc'],
  [2, -5, 'cabd'],
])('moves an item from %i to %i', (from, to, after) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(after);
});
