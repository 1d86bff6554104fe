import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Deadlines,
  datesAfterStep,
  dueStep,
  isRosterLocked,
  latenessProblem,
  orderProblem,
  shifted,
  stateAt,
} from './deadlines';
import { hasReached, TOURNAMENT_STATES, type TournamentState } from './states';

const NONE: Deadlines = {
  signupOpen: null,
  signupClose: null,
  checkInOpen: null,
  checkInClose: null,
  rosterLock: null,
};
const USUAL: Deadlines = {
  signupOpen: 100,
  signupClose: 200,
  checkInOpen: 300,
  checkInClose: 400,
  rosterLock: 250,
};

describe('the state at a moment', () => {
  it.each<[string, TournamentState, number, TournamentState]>([
    ['before signup opens', 'announced', 99, 'announced'],
    ['at the very moment of opening', 'announced', 100, 'signup_open'],
    ['at the very moment of closing', 'signup_open', 200, 'signup_closed'],
    ['when check-in opens', 'signup_closed', 300, 'check_in'],
    ['just before check-in closes', 'check_in', 399, 'check_in'],
    ['when check-in closes', 'check_in', 400, 'seeding'],
    ['after a long absence of the server', 'announced', 350, 'check_in'],
    ['when the server was away for all of check-in', 'signup_closed', 500, 'seeding'],
    ['of a draft, whatever its dates', 'draft', 500, 'draft'],
    ['of a seeding, which people end', 'seeding', 500, 'seeding'],
    ['of a running tournament', 'running', 500, 'running'],
  ])('%s', (_when, written, now, expected) => {
    expect(stateAt(written, USUAL, now)).toBe(expected);
  });

  it('does not move without dates', () => {
    for (const state of TOURNAMENT_STATES) expect(stateAt(state, NONE, 1e15)).toBe(state);
  });

  it('skips a check-in that nobody could make instead of letting everyone miss it', () => {
    expect(dueStep('signup_closed', USUAL, 400)).toBe('seeding');
  });

  it('only ever moves on, and the later the further', () => {
    fc.assert(
      fc.property(deadlines(), state(), fc.nat(600), fc.nat(600), (dates, written, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const before = stateAt(written, dates, early);
        expect(hasReached(before, written)).toBe(true);
        expect(hasReached(stateAt(written, dates, late), before)).toBe(true);
        expect(stateAt(before, dates, late)).toBe(stateAt(written, dates, late));
      }),
    );
  });
});

describe('rosters', () => {
  it.each<[string, TournamentState, Deadlines, number, boolean]>([
    ['are open while signup is', 'signup_open', NONE, 0, false],
    ['lock with signup where they have no time of their own', 'signup_closed', NONE, 0, true],
    ['lock with signup by its date too', 'signup_open', { ...NONE, signupClose: 5 }, 5, true],
    ['stay open after signup until their own time', 'signup_closed', USUAL, 249, false],
    ['lock at their own time', 'signup_closed', USUAL, 250, true],
    ['are locked once matches are drawn', 'running', { ...NONE, rosterLock: 9 }, 1, true],
  ])('%s', (_what, written, dates, now, locked) => {
    expect(isRosterLocked(written, dates, now)).toBe(locked);
  });
});

describe('dates', () => {
  it.each<[string, Partial<Deadlines>, RegExp | null]>([
    ['in the usual order', USUAL, null],
    ['left out', {}, null],
    ['signup closing before it opens', { signupOpen: 2, signupClose: 1 }, /Signup must not close/],
    ['check-in before signup closes', { signupClose: 2, checkInOpen: 1 }, /Check-in must not open/],
    ['check-in closing first', { checkInOpen: 2, checkInClose: 1 }, /Check-in must not close/],
    ['check-in that only closes', { checkInClose: 1 }, /needs a time to open/],
    ['a lock before signup closes', { signupClose: 2, rosterLock: 1 }, /Rosters must not lock/],
  ])('%s', (_what, change, reason) => {
    const found = orderProblem({ ...NONE, ...change });
    if (reason) expect(found).toMatch(reason);
    else expect(found).toBeNull();
  });

  it.each<[string, TournamentState, Partial<Deadlines>, RegExp | null]>([
    ['closing signup in the past', 'signup_open', { signupClose: 150 }, /close it by hand/i],
    ['closing signup of a draft in the past', 'draft', { signupClose: 150 }, null],
    ['a check-in nobody could make', 'signup_open', { checkInClose: 150 }, /every team would miss/],
    ['opening signup in the past', 'announced', { signupOpen: 1 }, null],
    ['dates to come', 'announced', { signupClose: 200, checkInClose: 300 }, null],
  ])('that come too late: %s', (_what, state, change, reason) => {
    const found = latenessProblem(state, { before: NONE, after: { ...NONE, ...change }, now: 160 });
    if (reason) expect(found).toMatch(reason);
    else expect(found).toBeNull();
  });

  it('that have passed already may stand', () => {
    expect(latenessProblem('signup_open', { before: USUAL, after: USUAL, now: 1_000 })).toBeNull();
  });

  it('move together', () => {
    expect(shifted({ ...USUAL, rosterLock: null }, 7)).toEqual({
      signupOpen: 107,
      signupClose: 207,
      checkInOpen: 307,
      checkInClose: 407,
      rosterLock: null,
    });
  });
});

describe('dates after a step by hand', () => {
  it.each<[TournamentState, TournamentState, Partial<Deadlines>]>([
    ['announced', 'signup_open', { signupOpen: 50 }],
    ['announced', 'signup_closed', { signupOpen: null, signupClose: 50 }],
    ['signup_open', 'signup_closed', { signupOpen: null, signupClose: 50 }],
    ['signup_closed', 'check_in', { checkInOpen: 50 }],
    ['check_in', 'seeding', { checkInClose: 50 }],
    ['signup_closed', 'seeding', {}],
    ['seeding', 'running', {}],
  ])('on from %s to %s say so', (from, to, change) => {
    expect(datesAfterStep(from, { to, deadlines: USUAL, now: 50 })).toEqual({
      ...USUAL,
      ...change,
    });
  });

  it.each<[TournamentState, TournamentState, Partial<Deadlines>]>([
    ['signup_open', 'announced', { signupOpen: null }],
    ['signup_closed', 'signup_open', { signupClose: null }],
    ['check_in', 'signup_closed', { checkInOpen: null, checkInClose: null }],
    ['seeding', 'check_in', { checkInClose: null }],
  ])('back from %s to %s leave nothing that would undo it', (from, to, cleared) => {
    const passed = { ...USUAL, rosterLock: 9_999 };
    const now = to === 'announced' ? 150 : to === 'signup_open' ? 250 : 450;
    expect(datesAfterStep(from, { to, deadlines: passed, now })).toEqual({ ...passed, ...cleared });
  });

  it('never send a tournament on from where it was put', () => {
    fc.assert(
      fc.property(deadlines(), state(), state(), fc.nat(600), (dates, from, to, now) => {
        fc.pre(!hasReached(to, from));
        const after = datesAfterStep(from, { to, deadlines: dates, now });
        expect(stateAt(to, after, now)).toBe(to);
      }),
    );
  });
});

function deadlines(): fc.Arbitrary<Deadlines> {
  const date = fc.option(fc.nat(500), { nil: null });
  return fc.record({
    signupOpen: date,
    signupClose: date,
    checkInOpen: date,
    checkInClose: date,
    rosterLock: date,
  });
}

function state(): fc.Arbitrary<TournamentState> {
  return fc.constantFrom(...TOURNAMENT_STATES);
}
