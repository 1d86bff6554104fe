import { describe, expect, it } from 'vitest';
import { fitOrder, moveItem } from './order';

describe('moving', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [2, 99, 'abdc'],
    [2, -5, 'cabd'],
  ])('from %i to %i', (from, to, after) => {
    expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(after);
  });
});

it('removes unknown teams from an order and appends missing ones', () => {
  expect(fitOrder(['c', 'x', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});
