import { describe, expect, it } from 'vitest';
import { seeded } from '../../random/random';
import type { Advance, StageSettings } from '../model/vocabulary';
import { entriesOf, type Place } from './chain';
import { type ChainProblem, chainProblems } from './chain-problems';
import { entrantsOf } from './entrants';
import { byCoin, playOut } from './play-out';
import { preview } from './preview';
import { create, drop, type Match, type Stage } from './stage';

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const advance = (
  from: number,
  to: number,
  stage: number,
  into: Advance['into'] = null,
): Advance => ({ from, to, stage, into });
const groups = (count: number, ...advances: Advance[]): StageSettings => ({
  ...common,
  format: 'round_robin',
  groups: count,
  legs: 1,
  advances,
});
const gsl = (count: number, ...advances: Advance[]): StageSettings => ({
  ...common,
  format: 'gsl',
  groups: count,
  advances,
});
const swiss = (...advances: Advance[]): StageSettings => ({
  ...common,
  format: 'swiss',
  target: { kind: 'rounds', rounds: 5 },
  advances,
});
const single = (...advances: Advance[]): StageSettings => ({
  ...common,
  format: 'single_elimination',
  thirdPlaceMatch: false,
  advances,
});
const double = (...advances: Advance[]): StageSettings => ({
  ...common,
  format: 'double_elimination',
  grandFinalReset: true,
  advances,
});

const seeds = (teams: number) =>
  Array.from({ length: teams }, (_, index) => ({ team: `T${index + 1}` }));
const played = (settings: readonly StageSettings[], first: Stage) => ({
  stages: settings.map((each, index) => ({ settings: each, stage: index === 0 ? first : null })),
  dropped: [],
  isEnded: false,
});
const favourite = ({ slots: [a, b] }: Match) => (a.seed! < b.seed! ? 'A' : 'B');
/** A1 for the first of group A; #3 for the third where there are no groups. */
const short = (place: Place | null) =>
  !place
    ? 'seed'
    : place.group === null
      ? `#${place.place}`
      : `${String.fromCharCode(65 + place.group)}${place.place}`;

describe('the problems of a chain', () => {
  it.each<{ stages: StageSettings[]; teams: number | null; problems: ChainProblem[] }>([
    { stages: [], teams: null, problems: [{ stage: null, reason: 'A tournament needs a stage.' }] },
    { stages: [groups(4, advance(1, 2, 1)), double()], teams: 22, problems: [] },
    {
      stages: [groups(4, advance(1, 2, 2))],
      teams: null,
      problems: [{ stage: 0, reason: 'Places 1 to 2 go on to stage 3, which is not there.' }],
    },
    {
      stages: [groups(4, advance(1, 2, 1)), single(advance(1, 2, 0))],
      teams: null,
      problems: [
        {
          stage: 1,
          reason: 'Places 1 to 2 go back to stage 1; they can only go on to a later one.',
        },
      ],
    },
    {
      stages: [groups(4, advance(1, 2, 1, 'upper'), advance(2, 3, 1, 'lower')), double()],
      teams: null,
      problems: [{ stage: 0, reason: 'Place 2 goes on to more than one stage.' }],
    },
    {
      stages: [groups(4, advance(2, 1, 1)), single()],
      teams: null,
      problems: [{ stage: 0, reason: 'Places 2 to 1 are in the wrong order.' }],
    },
    {
      stages: [groups(4, advance(1, 2, 1, 'lower')), single()],
      teams: null,
      problems: [{ stage: 0, reason: 'Stage 2 has no lower bracket for places 1 to 2.' }],
    },
    {
      stages: [groups(4, advance(3, 4, 1, 'lower')), double()],
      teams: null,
      problems: [{ stage: 1, reason: 'Nobody starts in the upper bracket.' }],
    },
    {
      stages: [single(), single()],
      teams: null,
      problems: [{ stage: 1, reason: 'No earlier stage sends teams here.' }],
    },
    {
      stages: [groups(4, advance(1, 2, 1)), double()],
      teams: 7,
      problems: [{ stage: 0, reason: '4 groups need at least 8 teams, and there are 7.' }],
    },
    {
      stages: [groups(4, advance(1, 3, 1)), double()],
      teams: 11,
      problems: [
        { stage: 0, reason: 'With 11 teams: place 3 goes on, but the smallest group has 2 teams.' },
      ],
    },
    {
      stages: [swiss(advance(1, 1, 1)), single()],
      teams: 11,
      problems: [{ stage: 1, reason: 'With 11 teams: A stage needs at least 2 teams.' }],
    },
  ])('with $teams teams are $problems', ({ stages, teams, problems }) => {
    expect(chainProblems(stages, teams)).toEqual(problems);
  });
});

