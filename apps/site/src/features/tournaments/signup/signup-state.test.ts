import type { Application, Signup } from '@mes/contract/entry-schemas';
import { expect, it } from 'vitest';
import { closedState, signupState } from './signup-state';

const NOW = 1_000_000;

const SIGNUP: Signup = {
  open: null,
  close: null,
  min: 5,
  max: 7,
  teams: null,
  automatic: true,
  checkInOpen: null,
  checkInClose: null,
  rosterLock: null,
  regions: [],
  state: 'signup_open',
  registered: 3,
  rosterLocked: false,
  application: null,
};

const application = (state: Application['state']): Application => ({
  team: { name: 'Nova', tag: 'NOV', logo: null },
  region: 'EU',
  state,
  seed: null,
  checkedIn: false,
  roster: [],
  reason: null,
  waitlistPlace: null,
  appliedAt: NOW,
  updatedAt: NOW,
});

type Visitor = Omit<Parameters<typeof signupState>[0], 'signup' | 'now'>;

const LEADER = { isLeader: true, team: { name: 'Nova', tag: 'NOV' }, bannedFrom: [] };

const kindOf = (signup: Partial<Signup> | null, visitor: Partial<Visitor> = {}) =>
  signupState({
    signedIn: true,
    account: LEADER,
    signup: signup ? { ...SIGNUP, ...signup } : undefined,
    now: NOW,
    ...visitor,
  }).kind;

it.each([
  ['nobody is signed in', kindOf({}, { signedIn: false }), 'logged_out'],
  ['nothing is known yet', kindOf(null), 'loading'],
  ['the account is on its way', kindOf({}, { account: undefined }), 'loading'],
  ['banned from the site', kindOf(null, { account: 'banned' }), 'banned'],
  [
    'banned from tournaments',
    kindOf({}, { account: { ...LEADER, bannedFrom: ['tournaments'] } }),
    'banned',
  ],
  ['banned from the chat', kindOf({}, { account: { ...LEADER, bannedFrom: ['chat'] } }), 'open'],
  [
    'without a team',
    kindOf({}, { account: { ...LEADER, isLeader: false, team: null } }),
    'no_team',
  ],
  ['no time is set', kindOf({ state: 'announced' }), 'opens_soon'],
  ['a time is set', kindOf({ state: 'announced', open: NOW + 1 }), 'opens_at'],
  ['the time has just come', kindOf({ state: 'announced', open: NOW }), 'opens_soon'],
  ['signup is over', kindOf({ state: 'signup_closed' }), 'closed'],
  ['somebody else leads', kindOf({}, { account: { ...LEADER, isLeader: false } }), 'member'],
  ['a leader comes in time', kindOf({}), 'open'],
  [
    'a team that is in may still change its roster',
    kindOf({ state: 'signup_closed', application: application('registered') }),
    'open',
  ],
  [
    'until rosters are locked',
    kindOf({ state: 'check_in', rosterLocked: true, application: application('registered') }),
    'closed',
  ],
  [
    'one that was declined may not',
    kindOf({ state: 'signup_closed', application: application('declined') }),
    'closed',
  ],
])('%s', (_, kind, expected) => expect(kind).toBe(expected));

it.each([
  ['is open', 'signup_open', null, undefined],
  ['is over', 'signup_closed', null, 'closed'],
  ['is over while teams check in', 'check_in', null, 'closed'],
  ['has a date', 'announced', NOW + 1, 'opens_at'],
  ['has no date yet', 'announced', null, 'opens_soon'],
] as const)('without an account: signup %s', (_, state, open, kind) =>
  expect(closedState({ state, open }, NOW)?.kind).toBe(kind),
);

it('ignores a withdrawn application', () => {
  const signup = { ...SIGNUP, application: application('withdrawn') };
  expect(signupState({ signedIn: true, account: LEADER, signup, now: NOW })).toMatchObject({
    kind: 'open',
    application: null,
  });
});

it('tells a member that the team is in', () => {
  const signup = { ...SIGNUP, application: application('registered') };
  const account = { ...LEADER, isLeader: false };
  expect(signupState({ signedIn: true, account, signup, now: NOW })).toMatchObject({
    kind: 'member',
    application: { state: 'registered' },
  });
});
