import { describe, expect, it } from 'vitest';
import { isCheckInOpen, type MatchStep, nextStep, type StepInput } from './next-step';

const NOW = 1_000_000;
const SCHEDULED: StepInput = {
  state: 'scheduled',
  areTeamsKnown: true,
  own: 'A',
  isCaptain: true,
  isBanned: false,
  checkInOpensAt: NOW - 1,
  isCheckedIn: false,
  isReady: false,
  turn: null,
  report: null,
};
const MEMBER = { isCaptain: false };
const IN = { isCheckedIn: true };

describe('the next step of a match', () => {
  it.each<[string, Partial<StepInput>, MatchStep]>([
    ['before both teams are known', { areTeamsKnown: false }, 'wait_for_teams'],
    ['long before the start', { checkInOpensAt: NOW + 1 }, 'wait_for_check_in'],
    ['when check-in opens', { checkInOpensAt: NOW }, 'check_in'],
    ['of a match without a time', { checkInOpensAt: null }, 'check_in'],
    ['of a member, who may check in too', MEMBER, 'check_in'],
    ['of a banned player', { isBanned: true }, 'banned'],
    ['after check-in', IN, 'ready'],
    ['after check-in, of a member', { ...IN, ...MEMBER }, 'wait_for_captain'],
    ['once ready', { ...IN, isReady: true }, 'wait_for_opponent'],
    ['in the veto, on the own turn', { state: 'veto', turn: 'A' }, 'take_turn'],
    ['in the veto, of a member', { state: 'veto', turn: 'A', ...MEMBER }, 'watch_veto'],
    ['in the veto, on the other turn', { state: 'veto', turn: 'B' }, 'watch_veto'],
    ['after the veto', { state: 'veto', ...IN }, 'ready'],
    ['after the veto without a check-in', { state: 'veto' }, 'ready'],
    ['of a live match', { state: 'live' }, 'report'],
    ['of a live match, of a member', { state: 'live', ...MEMBER }, 'play'],
    [
      'after the own report',
      { state: 'live', report: { by: 'A', state: 'pending' } },
      'wait_for_answer',
    ],
    ['after their report', { report: { by: 'B', state: 'pending' } }, 'answer_report'],
    [
      'after their report, of a member',
      { report: { by: 'B', state: 'pending' }, ...MEMBER },
      'wait_for_captain',
    ],
    [
      'after a dispute',
      { state: 'live', report: { by: 'B', state: 'disputed' } },
      'wait_for_staff',
    ],
  ])('%s', (_when, change, step) => {
    expect(nextStep({ ...SCHEDULED, ...change }, NOW)).toBe(step);
  });

  it('is to check in from the moment that check-in opens', () => {
    expect(isCheckInOpen({ checkInOpensAt: NOW + 1 }, NOW)).toBe(false);
    expect(isCheckInOpen({ checkInOpensAt: NOW }, NOW)).toBe(true);
  });
});
