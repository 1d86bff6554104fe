import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineupCandidate, lineUpOfMatch, lineupOf, STARTERS, startersOf } from './lineup';

interface Player extends LineupCandidate {
  readonly name: string;
}

const player = (name: string, team = 'Lions', substitute?: boolean): Player => ({
  name,
  team,
  substitute,
});
const namesOf = (players: readonly Player[]) => players.map(({ name }) => name);

const players = fc.array(
  fc.record({
    name: fc.string(),
    team: fc.constantFrom('Lions', 'Bears'),
    substitute: fc.boolean(),
  }),
);

describe('the line-up of a team', () => {
  it('is its roster if it has one', () => {
    const roster = [player('Ada'), player('Ben')];
    const members = [player('Ada'), player('Cleo')];
    expect(namesOf(lineupOf('Lions', { roster, members }))).toEqual(['Ada', 'Ben']);
  });

  it('is its members if only the other team has a roster', () => {
    const roster = [player('Ada', 'Bears')];
    const members = [player('Ben'), player('Cleo'), player('Ada', 'Bears')];
    expect(namesOf(lineupOf('Lions', { roster, members }))).toEqual(['Ben', 'Cleo']);
  });

  it('begins with those who have played most lately', () => {
    const roster = [
      { ...player('Ada'), recentMaps: 0 },
      { ...player('Ben', 'Lions', true), recentMaps: 9 },
      { ...player('Cleo'), recentMaps: 3 },
      { ...player('Dan'), recentMaps: 3 },
    ];
    const lineup = lineupOf('Lions', { roster, members: [] });
    expect(namesOf(lineup)).toEqual(['Cleo', 'Dan', 'Ada', 'Ben']);
  });

  it.each([
    { label: 'who is captured', captured: ['c'], counted: ['l'], expected: ['e'], is: ['c'] },
    { label: 'who has statistics', captured: [], counted: ['l'], expected: ['e'], is: ['l'] },
    { label: 'who is expected', captured: [], counted: [], expected: ['e'], is: ['e'] },
    {
      label: 'five of many',
      captured: [],
      counted: [],
      expected: ['a', 'b', 'c', 'd', 'e', 'f'],
      is: ['a', 'b', 'c', 'd', 'e'],
    },
    { label: 'nobody', captured: [], counted: [], expected: [], is: [] },
  ])('in a match is $label', ({ is, ...known }) => {
    expect(lineUpOfMatch(known)).toEqual(is);
  });

  it('puts substitutes last and keeps the order otherwise', () => {
    const roster = [
      player('Ada', 'Lions', true),
      player('Ben'),
      player('Cleo', 'Lions', true),
      player('Dora'),
    ];
    const names = namesOf(lineupOf('Lions', { roster, members: [] }));
    expect(names).toEqual(['Ben', 'Dora', 'Ada', 'Cleo']);
  });

  it('is empty for a team without players', () => {
    expect(lineupOf('Lions', { roster: [], members: [player('Ada', 'Bears')] })).toEqual([]);
  });

  it('has everyone on the roster exactly once, and nobody of another team', () => {
    fc.assert(
      fc.property(players, players, (roster, members) => {
        const own = roster.filter(({ team }) => team === 'Lions');
        const lineup = lineupOf('Lions', { roster, members });
        const expected = own.length > 0 ? own : members.filter(({ team }) => team === 'Lions');
        expect(new Set(lineup)).toEqual(new Set(expected));
        expect(lineup).toHaveLength(expected.length);
      }),
    );
  });
});

describe('the starters', () => {
  it('are the first of the line-up, and everyone of a short one', () => {
    expect(startersOf([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5]);
    expect(startersOf([1, 2])).toEqual([1, 2]);
    expect(STARTERS).toBe(5);
  });

  it('leave out a substitute if there are five others', () => {
    const roster = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].map((name) =>
      player(name, 'Lions', name === 'Ada'),
    );
    const starters = startersOf(lineupOf('Lions', { roster, members: [] }));
    expect(namesOf(starters)).toEqual(['Ben', 'Cleo', 'Dora', 'Emil', 'Finn']);
  });
});
