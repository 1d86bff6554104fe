import type { Fit } from '@mes/domain/search/fit';
import { describe, expect, it } from 'vitest';
import type { RowGroup } from '../search/search-rows';
import type { CommandsInput } from './commands';
import { paletteGroups } from './palette-groups';
import type { Scope } from './typed-text';

const VISITOR: CommandsInput = {
  permissions: [],
  isSignedIn: false,
  isDark: true,
  hasRecent: false,
  due: [],
  exists: () => true,
};
const MEMBER = { ...VISITOR, isSignedIn: true };
const ADMIN = { ...MEMBER, permissions: ['Admin'] };

const teams = (fit: Fit, total = 1): RowGroup => ({
  kind: 'teams',
  label: 'Teams',
  fit,
  total,
  rows: [
    {
      ...{ id: 'teams-Dash', kind: 'teams', name: 'Dash', spoiler: null, country: null },
      ...{ tag: null, detail: 'DSH' },
      ...{ logo: null, skin: null, fact: null, to: '/teams/Dash' },
    },
  ],
});

const show = (
  text: string,
  {
    scope = 'all',
    found = [],
    commands = MEMBER,
  }: { scope?: Scope; found?: RowGroup[]; commands?: CommandsInput } = {},
) => paletteGroups({ scope, text, found, recent: [], commands });

const labels = (groups: ReturnType<typeof show>) => groups.map(({ label }) => label);
const names = (groups: ReturnType<typeof show>) =>
  groups.flatMap(({ rows }) => rows.map(({ name }) => name));

describe('pages and actions', () => {
  it.each([
    ['dash', 'beginning', ['Teams', 'Actions'], 'a name is meant before a page that fits as well'],
    ['dashboard', 'similar', ['Actions', 'Teams'], 'a page that fits better is meant'],
    ['zzz', 'exact', ['Teams'], 'no page fits'],
  ] as [string, Fit, string[], string][])(
    'for "%s" among teams of fit %s: %j',
    (text, fit, expected) => {
      expect(labels(show(text, { found: [teams(fit)] }))).toEqual(expected);
    },
  );

  it('are those that the account may use', () => {
    const ask = (commands: CommandsInput) => names(show('', { scope: 'actions', commands }));
    expect(ask(VISITOR)).toEqual(expect.arrayContaining(['Sign in', 'Login or Register']));
    expect(ask(VISITOR)).not.toContain('Sign out');
    expect(ask(MEMBER)).toEqual(expect.arrayContaining(['Sign out', 'Dashboard']));
    expect(ask(MEMBER)).not.toContain('Tournament Editor');
    expect(ask(ADMIN)).toContain('Tournament Editor');
  });

  it('name the theme that they switch to', () => {
    expect(names(show('switch'))).toContain('Switch to light mode');
    expect(names(show('switch', { commands: { ...MEMBER, isDark: false } }))).toContain(
      'Switch to dark mode',
    );
  });

  it('do not mix with one kind', () => {
    expect(labels(show('dash', { scope: 'teams', found: [teams('beginning')] }))).toEqual([
      'Teams',
    ]);
  });
});

it('leads to all of a kind only where there are more', () => {
  expect(show('dash', { found: [teams('exact', 1)] })[0]!.all).toBeNull();
  expect(show('dash', { found: [teams('exact', 7)] })[0]!.all).toEqual({
    scope: 'teams',
    label: 'All 7',
  });
  expect(show('dash', { found: [teams('exact', 20)] })[0]!.all?.label).toBe('All 20+');
});

it('begins with what is due while nothing is typed, and finds it by its name', () => {
  const due = [{ id: 'due-1', name: 'Check in', detail: null, does: { to: '/matchup/1' } }];
  const commands = { ...MEMBER, due };
  expect(labels(show('', { commands }))).toEqual(['Due now', 'Go to', 'Actions']);
  expect(names(show('check', { commands }))).toContain('Check in');
});

it('shows places and actions while nothing is typed, and nothing of one kind', () => {
  expect(labels(show(''))).toEqual(['Go to', 'Actions']);
  expect(show('', { scope: 'teams' })).toEqual([]);
});
