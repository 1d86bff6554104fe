import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { between, seeded } from '../../random/random';
import type { Position, Result, StageSettings } from '../model/vocabulary';
import { byCoin, playOut, won } from './play-out';
import type { Match, Stage } from './stage';
import * as stages from './stage';

vi.setConfig({ testTimeout: 60_000 });

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: false };
const double: StageSettings = { ...common, format: 'double_elimination', grandFinalReset: true };
const groups: StageSettings = { ...common, format: 'round_robin', groups: 2, legs: 1 };
const gsl: StageSettings = { ...common, format: 'gsl', groups: 2 };
const swiss: StageSettings = { ...common, format: 'swiss', target: { kind: 'rounds', rounds: 3 } };

const seeds = (teams: number) =>
  Array.from({ length: teams }, (_, index) => ({ team: String(index + 1) }));
const start = (settings: StageSettings, teams: number) =>
  stages.create({ settings, entrants: seeds(teams) });
const upper = (round: number, index: number): Position => ({
  part: 'upper',
  group: null,
  round,
  index,
});
const favourite = ({ slots: [a, b] }: Match) => (a.seed! < b.seed! ? 'A' : 'B');
const at = (stage: Stage, position: Position) => {
  const { state, winner, slots } = stages.matchAt(stage, position)!;
  return `${state} ${slots.map(({ team }) => team ?? '?').join('-')} ${winner ?? ''}`.trim();
};

describe('reporting', () => {
  it('moves the winner on and answers every match that stands differently', () => {
    const { stage, changed } = stages.report(start(single, 4), upper(1, 0), won('B'));
    expect(changed.map(({ position }) => position)).toEqual([upper(1, 0), upper(2, 0)]);
    expect(at(stage, upper(1, 0))).toBe('finished 1-4 B');
    expect(at(stage, upper(2, 0))).toBe('waiting 4-?');
  });

  it('leaves the stage before as it was', () => {
    const before = start(single, 4);
    stages.report(before, upper(1, 0), won('A'));
    expect(at(before, upper(1, 0))).toBe('open 1-4');
  });

  it.each<{ what: string; position: Position; result: Result; problem: string | null }>([
    { what: 'an open match', position: upper(1, 0), result: won('A'), problem: null },
    {
      what: 'no match',
      position: upper(1, 7),
      result: won('A'),
      problem: 'There is no such match.',
    },
    {
      what: 'a match without teams',
      position: upper(3, 0),
      result: won('A'),
      problem: 'Its teams are not decided yet.',
    },
    {
      what: 'a decided match',
      position: upper(1, 1),
      result: won('A'),
      problem: 'This match is decided; correct it instead.',
    },
    {
      what: 'a draw',
      position: upper(1, 0),
      result: { kind: 'played', winner: null, maps: [1, 1], rounds: [9, 9] },
      problem: 'This match cannot be drawn.',
    },
    {
      what: 'a winner with fewer maps',
      position: upper(1, 0),
      result: { kind: 'played', winner: 'A', maps: [1, 2], rounds: [9, 9] },
      problem: 'The winner has won more maps than the other team.',
    },
    {
      what: 'half a map',
      position: upper(1, 0),
      result: { kind: 'played', winner: 'A', maps: [1.5, 0], rounds: [9, 9] },
      problem: 'Scores are whole numbers from 0.',
    },
  ])('is asked about $what', ({ position, result, problem }) => {
    const { stage } = stages.report(start(single, 8), upper(1, 1), won('A'));
    expect(stages.reportProblem(stage, position, result)).toBe(problem);
    if (problem) expect(() => stages.report(stage, position, result)).toThrow(problem);
  });

  it.each<{ result: Result; leads: string; next: string }>([
    { result: { kind: 'forfeit', by: 'A' }, leads: 'forfeited 1-4 B', next: 'waiting 4-?' },
    { result: { kind: 'forfeit', by: 'both' }, leads: 'forfeited 1-4', next: 'waiting ?-?' },
    { result: { kind: 'cancelled' }, leads: 'cancelled 1-4', next: 'waiting ?-?' },
  ])('$result.kind leads to $leads', ({ result, leads, next }) => {
    const { stage } = stages.report(start(single, 4), upper(1, 0), result);
    expect(at(stage, upper(1, 0))).toBe(leads);
    expect(at(stage, upper(2, 0))).toBe(next);
  });

  it('when both forfeit, whoever would have met them goes on without playing', () => {
    let stage = start(single, 4);
    stage = stages.report(stage, upper(1, 0), { kind: 'forfeit', by: 'both' }).stage;
    stage = stages.report(stage, upper(1, 1), won('A')).stage;
    expect(at(stage, upper(2, 0))).toBe('bye ?-2 B');
    expect(stages.isFinished(stage)).toBe(true);
    expect(stages.placements(stage).map(({ team, from, to }) => `${team}: ${from}-${to}`)).toEqual([
      '2: 1-1',
      '1: 2-4',
      '3: 2-4',
      '4: 2-4',
    ]);
  });
});

