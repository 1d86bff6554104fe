import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEST_OFS } from './best-of';
import { mapStates, mapsToWin, resultOf, resultOfScore, seriesProblem } from './series';
import type { TeamSlot } from './team-slots';

/** `AB-`: A won the first map, B the second, the third is open. */
function maps(text: string) {
  const winners: Readonly<Record<string, TeamSlot | null>> = { A: 'A', B: 'B', '-': null };
  return Array.from(text).map((letter) => ({ winner: winners[letter] ?? null }));
}

describe('a series', () => {
  it.each([
    { bestOf: 1, played: '-', score: '0-0', winner: null, decided: false, current: 0 },
    { bestOf: 1, played: 'B', score: '0-1', winner: 'B', decided: true, current: null },
    { bestOf: 2, played: 'A-', score: '1-0', winner: null, decided: false, current: 1 },
    {
      bestOf: 2,
      played: 'AB',
      score: '1-1',
      winner: null,
      decided: true,
      isDraw: true,
      current: null,
    },
    { bestOf: 2, played: 'AA', score: '2-0', winner: 'A', decided: true, current: null },
    { bestOf: 3, played: 'AB-', score: '1-1', winner: null, decided: false, current: 2 },
    { bestOf: 3, played: 'AA-', score: '2-0', winner: 'A', decided: true, current: null },
    { bestOf: 3, played: '', score: '0-0', winner: null, decided: false, current: 0 },
    { bestOf: 5, played: 'BABAB', score: '2-3', winner: 'B', decided: true, current: null },
    { bestOf: 5, played: 'AA---', score: '2-0', winner: null, decided: false, current: 2 },
    { bestOf: 7, played: 'AAABBB-', score: '3-3', winner: null, decided: false, current: 6 },
    { bestOf: 7, played: 'AAAA---', score: '4-0', winner: 'A', decided: true, current: null },
  ] as const)(
    'of $bestOf with $played has the score $score',
    ({ bestOf, played, score, ...expected }) => {
      const result = resultOf(bestOf, maps(played));
      expect(`${result.score.A}-${result.score.B}`).toBe(score);
      expect(result).toMatchObject({ isDraw: false, ...expected });
    },
  );

  it.each([
    { bestOf: 3, played: 'AA-', states: ['finished', 'finished', 'left_out'] },
    { bestOf: 3, played: 'AB-', states: ['finished', 'finished', 'live'] },
    { bestOf: 3, played: '---', states: ['live', 'upcoming', 'upcoming'] },
    { bestOf: 2, played: 'AB', states: ['finished', 'finished'] },
    {
      bestOf: 5,
      played: 'BBB--',
      states: ['finished', 'finished', 'finished', 'left_out', 'left_out'],
    },
  ] as const)('of $bestOf with $played has maps $states', ({ bestOf, played, states }) => {
    expect(mapStates(maps(played), resultOf(bestOf, maps(played)))).toEqual(states);
  });

  it('that is forfeited is won by the other team and keeps the played maps', () => {
    expect(resultOf(3, maps('A--'), 'A')).toEqual({
      score: { A: 1, B: 0 },
      winner: 'B',
      decided: true,
      isDraw: false,
      current: null,
    });
    expect(mapStates(maps('A--'), resultOf(3, maps('A--'), 'A'))).toEqual([
      'finished',
      'left_out',
      'left_out',
    ]);
  });

  it('that both forfeited is over, with no winner and no draw', () => {
    expect(resultOf(3, maps('A--'), 'both')).toMatchObject({
      winner: null,
      decided: true,
      isDraw: false,
      current: null,
    });
  });

  it.each([
    { bestOf: 3, played: 'ABA', problem: null },
    { bestOf: 3, played: 'A-', problem: null },
    { bestOf: 3, played: 'AAB', problem: 'played_after_decided' },
    { bestOf: 3, played: '-A', problem: 'map_skipped' },
    { bestOf: 3, played: 'ABAB', problem: 'too_many_maps' },
    { bestOf: 2, played: 'AA', problem: null },
  ] as const)('of $bestOf cannot be $played: $problem', ({ bestOf, played, problem }) => {
    expect(seriesProblem(bestOf, maps(played))).toBe(problem);
  });

  it('is decided by its last played map and not before', () => {
    const results = fc.array(fc.constantFrom<TeamSlot>('A', 'B'), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.constantFrom(...BEST_OFS), results, (bestOf, winners) => {
        const played: { winner: TeamSlot }[] = [];
        for (const winner of winners) {
          const before = resultOf(bestOf, played);
          if (before.decided) break;
          expect(before.current).toBe(played.length);
          played.push({ winner });
        }
        const { score, winner, isDraw, decided } = resultOf(bestOf, played);
        expect(decided).toBe(true);
        expect(isDraw).toBe(bestOf === 2 && score.A === score.B);
        if (winner) {
          expect(score[winner]).toBe(mapsToWin(bestOf));
          expect(played.at(-1)!.winner).toBe(winner);
        }
        expect(seriesProblem(bestOf, played)).toBeNull();
        expect(resultOfScore(bestOf, score)).toEqual(resultOf(bestOf, played));
      }),
    );
  });
});
