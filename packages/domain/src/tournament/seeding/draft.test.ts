import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOrder, type SeedingFacts } from './draft';

const team = (name: string, elo = 1_500, pastPoints = 0): SeedingFacts => ({
  team: name,
  elo,
  pastPoints,
});
const order = (...args: Parameters<typeof draftOrder>) =>
  draftOrder(...args)
    .map(({ team: name }) => name)
    .join('');

describe('a drafted order', () => {
  it('follows the rating where nothing else is known', () => {
    expect(order([team('a', 1_400), team('b', 1_600), team('c', 1_500)], [])).toBe('bca');
  });

  it('puts seeders above the rating', () => {
    const teams = [team('a', 1_400), team('b', 1_600), team('c', 1_500)];
    expect(order(teams, [['a', 'c', 'b']])).toBe('acb');
  });

  it('takes the mean of what seeders submitted', () => {
    const [first] = draftOrder(
      [team('a'), team('b')],
      [
        ['a', 'b'],
        ['a', 'b'],
        ['b', 'a'],
      ],
    );
    expect(first).toMatchObject({ team: 'a', seed: 1, meanPlace: 4 / 3 });
  });

  it('lets what was won before decide between equals', () => {
    expect(order([team('a'), team('b', 1_500, 75), team('c')], [])).toBe('bac');
  });

  it('puts a team that seeders do not know at the end of their order', () => {
    expect(order([team('new'), team('a'), team('b')], [['a', 'b']])).toBe('abnew');
  });

  it('is not moved by teams that have left', () => {
    const submitted = [['gone', 'a', 'away', 'b']];
    expect(draftOrder([team('a'), team('b')], submitted).map(({ meanPlace }) => meanPlace)).toEqual(
      [1, 2],
    );
  });

  it('names every team once, whatever order they come in', () => {
    const facts = fc.uniqueArray(
      fc.record({
        team: fc.string({ minLength: 1, maxLength: 4 }),
        elo: fc.integer({ min: 1_000, max: 2_000 }),
        pastPoints: fc.nat(300),
      }),
      { selector: ({ team: name }) => name, maxLength: 40 },
    );
    fc.assert(
      fc.property(facts, fc.array(fc.nat(39), { maxLength: 40 }), (teams, picks) => {
        const submitted = [[...new Set(picks.flatMap((pick) => teams[pick]?.team ?? []))]];
        const drafted = draftOrder(teams, submitted);
        expect(drafted.map(({ seed }) => seed)).toEqual(teams.map((_, index) => index + 1));
        expect(new Set(drafted.map((seed) => seed.team)).size).toBe(teams.length);
        expect(draftOrder(teams.toReversed(), submitted)).toEqual(drafted);
      }),
    );
  });
});
