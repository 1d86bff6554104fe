import { describe, expect, it } from 'vitest';
import { meetsRequirement, requirementsOf, unmetRequirements } from './requirements';
import { type Candidate, checkInProblem, rosterProblem, rosterProblems } from './roster';

const RULES = { min: 5, max: 7, regions: [], rulesRequired: false };
const VALID_PLAYER: Candidate = {
  name: 'Sable',
  isMember: true,
  hasGameId: true,
  isBanned: false,
  rosterOf: null,
  hasConfirmedRules: true,
};
const players = (count: number, ...others: Partial<Candidate>[]): Candidate[] => [
  ...Array.from({ length: count - others.length }, () => VALID_PLAYER),
  ...others.map((other) => ({ ...VALID_PLAYER, name: 'Vex', ...other })),
];

describe('a roster', () => {
  it.each<[string, object, Candidate[], string | null]>([
    ['of five', {}, players(5), null],
    ['of seven', {}, players(7), null],
    ['of four', {}, players(4), 'You must select between 5 and 7 players'],
    ['of eight', {}, players(8), 'You must select between 5 and 7 players'],
    ['with a stranger', {}, players(5, { isMember: false }), 'Vex does not play for this team.'],
    ['with a banned player', {}, players(5, { isBanned: true }), 'Vex is banned from tournaments.'],
    ['without a game ID', {}, players(5, { hasGameId: false }), 'Vex has not given a game ID yet.'],
    [
      'with a player of another roster',
      {},
      players(5, { rosterOf: 'Night Harbor' }),
      'Vex is already on the roster of Night Harbor.',
    ],
    ['from a welcome region', { regions: ['EU', 'AS'] }, players(5), null],
    [
      'from another region',
      { regions: ['NA', 'SA'] },
      players(5),
      'Teams from EU cannot enter: this tournament is for NA and SA.',
    ],
    ['of players who read no rules', {}, players(5, { hasConfirmedRules: false }), null],
  ])('%s', (_what, rules, chosen, reason) => {
    const found = rosterProblem({ ...RULES, ...rules }, { region: 'EU', players: chosen });
    expect(found).toBe(reason);
  });

  it('has a list of all problems for staff', () => {
    const chosen = players(4, { isBanned: true }, { name: 'Ash', hasConfirmedRules: false });
    expect(
      rosterProblems({ ...RULES, rulesRequired: true }, { region: 'EU', players: chosen }),
    ).toEqual([
      'You must select between 5 and 7 players',
      'Vex is banned from tournaments.',
      'Ash has not confirmed the rules yet.',
    ]);
  });
});

describe('check-in', () => {
  const unconfirmed = (count: number) =>
    players(7, ...Array.from({ length: count }, () => ({ hasConfirmedRules: false })));

  it.each<[string, boolean, Candidate[], boolean]>([
    ['needs nothing where rules need no confirmation', false, unconfirmed(7), true],
    ['is open with as many confirmed as play', true, unconfirmed(2), true],
    ['waits for enough players to confirm', true, unconfirmed(3), false],
  ])('%s', (_what, rulesRequired, chosen, ready) => {
    expect(checkInProblem({ ...RULES, rulesRequired }, chosen) === null).toBe(ready);
  });

  it('names the players without a confirmation', () => {
    const chosen = players(5, { name: 'Vex', hasConfirmedRules: false });
    expect(checkInProblem({ ...RULES, rulesRequired: true }, chosen)).toBe(
      'These players must confirm the rules first: Vex.',
    );
  });
});

describe('requirements', () => {
  const all = { ...RULES, regions: ['EU'], rulesRequired: true, isLocked: false };

  it('are only those that apply to the tournament', () => {
    const kinds = (rules: typeof all | (typeof RULES & { isLocked: null })) =>
      requirementsOf(rules).map(({ kind }) => kind);
    expect(kinds({ ...RULES, isLocked: null })).toEqual([
      'leader',
      'roster_size',
      'one_roster',
      'game_ids',
      'not_banned',
    ]);
    expect(kinds(all)).toEqual([
      'leader',
      'roster_size',
      'one_roster',
      'region',
      'game_ids',
      'not_banned',
      'rules',
      'roster_lock',
    ]);
  });

  it('are unknown for a visitor', () => {
    for (const { kind } of requirementsOf(all))
      expect(meetsRequirement(kind, all, null)).toBeNull();
  });

  it.each<[Parameters<typeof meetsRequirement>[0], Candidate[], boolean]>([
    ['roster_size', players(5), true],
    ['roster_size', players(4), false],
    ['not_banned', players(6, { isBanned: true }), true],
    ['not_banned', players(5, { isBanned: true }), false],
    ['game_ids', players(5, { hasGameId: false }), false],
    ['one_roster', players(5, { rosterOf: 'Nova' }), false],
    ['game_ids', players(2), true],
    ['not_banned', players(2), true],
    ['one_roster', players(2, { rosterOf: 'Nova' }), false],
    ['region', players(1), true],
  ])('%s depends on the roster that the team could choose', (kind, members, met) => {
    const entrant = { isLeader: true, hasConfirmedRules: true };
    expect(
      meetsRequirement(kind, all, {
        ...entrant,
        team: { region: 'EU', isBanned: false, players: members },
      }),
    ).toBe(met);
  });

  const team = (change: object) => ({
    isLeader: false,
    hasConfirmedRules: true,
    team: { region: 'EU', isBanned: false, players: players(5), ...change },
  });

  it.each([
    ['a team of the region', {}, []],
    ['a team of another region', { region: 'SA' }, ['region']],
    ['a banned team', { isBanned: true }, ['not_banned']],
    ['a small team', { players: players(2) }, ['roster_size']],
    ['a small team of another region', { region: 'SA', players: [] }, ['roster_size', 'region']],
  ])('that %s misses are found, whoever asks', (_who, change, missed) => {
    expect(unmetRequirements(all, team(change)).map(({ kind }) => kind)).toEqual(missed);
  });

  it('of a team are unknown for a player without one', () => {
    const alone = { isLeader: false, hasConfirmedRules: false, team: null };
    const met = requirementsOf(all).map(({ kind }) => [kind, meetsRequirement(kind, all, alone)]);
    expect(Object.fromEntries(met)).toEqual({
      leader: false,
      roster_size: null,
      one_roster: null,
      region: null,
      game_ids: null,
      not_banned: null,
      rules: false,
      roster_lock: true,
    });
  });
});
