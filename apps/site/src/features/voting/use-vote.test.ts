import { expect, it } from 'vitest';
import { shownBalance } from './use-vote';

const of = (season: number, balance: number) => ({ season, balance, staked: 0, debt: 0 });

it('shows what a vote has left of the running season, and leaves others out', () => {
  expect(shownBalance(undefined, of(4, 90))).toEqual(of(4, 90));
  expect(shownBalance(of(4, 100), of(4, 90))).toEqual(of(4, 90));
  expect(shownBalance(of(4, 100), of(3, 7))).toEqual(of(4, 100));
});
