import type { VotingMatch } from '@mes/contract/voting-schemas';
import { describe, expect, it } from 'vitest';
import { matchOnAir, payFactor, stateAt } from './shown-match';

const team = (name: string) => ({ name, tag: name, logo: null });
const match = (id: string, change: Partial<VotingMatch> = {}): VotingMatch => ({
  id,
  teamA: team('Nova'),
  teamB: team('Ember'),
  tournament: null,
  round: null,
  bestOf: 3,
  maps: [],
  hidden: false,
  linkedMatch: null,
  matchID: null,
  points: 100,
  state: 'open',
  pool: { teamA: { votes: 3, points: 150 }, teamB: { votes: 1, points: 50 } },
  locksAt: 1_000,
  winner: null,
  odds: null,
  decidedAt: null,
  createdAt: 0,
  ...change,
});
const onAir = { matchup: { id: 'live' }, teamA: 'Nova', teamB: 'Ember' };

describe('the vote that is shown', () => {
  it.each([
    ['the one of the match on air', [match('a'), match('b', { linkedMatch: 'live' })], 'b'],
    ['the one of its teams', [match('a', { teamA: team('Atlas') }), match('b')], 'b'],
    [
      'not an older match of the same teams',
      [match('a', { linkedMatch: 'old', state: 'settled' })],
      undefined,
    ],
    [
      'else the one that locks next',
      [
        match('a', { teamA: team('Atlas'), locksAt: null }),
        match('b', { teamA: team('Atlas'), locksAt: 900 }),
      ],
      'b',
    ],
    ['none', [], undefined],
  ])('is %s', (_name, matches, id) => {
    expect(matchOnAir(matches, onAir)?.id).toBe(id);
  });
});

it('locks by itself', () => {
  expect(stateAt(match('a'), 999)).toBe('open');
  expect(stateAt(match('a'), 1_000)).toBe('locked');
  expect(stateAt(match('a', { state: 'settled' }), 1_000)).toBe('settled');
});

it('pays in proportion, and nothing to the losers', () => {
  expect([payFactor(match('a'), 'A'), payFactor(match('a'), 'B')]).toEqual(['1.33', '4.00']);
  const won = match('a', { state: 'settled', winner: 'B' });
  expect([payFactor(won, 'A'), payFactor(won, 'B')]).toEqual([null, '4.00']);
  expect(payFactor(match('a', { state: 'returned' }), 'A')).toBeNull();
});
