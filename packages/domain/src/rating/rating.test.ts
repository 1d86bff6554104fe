import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineRatings, rate } from './rating';

const NO_MULTI = { two: 0, three: 0, four: 0, five: 0 };

describe('a rating', () => {
  it.each([
    { label: 'nobody who was there', rounds: 0, kills: 0, deaths: 0, rating: null },
    // 0.7 × (20 / 20) / 0.317 / 2.7
    { label: 'one who only survives', rounds: 20, kills: 0, deaths: 0, rating: 0.818 },
    { label: 'one who only dies', rounds: 20, kills: 0, deaths: 20, rating: 0 },
    // (1 / 0.679 + 1 / 1.277) / 2.7
    { label: 'a kill and a death each round', rounds: 20, kills: 20, deaths: 20, rating: 0.835 },
    {
      // (16 / 25 / 0.679 + 0.7 × 8 / 25 / 0.317 + (7 + 3 × 4 + 9) / 25 / 1.277) / 2.7
      label: 'an average player',
      rounds: 25,
      kills: 16,
      deaths: 17,
      multiKills: { two: 3, three: 1, four: 0, five: 0 },
      rating: 0.936,
    },
    {
      label: 'an ace in the only round',
      rounds: 1,
      kills: 5,
      deaths: 0,
      multiKills: { ...NO_MULTI, five: 1 },
      rating: 10.796,
    },
  ])('of $label is $rating', ({ rating, multiKills = NO_MULTI, ...line }) => {
    expect(rate({ ...line, multiKills })).toBe(rating);
  });

  it('rises with a kill and falls with a death', () => {
    const line = fc.record({
      rounds: fc.integer({ min: 1, max: 60 }),
      kills: fc.nat({ max: 60 }),
      deaths: fc.nat({ max: 60 }),
    });
    fc.assert(
      fc.property(line, ({ rounds, kills, deaths }) => {
        const at = (k: number, d: number) =>
          rate({ rounds, kills: k, deaths: Math.min(rounds, d), multiKills: NO_MULTI })!;
        expect(at(kills + 1, deaths)).toBeGreaterThan(at(kills, deaths));
        expect(at(kills, deaths + 1)).toBeLessThanOrEqual(at(kills, deaths));
      }),
    );
  });
});

describe('ratings over maps', () => {
  it.each([
    { label: 'none', lines: [], rating: null },
    { label: 'maps without captured rounds', lines: [{ rounds: 0, rating: null }], rating: null },
    {
      label: 'a long and a short map',
      lines: [
        { rounds: 30, rating: 1 },
        { rounds: 10, rating: 2 },
      ],
      rating: 1.25,
    },
    {
      label: 'a map that was not captured',
      lines: [
        { rounds: 30, rating: 1.1 },
        { rounds: 0, rating: null },
      ],
      rating: 1.1,
    },
  ])('of $label are $rating', ({ lines, rating }) => {
    expect(combineRatings(lines)).toBe(rating);
  });

  it('do not depend on the order of the maps', () => {
    const lines = fc.array(
      fc.record({
        rounds: fc.integer({ min: 1, max: 40 }),
        rating: fc.integer({ min: 0, max: 4_000 }).map((thousandths) => thousandths / 1_000),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, (list) => {
        expect(combineRatings(list.toReversed())).toBe(combineRatings(list));
        const ratings = list.map(({ rating }) => rating);
        expect(combineRatings(list)).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(combineRatings(list)).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });

  it('are the rating of all rounds together', () => {
    const line = fc.record({
      rounds: fc.integer({ min: 1, max: 40 }),
      kills: fc.nat({ max: 40 }),
      deaths: fc.nat({ max: 20 }),
      multiKills: fc.constant(NO_MULTI),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (list) => {
        const lines = list.map((one) => ({ ...one, deaths: Math.min(one.deaths, one.rounds) }));
        const sum = (what: 'rounds' | 'kills' | 'deaths') =>
          lines.reduce((total, one) => total + one[what], 0);
        const together = rate({
          rounds: sum('rounds'),
          kills: sum('kills'),
          deaths: sum('deaths'),
          multiKills: NO_MULTI,
        })!;
        const combined = combineRatings(
          lines.map((one) => ({ rounds: one.rounds, rating: rate(one) })),
        )!;
        expect(Math.abs(combined - together)).toBeLessThanOrEqual(0.001 + 1e-9);
      }),
    );
  });
});
