import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapProblem, prizePoolOf, rankOf, USUAL_POINTS, worthOf } from './worth';

const PRIZES = [
  { from: 1, to: 1, amount: 100_000 },
  { from: 2, to: 2, amount: 50_000 },
  { from: 3, to: 4, amount: 10_001 },
  { from: 5, to: 5, amount: 3 },
];
const of = (...spans: [from: number, to: number][]) =>
  worthOf(
    spans.map(([from, to]) => ({ from, to })),
    { prizes: PRIZES, points: USUAL_POINTS },
  ).map(({ prize, points }) => [prize, points]);

describe('a place', () => {
  it('of its own is worth what it says', () => {
    expect(of([1, 1], [2, 2], [5, 5], [6, 6])).toEqual([
      [100_000, 100],
      [50_000, 75],
      [3, 10],
      [0, 0],
    ]);
  });

  it('that is shared splits the money and earns the points of the best one', () => {
    expect(of([3, 4], [3, 4])).toEqual([
      [10_001, 50],
      [10_001, 50],
    ]);
  });

  it('that is shared gives the odd cents to those named first', () => {
    expect(of([5, 6], [5, 6])).toEqual([
      [2, 10],
      [1, 10],
    ]);
  });

  it('never makes or loses money', () => {
    const spans = fc
      .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 })
      .map((sizes) => {
        let from = 1;
        return sizes.flatMap((size) => {
          const span = { from, to: from + size - 1 };
          from += size;
          return Array.from({ length: size }, () => span);
        });
      });
    fc.assert(
      fc.property(spans, fc.array(fc.nat(10_000), { maxLength: 70 }), (places, amounts) => {
        const prizes = amounts.map((amount, index) => ({ from: index + 1, to: index + 1, amount }));
        const paid = worthOf(places, { prizes, points: [] }).reduce(
          (sum, { prize }) => sum + prize,
          0,
        );
        expect(paid).toBe(prizePoolOf(prizes.slice(0, places.length)));
      }),
    );
  });
});

describe('a list of places', () => {
  it.each([
    [
      'in any order',
      [
        { from: 3, to: 4 },
        { from: 1, to: 2 },
      ],
      null,
    ],
    ['turned round', [{ from: 4, to: 3 }], 'Places 4 to 3 are in the wrong order.'],
    [
      'overlapping',
      [
        { from: 1, to: 4 },
        { from: 4, to: 8 },
      ],
      'Place 4 is named twice.',
    ],
  ])('%s', (_what, spans, reason) => {
    expect(overlapProblem(spans)).toBe(reason);
  });
});

it.each([
  [1, 1, '1st Place'],
  [3, 4, '3–4th Place'],
  [9, 12, '9–12th Place'],
])('places %i to %i are read as %s', (from, to, text) => {
  expect(rankOf({ from, to })).toBe(text);
});
