import { describe, expect, it, test } from 'vitest';
import {
  isBetween,
  isBetweenOthers,
  isOpenForVotes,
  resultOfSeries,
  type VotingTimes,
  votingStateOf,
} from './rules';

const OPEN: VotingTimes = {
  locksAt: 100,
  closedAt: null,
  result: 'undecided',
  linkedState: null,
  hasBothTeams: true,
};

describe('when a voting match is open', () => {
  test.each<[string, Partial<VotingTimes>, number, boolean]>([
    ['before its lock', {}, 99, true],
    ['not from its lock on', {}, 100, false],
    ['without a time until it is closed', { locksAt: null }, 1_000, true],
    ['not once staff closed it', { closedAt: 50 }, 60, false],
    ['while the linked match waits', { linkedState: 'scheduled' }, 99, true],
    ['during the veto of the linked match', { linkedState: 'veto' }, 99, true],
    ['not when the linked match started early', { linkedState: 'live' }, 50, false],
    ['not when the linked match is over', { linkedState: 'finished' }, 50, false],
    ['not once it is decided', { result: 'A' }, 50, false],
    ['not while the linked match lacks a team', { hasBothTeams: false }, 50, false],
  ])('%s', (_name, change, now, open) => {
    expect(isOpenForVotes({ ...OPEN, ...change }, now)).toBe(open);
  });
});

describe('the state of a voting match', () => {
  it.each<[Partial<VotingTimes>, string]>([
    [{}, 'open'],
    [{ closedAt: 1 }, 'locked'],
    [{ result: 'B' }, 'settled'],
    [{ result: 'returned' }, 'returned'],
  ])('%j is %s', (change, state) => {
    expect(votingStateOf({ ...OPEN, ...change }, 50)).toBe(state);
  });
});

describe('the result from the linked series', () => {
  const teams = { A: 'nova', B: 'ember' };
  test.each([
    ['won by A', 'finished', 'nova', 'A'],
    ['won by B after a forfeit', 'forfeited', 'ember', 'B'],
    ['a draw returns all', 'finished', null, 'returned'],
    ['a cancelled match returns all', 'cancelled', null, 'returned'],
    ['a winner who is neither team returns all', 'finished', 'atlas', 'returned'],
    ['nothing while it is played', 'live', null, 'undecided'],
  ] as const)('%s', (_name, state, winnerTeamId, result) => {
    expect(resultOfSeries({ state, winnerTeamId }, teams)).toBe(result);
  });
});

describe('the teams of the linked series', () => {
  const of = { teamA: 'nova', teamB: 'ember' };
  test.each([
    ['are the same', 'nova', 'ember', true, false],
    ['are the same in the other order', 'ember', 'nova', true, false],
    ['are not known again', null, 'ember', false, false],
    ['have been replaced by one other', 'nova', 'atlas', false, true],
    ['are others', 'atlas', 'titan', false, true],
  ] as const)('%s', (_name, teamA, teamB, same, others) => {
    expect(isBetween({ teamA, teamB }, of)).toBe(same);
    expect(isBetweenOthers({ teamA, teamB }, of)).toBe(others);
  });
});