describe('correcting', () => {
  it('two rounds back undoes what depends on it, and nothing else', () => {
    const played = playOut(start(double, 8), favourite);
    const undone = stages.undone(played, upper(1, 0), won('B'));
    const names = undone.map(({ position: { part, round, index } }) => `${part} ${round}.${index}`);
    expect(names).toEqual([
      'upper 2.0',
      'lower 1.0',
      'upper 3.0',
      'lower 2.0',
      'lower 2.1',
      'lower 3.0',
      'lower 4.0',
      'grand_final 1.0',
    ]);
    const { stage, changed } = stages.correct(played, upper(1, 0), won('B'));
    expect(at(stage, upper(1, 0))).toBe('finished 1-8 B');
    expect(at(stage, upper(2, 0))).toBe('open 8-4');
    expect(at(stage, upper(2, 1))).toBe('finished 2-3 A');
    expect(changed.filter(({ state }) => state === 'open')).toHaveLength(2);
  });

  it('only the score undoes nothing', () => {
    const played = playOut(start(single, 8), favourite);
    const closer: Result = { kind: 'played', winner: 'A', maps: [2, 1], rounds: [30, 28] };
    expect(stages.undone(played, upper(1, 0), closer)).toEqual([]);
    const { changed } = stages.correct(played, upper(1, 0), closer);
    expect(changed).toHaveLength(1);
  });

  it('is refused where two teams are missing', () => {
    expect(stages.correctProblem(start(single, 4), upper(2, 0), won('A'))).toBe(
      'This match does not have two teams.',
    );
  });
});

describe('dropping', () => {
  it('forfeits what is left, above and below', () => {
    const { stage } = stages.drop(start(double, 4), '1');
    expect(at(stage, upper(1, 0))).toBe('forfeited 1-4 B');
    const rest = playOut(stage, favourite);
    expect(stages.isFinished(rest)).toBe(true);
    expect(stages.placements(rest).at(-1)).toMatchObject({ team: '1', from: 4 });
    const own = stages.matches(rest).filter(({ slots }) => slots.some(({ team }) => team === '1'));
    expect(own.map(({ state, automatic }) => `${state} ${automatic}`)).toEqual([
      'forfeited true',
      'forfeited true',
    ]);
  });

  it('keeps what was played, and stands last in a table', () => {
    const before = start({ ...groups, groups: 1 }, 3);
    const [first] = stages.matches(before);
    const { stage } = stages.drop(
      stages.report(before, first!.position, won('A')).stage,
      first!.slots[0].team!,
    );
    const rows = stages
      .tables(stage)[0]!
      .rows.map(({ team, wins, losses }) => `${team} ${wins}-${losses}`);
    expect(rows.at(-1)).toBe(`${first!.slots[0].team} 1-1`);
  });

  it('when everyone is dropped the last who stayed wins', () => {
    let stage = start(single, 4);
    for (const team of ['1', '3', '4', '2']) stage = stages.drop(stage, team).stage;
    expect(stages.isFinished(stage)).toBe(true);
    expect(stages.placements(stage)[0]!.team).toBe('2');
  });
});

