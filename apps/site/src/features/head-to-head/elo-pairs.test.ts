import { expect, it } from 'vitest';
import { eloPairs } from './elo-pairs';

const entry = (match: string, at: number, elo: number) => ({ match, at, elo, change: 0 });

it('gives each team the rating that it had when the other played', () => {
  const histories = {
    A: [entry('first', 1, 1_510), entry('third', 3, 1_520)],
    B: [entry('second', 2, 1_490)],
  };
  expect(eloPairs(histories)).toEqual([
    { match: 'first', at: 1, A: 1_510, B: 1_500 },
    { match: 'second', at: 2, A: 1_510, B: 1_490 },
    { match: 'third', at: 3, A: 1_520, B: 1_490 },
  ]);
});

it('has one point for a series against each other', () => {
  const histories = { A: [entry('both', 1, 1_516)], B: [entry('both', 1, 1_484)] };
  expect(eloPairs(histories)).toEqual([{ match: 'both', at: 1, A: 1_516, B: 1_484 }]);
});

it('is empty before the first rated series', () => {
  expect(eloPairs({ A: [], B: [] })).toEqual([]);
});
