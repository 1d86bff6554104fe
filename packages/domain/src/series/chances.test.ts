import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEST_OFS } from './best-of';
import { chanceAtScore, toPercents } from './chances';

describe('the chance at a score', () => {
  it.each([
    ['one map ahead in a best of three', 0.747, 3, { A: 1, B: 0 }, 89],
    ['level after two maps: one map decides', 0.747, 3, { A: 1, B: 1 }, 67],
    ['one map behind', 0.747, 3, { A: 0, B: 1 }, 45],
    ['even teams, one map behind of five', 0.5, 5, { A: 0, B: 1 }, 31],
    ['a draw over two maps counts as half', 0.5, 2, { A: 1, B: 1 }, 50],
  ] as const)('%s', (_, before, bestOf, score, percent) => {
    expect(Math.round(chanceAtScore(before, bestOf, score) * 100)).toBe(percent);
  });

  it('is the chance before the match at 0:0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.constantFrom(...BEST_OFS),
        (before, bestOf) => {
          expect(chanceAtScore(before, bestOf, { A: 0, B: 0 })).toBeCloseTo(before, 4);
        },
      ),
    );
  });

  it('is the same from both sides, and rises with a map won', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (before) => {
        const ahead = chanceAtScore(before, 3, { A: 1, B: 0 });
        expect(ahead + chanceAtScore(1 - before, 3, { A: 0, B: 1 })).toBeCloseTo(1, 4);
        expect(ahead).toBeGreaterThan(before);
      }),
    );
  });
});

it.each([
  [0, 1],
  [0.004, 1],
  [0.5, 50],
  [0.999, 99],
  [1, 99],
])('shows %d as %d percent of a hundred', (chance, percent) => {
  expect(toPercents(chance)).toEqual({ A: percent, B: 100 - percent });
});
