import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type PoolStake, payoutsOf, possiblePayout, type VotingResult } from './payouts';

const stake = (voteId: string, team: 'A' | 'B', points: number, voided = false): PoolStake => ({
  voteId,
  team,
  points,
  voided,
});

describe('payouts of a voting match', () => {
  const rows: [string, PoolStake[], VotingResult, Record<string, number>][] = [
    [
      'the pool goes to the stakes on the winner in proportion',
      [stake('1', 'A', 30), stake('2', 'A', 10), stake('3', 'B', 40)],
      'A',
      { 1: 60, 2: 20, 3: 0 },
    ],
    [
      'the largest remainder gets the odd point',
      [stake('1', 'A', 1), stake('2', 'A', 2), stake('3', 'B', 1)],
      'A',
      { 1: 1, 2: 3, 3: 0 },
    ],
    [
      'equal remainders go by vote id',
      [stake('2', 'A', 5), stake('1', 'A', 5), stake('3', 'B', 1)],
      'A',
      { 1: 6, 2: 5, 3: 0 },
    ],
    [
      'all stakes go back where nobody staked on the winner',
      [stake('1', 'B', 30), stake('2', 'B', 5)],
      'A',
      { 1: 30, 2: 5 },
    ],
    [
      'all stakes go back where nobody wins',
      [stake('1', 'A', 30), stake('2', 'B', 5)],
      'returned',
      { 1: 30, 2: 5 },
    ],
    [
      'a voided vote gets its stake back and leaves the pool',
      [stake('1', 'A', 10), stake('2', 'A', 10, true), stake('3', 'B', 10)],
      'A',
      { 1: 20, 2: 10, 3: 0 },
    ],
    [
      'a voided vote on the winner wins nothing',
      [stake('1', 'A', 10, true), stake('2', 'B', 10)],
      'A',
      { 1: 10, 2: 10 },
    ],
    ['nothing is paid before a result', [stake('1', 'A', 10)], 'undecided', { 1: 0 }],
    ['a match without votes pays nobody', [], 'A', {}],
  ];
  test.each(rows)('%s', (_name, stakes, result, expected) => {
    expect(Object.fromEntries(payoutsOf(stakes, result))).toEqual(expected);
  });

  it('pays exactly the pool out, and nobody less for a larger stake', () => {
    const stakes = fc
      .array(
        fc.record({
          team: fc.constantFrom('A' as const, 'B' as const),
          points: fc.integer({ min: 1, max: 100 }),
          voided: fc.boolean(),
        }),
        { maxLength: 40 },
      )
      .map((list) => list.map((vote, index) => ({ ...vote, voteId: `v${index}` })));
    fc.assert(
      fc.property(stakes, fc.constantFrom('A', 'B', 'returned'), (list, result) => {
        const payouts = payoutsOf(list, result);
        const sum = [...payouts.values()].reduce((total, points) => total + points, 0);
        expect(sum).toBe(list.reduce((total, { points }) => total + points, 0));
        const winners = list.filter(({ team, voided }) => team === result && !voided);
        for (const one of winners) {
          for (const other of winners) {
            if (one.points > other.points) {
              expect(payouts.get(one.voteId)!).toBeGreaterThanOrEqual(payouts.get(other.voteId)!);
            }
          }
        }
      }),
    );
  });
});

describe('what a stake would get now', () => {
  it.each([
    ['alone on both sides', { A: 0, B: 0 }, { team: 'A', points: 50 }, null, 50],
    ['against the crowd', { A: 300, B: 100 }, { team: 'B', points: 100 }, null, 250],
    [
      'a changed stake',
      { A: 300, B: 100 },
      { team: 'B', points: 100 },
      { team: 'B', points: 100 },
      400,
    ],
    [
      'a changed team',
      { A: 300, B: 100 },
      { team: 'B', points: 50 },
      { team: 'A', points: 100 },
      116,
    ],
  ] as const)('%s', (_name, pool, stake, earlier, payout) => {
    expect(possiblePayout(pool, stake, earlier)).toBe(payout);
  });

  it('is what a settlement pays, to the point', () => {
    const stakes = [
      { voteId: 'a', team: 'A', points: 70, voided: false },
      { voteId: 'b', team: 'B', points: 35, voided: false },
    ] as const;
    const mine = { voteId: 'c', team: 'B', points: 20, voided: false } as const;
    const paid = payoutsOf([...stakes, mine], 'B').get('c')!;
    expect(Math.abs(paid - possiblePayout({ A: 70, B: 35 }, mine, null))).toBeLessThanOrEqual(1);
  });
});
