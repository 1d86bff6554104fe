import { describe, expect, it } from 'vitest';
import { type DecisionInput, decisionProblem, needsReason } from './decisions';

const DEFAULT_INPUT: DecisionInput = {
  from: 'applied',
  to: 'registered',
  state: 'signup_open',
  freePlaces: 4,
  isInBracket: false,
};

describe('a decision', () => {
  it.each<[string, Partial<DecisionInput>, string | null]>([
    ['registers a team that applied', {}, null],
    ['registers without a limit', { freePlaces: Number.POSITIVE_INFINITY }, null],
    ['registers nobody when all places are taken', { freePlaces: 0 }, 'All places are taken.'],
    ['waitlists when all places are taken', { to: 'waitlisted', freePlaces: 0 }, null],
    [
      'takes a registered team back to the waitlist',
      { from: 'registered', to: 'waitlisted' },
      null,
    ],
    ['declines', { to: 'declined' }, null],
    ['gives a declined team another chance', { from: 'declined' }, null],
    ['is made once', { from: 'registered' }, 'This team is registered already.'],
    [
      'drops nobody who is not in',
      { to: 'dropped' },
      'Only a team that is registered can be dropped.',
    ],
    ['disqualifies an applicant', { to: 'disqualified' }, null],
    [
      'cannot bring in who has withdrawn',
      { from: 'withdrawn' },
      'This team has withdrawn. Add it again if it wants to come back.',
    ],
    ['comes too late after the end', { state: 'finished' }, 'The tournament is over.'],
  ])('%s', (_what, change, reason) => {
    expect(decisionProblem({ ...DEFAULT_INPUT, ...change })).toBe(reason);
  });

  it.each<[string, Partial<DecisionInput>, RegExp | null]>([
    ['drops', { from: 'registered', to: 'dropped' }, null],
    ['disqualifies who was dropped', { from: 'dropped', to: 'disqualified' }, null],
    ['brings a dropped team back', { from: 'dropped', to: 'registered' }, null],
    ['declines nobody', { from: 'registered', to: 'declined' }, /only be dropped/],
    ['brings nobody new in', { isInBracket: false }, /no other team/],
  ])('while matches run %s', (_what, change, reason) => {
    const found = decisionProblem({
      ...DEFAULT_INPUT,
      state: 'running',
      isInBracket: true,
      ...change,
    });
    if (reason) expect(found).toMatch(reason);
    else expect(found).toBeNull();
  });
});

it('against a team requires a reason', () => {
  expect(
    (['registered', 'waitlisted', 'declined', 'dropped', 'disqualified'] as const).map(needsReason),
  ).toEqual([false, false, true, true, true]);
});