describe('rounds', () => {
  const names = (settings: StageSettings, teams: number) =>
    stages.rounds(start(settings, teams)).map(({ name }) => name);

  it.each<{ what: string; settings: StageSettings; teams: number; names: string[] }>([
    {
      what: 'a single elimination of 22',
      settings: { ...single, thirdPlaceMatch: true },
      teams: 22,
      names: ['Round of 32', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Third Place', 'Final'],
    },
    { what: 'two teams', settings: single, teams: 2, names: ['Final'] },
    {
      what: 'a double elimination of 16',
      settings: double,
      teams: 16,
      names: [
        'Upper Round 1',
        'Upper Quarterfinals',
        'Lower Round 1',
        'Upper Semifinals',
        'Lower Round 2',
        'Upper Final',
        'Lower Round 3',
        'Lower Round 4',
        'Lower Semifinal',
        'Lower Final',
        'Grand Final',
        'Grand Final Reset',
      ],
    },
    {
      what: 'groups',
      settings: groups,
      teams: 6,
      names: [
        'Group A · Round 1',
        'Group B · Round 1',
        'Group A · Round 2',
        'Group B · Round 2',
        'Group A · Round 3',
        'Group B · Round 3',
      ],
    },
    {
      what: 'one group',
      settings: { ...groups, groups: 1 },
      teams: 4,
      names: ['Round 1', 'Round 2', 'Round 3'],
    },
    {
      what: 'GSL',
      settings: { ...gsl, groups: 1 },
      teams: 4,
      names: ['Opening Matches', 'Winners Match', 'Elimination Match', 'Decider Match'],
    },
    { what: 'Swiss', settings: swiss, teams: 8, names: ['Round 1', 'Round 2', 'Round 3'] },
  ])('of $what have names', ({ settings, teams, names: expected }) => {
    expect(names(settings, teams)).toEqual(expected);
  });

  it('have their own best-of, counted from the start or from the end', () => {
    const settings: StageSettings = {
      ...double,
      bestOf: 3,
      rounds: [
        { part: 'upper', round: 1, bestOf: 1, vetoFormat: null },
        { part: 'lower', round: -1, bestOf: 5, vetoFormat: null },
        { part: 'grand_final', round: -2, bestOf: 7, vetoFormat: null },
        { part: 'upper', round: -1, bestOf: 3, vetoFormat: 'BO3_' },
      ],
    };
    const shown = stages
      .rounds(start(settings, 8))
      .map(({ name, bestOf, vetoFormat }) => `${name}: ${bestOf} ${vetoFormat}`);
    expect(shown).toEqual([
      'Upper Quarterfinals: 1 BO1',
      'Upper Semifinals: 3 BO3',
      'Lower Round 1: 3 BO3',
      'Upper Final: 3 BO3_',
      'Lower Round 2: 3 BO3',
      'Lower Semifinal: 3 BO3',
      'Lower Final: 5 BO5',
      'Grand Final: 7 BO7',
      'Grand Final Reset: 3 BO3',
    ]);
  });
});

describe('a setup', () => {
  it.each<{ settings: StageSettings; teams: number; problem: string | null }>([
    { settings: single, teams: 2, problem: null },
    { settings: single, teams: 1, problem: 'A stage needs at least 2 teams.' },
    { settings: single, teams: 4_097, problem: 'A stage has at most 4096 teams.' },
    { settings: groups, teams: 3, problem: '2 groups need at least 4 teams, and there are 3.' },
    {
      settings: { ...groups, groups: 1 },
      teams: 65,
      problem: 'A group has at most 64 teams: 65 teams need more groups.',
    },
    {
      settings: { ...single, bestOf: 2 },
      teams: 4,
      problem:
        'A best of 2 can be drawn, so it does not fit matches that a team must win to go on.',
    },
    { settings: { ...groups, bestOf: 2 }, teams: 4, problem: null },
    {
      settings: { ...single, rounds: [{ part: 'lower', round: 1, bestOf: 1, vetoFormat: null }] },
      teams: 4,
      problem: 'This format has no lower rounds.',
    },
  ])('of $teams teams has the problem $problem', ({ settings, teams, problem }) => {
    expect(stages.setupProblem(settings, seeds(teams))).toBe(problem);
  });

  it('names every team once', () => {
    expect(stages.setupProblem(single, [{ team: 'A' }, { team: 'A' }])).toBe(
      'A team can enter a stage only once.',
    );
  });
});

describe('restoring', () => {
  it('refuses results that cannot be', () => {
    const setup = { settings: single, entrants: seeds(4) };
    const results = [{ position: upper(2, 0), result: won('A') }];
    expect(() => stages.restore({ ...setup, results })).toThrow(
      'before both of its teams are known',
    );
    expect(() => stages.restore({ ...setup, dropped: ['9'] })).toThrow('9 is not in this stage.');
  });
});

describe('an outcome that a table tells', () => {
  const advances = [{ from: 1, to: 2, stage: 1, into: null }];
  const formats: StageSettings[] = [
    { ...groups, advances },
    { ...groups, legs: 2, bestOf: 2, advances },
    { ...gsl, advances },
    { ...swiss, advances },
    { ...swiss, target: { kind: 'records', wins: 2, losses: 2 }, advances },
  ];

  it('holds however the stage goes on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.integer({ min: 4, max: 11 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (settings, teams, seed) => {
          const random = seeded(seed);
          const middle = playSome(start(settings, teams), between(random, 0, 2 * teams), random);
          const early = outcomes(middle);
          for (let run = 0; run < 5; run++) {
            const final = outcomes(playSome(middle, Number.POSITIVE_INFINITY, random));
            for (const [team, outcome] of early) if (outcome) expect(final.get(team)).toBe(outcome);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is known for everyone at the end', () => {
    for (const settings of formats) {
      const ended = playOut(start(settings, 9), byCoin(seeded(2)));
      expect([...outcomes(ended).values()]).not.toContain(null);
    }
  });

  const outcomes = (stage: Stage) =>
    new Map(
      stages.tables(stage).flatMap(({ rows }) => rows.map(({ team, outcome }) => [team, outcome])),
    );

  /** Plays so many matches, some of them drawn, forfeited or cancelled. */
  function playSome(stage: Stage, count: number, random: () => number): Stage {
    let next = stage;
    for (let played = 0; played < count; played++) {
      const open = stages.matches(next).filter(({ state }) => state === 'open');
      if (open.length === 0 && stages.drawProblem(next)) return next;
      if (open.length === 0) {
        next = stages.drawRound(next).stage;
        continue;
      }
      const { position } = open[Math.floor(random() * open.length)]!;
      next = stages.report(next, position, anyResult(next.settings, random())).stage;
    }
    return next;
  }

  function anyResult(settings: StageSettings, luck: number): Result {
    if (luck < 0.04) return { kind: 'cancelled' };
    if (luck < 0.08) return { kind: 'forfeit', by: 'both' };
    const canDraw = settings.bestOf === 2;
    if (canDraw && luck < 0.4)
      return { kind: 'played', winner: null, maps: [1, 1], rounds: [9, 9] };
    return won(luck < 0.6 ? 'A' : 'B');
  }
});
