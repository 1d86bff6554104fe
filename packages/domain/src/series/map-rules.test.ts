import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RULES,
  isMapPoint,
  isPossibleScore,
  mapWinner,
  roundsToWin,
  sideAfter,
  swapsAfter,
} from './map-rules';
import { NO_SCORE, type TeamSlot, withPoint } from './team-slots';

const PISTOL = { half: 6, overtimeHalf: 2 };

describe('a map', () => {
  it.each([
    { A: 0, B: 0, winner: null },
    { A: 12, B: 11, winner: null },
    { A: 13, B: 0, winner: 'A' },
    { A: 13, B: 11, winner: 'A' },
    { A: 9, B: 13, winner: 'B' },
    { A: 12, B: 12, winner: null },
    { A: 13, B: 12, winner: null },
    { A: 15, B: 14, winner: null },
    { A: 15, B: 15, winner: null },
    { A: 16, B: 12, winner: 'A' },
    { A: 16, B: 14, winner: 'A' },
    { A: 16, B: 15, winner: null },
    { A: 17, B: 19, winner: 'B' },
    { A: 7, B: 3, rules: PISTOL, winner: 'A' },
    { A: 7, B: 6, rules: PISTOL, winner: null },
    { A: 9, B: 7, rules: PISTOL, winner: 'A' },
  ] as const)('at $A : $B is won by $winner', ({ A, B, winner, ...given }) => {
    const rules = 'rules' in given ? given.rules : DEFAULT_RULES;
    expect(mapWinner({ A, B }, rules)).toBe(winner);
  });

  it.each([
    { A: 12, B: 3, of: 'A', is: true },
    { A: 12, B: 3, of: 'B', is: false },
    { A: 12, B: 12, of: 'A', is: false },
    { A: 15, B: 14, of: 'A', is: true },
    { A: 13, B: 3, of: 'A', is: false },
  ] as const)('at $A : $B has a map point of $of: $is', ({ A, B, of, is }) => {
    expect(isMapPoint(of, { A, B })).toBe(is);
  });

  it.each([
    { A: 0, B: 0, can: true },
    { A: 13, B: 11, can: true },
    { A: 14, B: 11, can: false },
    { A: 13, B: 12, can: true },
    { A: 15, B: 15, can: true },
    { A: 17, B: 14, can: false },
    { A: 3, B: 14, can: false },
  ])('can be at $A : $B: $can', ({ A, B, can }) => {
    expect(isPossibleScore({ A, B })).toBe(can);
  });

  it('has a team on its first side again after both swaps', () => {
    const sides = [0, 11, 12, 26, 27, 32, 33].map((rounds) => sideAfter('coalition', rounds));
    const [first, second] = ['coalition', 'breach'];
    expect(sides).toEqual([first, first, second, second, first, first, second]);
  });

  it('swaps sides in the middle of the map and of every overtime', () => {
    const after = Array.from({ length: 40 }, (_, round) => round).filter((n) => swapsAfter(n));
    expect(after).toEqual([12, 27, 33, 39]);
    const short = Array.from({ length: 20 }, (_, round) => round).filter((n) =>
      swapsAfter(n, PISTOL),
    );
    expect(short).toEqual([6, 14, 18]);
  });

  it('is won exactly once, by the first team with enough rounds', () => {
    const outcomes = fc.array(fc.constantFrom<TeamSlot>('A', 'B'), {
      minLength: 200,
      maxLength: 200,
    });
    const anyRules = fc.record({
      half: fc.integer({ min: 1, max: 15 }),
      overtimeHalf: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(outcomes, anyRules, (rounds, rules) => {
        let score = NO_SCORE;
        for (const winner of rounds) {
          const mark = roundsToWin(score, rules);
          const isPoint = isMapPoint(winner, score, rules);
          score = withPoint(score, winner);
          const won = mapWinner(score, rules);
          expect(won !== null).toBe(isPoint);
          if (won === null) continue;
          expect(won).toBe(winner);
          expect(score[winner]).toBe(mark);
          return;
        }
      }),
    );
  });
});
