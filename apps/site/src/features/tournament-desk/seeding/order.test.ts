import { describe, expect, it } from 'vitest';
import { fitted, moved } from './order';

describe('moving', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [2, 99, 'abdc'],
    [2, -5, 'cabd'],
  ])('from %i to %i', (from, to, after) => {
    expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(after);
  });
});

it('fits an order to the teams that are there', () => {
  expect(fitted(['c', 'x', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});
