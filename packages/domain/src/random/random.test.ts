import fc from 'fast-check';
import { expect, it } from 'vitest';
import { between, pick, seeded, shuffled } from './random';

it('returns the same sequence for a seed and another for another seed', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seeded(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

it('stays within its bounds and reaches both ends', () => {
  const random = seeded(1);
  const drawn = new Set(Array.from({ length: 500 }, () => between(random, 2, 5)));
  expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
});

it('shuffles without losing or duplicating items', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
      const order = (items: number[]) => [...items].sort((a, b) => a - b);
      expect(order(shuffled(seeded(seed), list))).toEqual(order(list));
    }),
  );
});

it('shuffles every order about equally often', () => {
  const random = seeded(42);
  const counts = new Map<string, number>();
  for (let round = 0; round < 6_000; round++) {
    const order = shuffled(random, ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
});

it('throws when it picks from an empty list', () => {
  expect(() => pick(seeded(1), [])).toThrow(RangeError);
});
