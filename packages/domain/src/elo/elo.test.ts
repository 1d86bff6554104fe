import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareByFinish,
  displayElo,
  expectedScore,
  isRated,
  marginFactor,
  playerEloChange,
  STARTING_ELO,
  teamEloChange,
} from './elo';

const points = (whole: number) => whole * 1_000;

describe('the expected score', () => {
  it.each([
    { a: 1500, b: 1500, expected: 0.5 },
    { a: 1900, b: 1500, expected: 10 / 11 },
    { a: 1500, b: 1900, expected: 1 / 11 },
    { a: 1600, b: 1500, expected: 0.640065 },
  ])('of $a against $b is $expected', ({ a, b, expected }) => {
    expect(expectedScore(points(a), points(b))).toBeCloseTo(expected, 6);
  });
});

describe('the change of a team', () => {
  it.each([
    { label: 'level teams, one map', a: 1500, b: 1500, score: [1, 0], winner: 'A', change: 16_000 },
    { label: 'level teams, 2 : 1', a: 1500, b: 1500, score: [2, 1], winner: 'A', change: 16_000 },
    { label: 'level teams, 2 : 0', a: 1500, b: 1500, score: [2, 0], winner: 'A', change: 20_000 },
    { label: 'level teams, 0 : 4', a: 1500, b: 1500, score: [0, 4], winner: 'B', change: -28_000 },
    { label: 'level teams, a draw', a: 1500, b: 1500, score: [1, 1], winner: null, change: 0 },
    { label: 'the favourite wins', a: 1900, b: 1500, score: [2, 1], winner: 'A', change: 2_909 },
    { label: 'the outsider wins', a: 1900, b: 1500, score: [1, 2], winner: 'B', change: -29_091 },
    {
      label: 'the favourite draws',
      a: 1900,
      b: 1500,
      score: [1, 1],
      winner: null,
      change: -13_091,
    },
    { label: 'the leader forfeits', a: 1500, b: 1500, score: [2, 0], winner: 'B', change: -16_000 },
  ] as const)('is $change: $label', ({ a, b, score: [A, B], winner, change }) => {
    expect(teamEloChange({ A: points(a), B: points(b) }, { score: { A, B }, winner })).toBe(change);
  });

  it('does not depend on which team is A, and never exceeds the margin', () => {
    const elo = fc.integer({ min: 0, max: 4_000_000 });
    const maps = fc.nat({ max: 4 });
    const won = fc.constantFrom('A' as const, 'B' as const, null);
    fc.assert(
      fc.property(elo, elo, maps, maps, won, (a, b, mapsA, mapsB, winner) => {
        const change = teamEloChange({ A: a, B: b }, { score: { A: mapsA, B: mapsB }, winner });
        const mirrored = teamEloChange(
          { A: b, B: a },
          {
            score: { A: mapsB, B: mapsA },
            winner: winner && (winner === 'A' ? 'B' : 'A'),
          },
        );
        expect(mirrored + change).toBe(0);
        expect(Number.isInteger(change)).toBe(true);
        const most = 32_000 * marginFactor({ A: mapsA, B: mapsB }, winner);
        expect(Math.abs(change)).toBeLessThanOrEqual(most);
        if (winner === 'A') expect(change).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the change of a player', () => {
  it.each([
    { label: 'there for every round', played: 60, ofSeries: 60, change: 16_001 },
    { label: 'there for half', played: 30, ofSeries: 60, change: 8_001 },
    { label: 'there for none', played: 0, ofSeries: 60, change: 0 },
    { label: 'with rounds unknown', played: 0, ofSeries: 0, change: 16_001 },
    { label: 'with more rounds than there were', played: 70, ofSeries: 60, change: 16_001 },
  ])('$label is $change', ({ change, ...rounds }) => {
    expect(playerEloChange(16_001, rounds)).toBe(change);
    expect(playerEloChange(-16_001, rounds)).toBe(0 - change);
  });
});

describe('series', () => {
  it('are rated by the time they finished, then by id', () => {
    const order = [
      { finishedAt: 2, matchId: 'a' },
      { finishedAt: 1, matchId: 'm10' },
      { finishedAt: 1, matchId: 'm1' },
    ].sort(compareByFinish);
    expect(order.map(({ matchId }) => matchId)).toEqual(['m1', 'm10', 'a']);
    expect(compareByFinish(order[0]!, order[0]!)).toBe(0);
  });

  it.each([
    { label: 'played', score: { A: 2, B: 0 }, forfeit: null, rated: true },
    { label: 'forfeited at once', score: { A: 0, B: 0 }, forfeit: 'A', rated: false },
    { label: 'forfeited after a map', score: { A: 0, B: 1 }, forfeit: 'A', rated: true },
    { label: 'forfeited by both', score: { A: 0, B: 1 }, forfeit: 'both', rated: false },
  ] as const)('that were $label are rated: $rated', ({ score, forfeit, rated }) => {
    expect(isRated(score, forfeit)).toBe(rated);
  });

  it('start at 1500', () => {
    expect(displayElo(STARTING_ELO)).toBe(1500);
  });
});
