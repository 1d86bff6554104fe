import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Counts,
  createLine,
  headshotShare,
  killsPerDeath,
  manualLine,
  NO_COUNTS,
  NO_LINE,
  sumLines,
} from './stat-line';

const count = fc.nat({ max: 60 });
const counts: fc.Arbitrary<Counts> = fc
  .record({
    rounds: fc.nat({ max: 40 }),
    kills: count,
    deaths: count,
    assists: count,
    headshots: count,
    plants: count,
    defuses: count,
    openingKills: count,
    openingDeaths: count,
    multiKills: fc.record({ two: count, three: count, four: count, five: count }),
    clutches: count,
  })
  .map((one) => ({ ...one, deaths: Math.min(one.deaths, one.rounds) }));

describe('stat lines', () => {
  it('have a rating if and only if rounds were captured', () => {
    expect(createLine({ ...NO_COUNTS, kills: 20, deaths: 3 }).rating).toBeNull();
    expect(createLine({ ...NO_COUNTS, rounds: 1 }).rating).toBe(0.818);
    expect(manualLine({ kills: 20, deaths: 3, assists: 4 })).toEqual({
      ...NO_LINE,
      kills: 20,
      deaths: 3,
      assists: 4,
    });
  });

  it('add up every count, and a line that was typed in does not change the rating', () => {
    const captured = createLine({
      ...NO_COUNTS,
      rounds: 20,
      kills: 18,
      deaths: 12,
      multiKills: { two: 3, three: 1, four: 0, five: 0 },
      clutches: 1,
    });
    const sum = sumLines([captured, captured, manualLine({ kills: 30, deaths: 1, assists: 2 })]);
    expect(sum).toMatchObject({
      rounds: 40,
      kills: 66,
      deaths: 25,
      assists: 2,
      multiKills: { two: 6, three: 2, four: 0, five: 0 },
      clutches: 2,
      rating: captured.rating,
    });
    expect(sumLines([])).toEqual(NO_LINE);
  });

  it('have the same sum in any order', () => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 12 }), (list) => {
        const lines = list.map(createLine);
        const sum = sumLines(lines);
        expect(sumLines(lines.toReversed())).toEqual(sum);
        expect(sum.kills).toBe(list.reduce((total, { kills }) => total + kills, 0));
        expect(sum.rating === null).toBe(sum.rounds === 0);
      }),
    );
  });

  it.each([
    { kills: 10, deaths: 4, kd: 2.5 },
    { kills: 10, deaths: 0, kd: 10 },
    { kills: 0, deaths: 0, kd: 0 },
    { kills: 0, deaths: 7, kd: 0 },
  ])('with $kills kills and $deaths deaths have K/D $kd', ({ kills, deaths, kd }) => {
    expect(killsPerDeath({ kills, deaths })).toBe(kd);
  });

  it.each([
    { of: 'a captured line', counts: { rounds: 9, kills: 8, headshots: 2 }, share: 0.25 },
    { of: 'a line without kills', counts: { rounds: 9, kills: 0, headshots: 0 }, share: null },
    { of: 'a typed line', counts: { rounds: 0, kills: 8, headshots: 0 }, share: null },
    {
      of: 'totals with typed kills',
      counts: { rounds: 9, kills: 16, headshots: 2, capturedKills: 8 },
      share: 0.25,
    },
  ])('have a share of headshots in the captured kills: $of', ({ counts: line, share }) => {
    expect(headshotShare(line)).toBe(share);
  });
});
