import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Result, type StageSettings, TIE_BREAKS, type TieBreak } from '../model/vocabulary';
import { snake } from '../seeding/orders';
import { create, matches, report, type Stage, tables } from '../stages/stage';
import { circle } from './round-robin';

describe('the circle', () => {
  it('everyone meets everyone once, and nobody twice in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), (teams) => {
        const rounds = circle(teams);
        expect(rounds).toHaveLength(teams % 2 === 0 ? teams - 1 : teams);
        const met = new Set(rounds.flat().map(([a, b]) => `${a} ${b}`));
        expect(met.size).toBe((teams * (teams - 1)) / 2);
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
      }),
    );
  });

  it('four teams: the favourites meet last', () => {
    expect(circle(4)).toEqual([
      [
        [0, 3],
        [1, 2],
      ],
      [
        [0, 2],
        [1, 3],
      ],
      [
        [0, 1],
        [2, 3],
      ],
    ]);
  });
});

describe('the snake', () => {
  it.each([
    {
      teams: 8,
      groups: 2,
      dealt: [
        [0, 3, 4, 7],
        [1, 2, 5, 6],
      ],
    },
    {
      teams: 7,
      groups: 3,
      dealt: [
        [0, 5, 6],
        [1, 4],
        [2, 3],
      ],
    },
  ])('$teams teams in $groups groups', ({ teams, groups, dealt }) => {
    expect(snake(teams, groups)).toEqual(dealt);
  });
});

const settings: StageSettings = {
  format: 'round_robin',
  groups: 1,
  legs: 1,
  bestOf: 3,
  rounds: [],
  advances: [{ from: 1, to: 2, stage: 1, into: null }],
};

/** A group of teams A, B, C … with results such as 'A 2-1 B (30-25)'; the maps are 2 for a win. */
function group(teams: string, results: readonly string[], tieBreaks: readonly TieBreak[]): Stage {
  let stage = create({
    settings,
    tieBreaks,
    entrants: Array.from(teams).map((team) => ({ team })),
  });
  for (const text of results) {
    const [, home, own, other, away, ownRounds, otherRounds] =
      /(\w) (\d)-(\d) (\w)(?: \((\d+)-(\d+)\))?/.exec(text)!;
    const match = matches(stage).find(
      ({ slots: [a, b], state }) =>
        state === 'open' && [a.team, b.team].includes(home!) && [a.team, b.team].includes(away!),
    )!;
    const turned = match.slots[0].team !== home;
    const score = (a: string | undefined, b: string | undefined): [number, number] =>
      turned ? [Number(b ?? 0), Number(a ?? 0)] : [Number(a ?? 0), Number(b ?? 0)];
    const maps = score(own, other);
    const winner = maps[0] === maps[1] ? null : maps[0] > maps[1] ? 'A' : 'B';
    const result: Result = { kind: 'played', winner, maps, rounds: score(ownRounds, otherRounds) };
    stage = report(stage, match.position, result).stage;
  }
  return stage;
}

const order = (stage: Stage) =>
  tables(stage)[0]!
    .rows.map(({ team }) => team)
    .join('');

describe('a table', () => {
  const circular = ['A 2-0 B', 'B 2-1 C', 'C 2-1 A'];
  it.each<{ what: string; teams: string; results: string[]; breaks: TieBreak[]; order: string }>([
    {
      what: 'points',
      teams: 'ABC',
      results: ['C 2-0 A', 'C 2-0 B', 'B 2-0 A'],
      breaks: ['points'],
      order: 'CBA',
    },
    {
      what: 'the seed where all is equal',
      teams: 'ABC',
      results: [],
      breaks: ['points'],
      order: 'ABC',
    },
    {
      what: 'head to head before maps',
      teams: 'ABCD',
      results: ['B 2-1 A', 'A 2-0 C', 'A 2-0 D', 'C 2-0 B', 'B 2-1 D', 'D 2-0 C'],
      breaks: ['points', 'head_to_head', 'map_difference'],
      order: 'BADC',
    },
    {
      what: 'maps before head to head',
      teams: 'ABCD',
      results: ['B 2-1 A', 'A 2-0 C', 'A 2-0 D', 'C 2-0 B', 'B 2-1 D', 'D 2-0 C'],
      breaks: ['points', 'map_difference', 'head_to_head'],
      order: 'ABDC',
    },
    {
      what: 'maps when three beat each other in a circle',
      teams: 'ABC',
      results: circular,
      breaks: ['points', 'head_to_head', 'map_difference'],
      order: 'ACB',
    },
    {
      what: 'rounds when maps are equal too',
      teams: 'ABC',
      results: ['A 2-1 B (30-20)', 'B 2-1 C (40-20)', 'C 2-1 A (30-29)'],
      breaks: ['points', 'head_to_head', 'map_difference', 'round_difference'],
      order: 'BAC',
    },
    {
      what: 'draws give one point',
      teams: 'ABC',
      results: ['A 1-1 B', 'B 1-1 C', 'C 2-0 A'],
      breaks: ['points'],
      order: 'CBA',
    },
  ])('is ordered by $what', ({ teams, results, breaks, order: expected }) => {
    expect(order(group(teams, results, breaks))).toBe(expected);
  });

  it('counts everything', () => {
    const [first] = tables(group('ABC', ['A 2-1 B (33-30)', 'A 1-1 C (20-22)'], TIE_BREAKS))[0]!
      .rows;
    expect(first).toEqual({
      place: 1,
      team: 'A',
      played: 2,
      wins: 1,
      draws: 1,
      losses: 0,
      mapWins: 3,
      mapLosses: 2,
      roundWins: 53,
      roundLosses: 52,
      points: 4,
      outcome: 'advances',
    });
  });

  it('tells who goes on as soon as it is certain', () => {
    const stage = group('ABCD', ['A 2-0 C', 'A 2-0 D', 'B 2-0 C', 'B 2-0 D'], TIE_BREAKS);
    expect(tables(stage)[0]!.rows.map(({ team, outcome }) => `${team} ${outcome}`)).toEqual([
      'A advances',
      'B advances',
      'C eliminated',
      'D eliminated',
    ]);
    const earlier = group('ABCD', ['A 2-0 C', 'A 2-0 D', 'A 2-0 B'], TIE_BREAKS);
    expect(tables(earlier)[0]!.rows.map(({ outcome }) => outcome)).toEqual([
      'advances',
      null,
      null,
      null,
    ]);
  });
});