describe('the way from places to seeds', () => {
  it.each<{ what: string; stages: StageSettings[]; teams: number; seeds: string }>([
    {
      what: 'two groups',
      stages: [groups(2, advance(1, 2, 1)), single()],
      teams: 8,
      seeds: 'A1 B1 A2 B2',
    },
    {
      what: 'four groups: second and first of a group are in different halves',
      stages: [groups(4, advance(1, 2, 1)), single()],
      teams: 16,
      seeds: 'A1 B1 C1 D1 B2 A2 D2 C2',
    },
    {
      what: 'above and below',
      stages: [gsl(2, advance(1, 2, 1, 'upper'), advance(3, 4, 1, 'lower')), double()],
      teams: 8,
      seeds: 'A1 B1 A2 B2 A3 B3 A4 B4',
    },
    { what: 'Swiss', stages: [swiss(advance(1, 4, 1)), single()], teams: 10, seeds: '#1 #2 #3 #4' },
  ])('of $what is $seeds', ({ stages, teams, seeds: expected }) => {
    expect(
      entriesOf(stages, teams)[1]!
        .map(({ from }) => short(from))
        .join(' '),
    ).toBe(expected);
  });

  it.each([4, 8, 16])('from %i groups no two of a group meet before the last rounds', (count) => {
    const stages = [groups(count, advance(1, 2, 1)), single()];
    const [, entries] = entriesOf(stages, count * 4);
    const stage = create({
      settings: stages[1]!,
      entrants: entries!.map(({ from }) => ({ team: short(from) })),
    });
    const ended = playOut(stage, byCoin(seeded(count)));
    // In different halves, the two of a group can only meet in the final.
    const halves = new Map<string, number>();
    const half = (team: string) => halves.get(team)!;
    const { plan } = ended;
    const first = plan.rounds[0]!.nodes;
    for (const [place, node] of first.entries())
      for (const origin of plan.nodes[node]!.origins)
        if (origin.type === 'entrant')
          halves.set(stage.entrants[origin.entrant]!.team, place < first.length / 2 ? 0 : 1);
    for (let group = 0; group < count; group++) {
      const letter = String.fromCharCode(65 + group);
      expect(half(`${letter}1`)).not.toBe(half(`${letter}2`));
    }
  });

  it('waits until the stage before is over', () => {
    const stages = [groups(2, advance(1, 2, 1)), single()];
    const first = create({ settings: stages[0]!, entrants: seeds(8) });
    expect(entrantsOf(played(stages, first), 1)).toBeNull();
    const entrants = entrantsOf(played(stages, playOut(first, favourite)), 1)!;
    expect(entrants.map(({ team, from }) => `${short(from)} ${team}`)).toEqual([
      'A1 T1',
      'B1 T2',
      'A2 T4',
      'B2 T3',
    ]);
  });

  it('passes over who was dropped', () => {
    const stages = [groups(2, advance(1, 2, 1)), single()];
    const over = playOut(create({ settings: stages[0]!, entrants: seeds(8) }), favourite);
    const { stage } = drop(over, 'T1');
    expect(entrantsOf(played(stages, stage), 1)!.map(({ team }) => team)).toEqual([
      'T4',
      'T2',
      'T5',
      'T3',
    ]);
  });
});

describe('a preview', () => {
  it('shows a chain of 22 teams', () => {
    const shown = preview(
      [groups(4, advance(1, 2, 1, 'upper'), advance(3, 4, 1, 'lower')), double()],
      22,
    );
    expect(
      shown.map(({ groups: sizes, matches, entries }) => ({
        sizes,
        matches,
        entries: entries.length,
      })),
    ).toEqual([
      { sizes: [5, 5, 6, 6], matches: 50, entries: 22 },
      { sizes: [16], matches: 23, entries: 16 },
    ]);
    expect(shown[1]!.rounds.map(({ name, matches }) => `${name} ${matches}`)).toEqual([
      'Upper Quarterfinals 4',
      'Lower Round 1 4',
      'Upper Semifinals 2',
      'Lower Round 2 4',
      'Upper Final 1',
      'Lower Round 3 2',
      'Lower Round 4 2',
      'Lower Semifinal 1',
      'Lower Final 1',
      'Grand Final 1',
      'Grand Final Reset 1',
    ]);
  });

  it('refuses what cannot be', () => {
    expect(() => preview([groups(4)], 5)).toThrow('4 groups need at least 8 teams');
  });
});
