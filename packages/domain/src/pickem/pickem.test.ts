/** What holds for every pick'em, whatever chain of stages it is about. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pick, type Random, seeded } from '../random/random';
import type { Result, StageSettings } from '../tournament/model/vocabulary';
import {
  applyChange,
  type BracketChange,
  nextStep,
  randomChain,
  randomChange,
} from '../tournament/random-tournament';
import { won } from '../tournament/stages/play-out';
import { matches, placements } from '../tournament/stages/stage';
import {
  dropTeam,
  isBracketOver,
  recordResult,
  type StageMatch,
  startBracket,
  type TournamentBracket,
} from '../tournament/tournament-bracket';
import { randomPicks } from './filled-picks';
import { outlookOf, roundKey } from './outlook';
import { misfits, type Picks, predict } from './prediction';
import { isReset, type PickemSetup, pickemProblem, questionsOf } from './questions';
import { createScoring, mostPoints } from './score';

vi.setConfig({ testTimeout: 120_000 });

const runs = { seed: 1, numRuns: Number(process.env.FUZZ_RUNS ?? 25) };
const anyNumber = fc.integer({ min: 0, max: 2 ** 31 });
const common = { bestOf: 3, rounds: [], advances: [] } as const;
const double: StageSettings = { ...common, format: 'double_elimination', grandFinalReset: true };
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: true };

describe('any tournament', () => {
  it('is worth all points to whoever predicted it right', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const { setup, bracket, random } = anyTournament(number);
        const over = playToTheEnd(bracket, random);
        const picks = picksOf(setup, over);
        const prediction = predict(setup, picks);
        expect(misfits(prediction, picks)).toEqual([]);
        expect(prediction.isComplete).toBe(true);
        const score = createScoring(setup, outlookOf(over))(picks);
        expect(score.points).toBe(mostPoints(setup));
        expect(score.possible).toBe(0);
        expect(score.marks.every(({ state }) => state === 'correct')).toBe(true);
      }),
      runs,
    );
  });

  it('takes possible points away and gives none back while results come in', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const { setup, bracket, random } = anyTournament(number);
        const picks = randomPicks(setup, random);
        const start = createScoring(setup, outlookOf(bracket))(picks);
        let [before, most] = [0, start.points + start.possible];
        playToTheEnd(bracket, random, (state) => {
          const { points, possible } = createScoring(setup, outlookOf(state))(picks);
          expect(points).toBeGreaterThanOrEqual(before);
          expect(points + possible).toBeLessThanOrEqual(most);
          [before, most] = [points, points + possible];
        });
        expect(before).toBe(most);
      }),
      runs,
    );
  });

  it('is scored whatever happens to it: drops, forfeits, corrections, shorter stages', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 60 }), (number, changes) => {
        const { setup, bracket, random } = anyTournament(number);
        const picks = randomPicks(setup, random);
        const most = mostPoints(setup);
        let state = bracket;
        const happen = (change: BracketChange | null) => {
          if (change) state = applyChange(state, change).bracket;
          const { points, possible } = createScoring(setup, outlookOf(state))(picks);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points + possible).toBeLessThanOrEqual(most);
          return change !== null;
        };
        for (let step = 0; step < changes; step++) happen(randomChange(state, random));
        while (happen(nextStep(state, random)));
        expect(isBracketOver(state)).toBe(true);
        expect(createScoring(setup, outlookOf(state))(picks).possible).toBe(0);
      }),
      runs,
    );
  });

  it('has a complete prediction by chance, which fits itself', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const { setup, random } = anyTournament(number);
        const picks = randomPicks(setup, random, 0.7);
        const prediction = predict(setup, picks);
        expect(prediction.isComplete).toBe(true);
        expect(misfits(prediction, picks)).toEqual([]);
      }),
      runs,
    );
  });

  it('never calls a place impossible that a team then takes', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const { bracket, random } = anyTournament(number);
        const outlooks = [outlookOf(bracket)];
        const over = playToTheEnd(bracket, random, (state) => outlooks.push(outlookOf(state)));
        over.stages.forEach(({ stage }, index) => {
          if (!stage) return;
          for (const { team, groupPlace } of placements(stage)) {
            for (const outlook of outlooks) {
              const place = outlook[index]!.places.get(team);
              expect(place!.best).toBeLessThanOrEqual(groupPlace);
              expect(place!.worst).toBeGreaterThanOrEqual(groupPlace);
            }
          }
        });
      }),
      runs,
    );
  });
});

describe('what is still possible in a bracket', () => {
  const rows: [string, StageSettings, number][] = [
    ['4 teams with a match for third place', single, 4],
    ['6 teams, two with byes', single, 6],
    ['4 teams, two lives each', double, 4],
    ['5 teams, two lives each', double, 5],
  ];
  it.each(rows)('is what some results lead to: %s', (_name, settings, teams) => {
    const random = seeded(teams);
    for (let run = 0; run < 6; run++) {
      const bracket = start([settings], teams);
      const states = [bracket];
      playToTheEnd(bracket, random, (state) => states.push(state));
      for (const state of states) expectExact(state);
    }
  });

  it('does not count on a team that was dropped', () => {
    const bracket = dropTeam(start([double], 4), 't1').bracket;
    expectExact(bracket);
    for (const { candidates } of outlookOf(bracket)[0]!.rounds.values())
      expect(candidates.has('t1')).toBe(false);
  });
});

describe('a correction', () => {
  it('leads to the score of a tournament that was played that way', () => {
    const setup = { stages: [double], teams: names(8) };
    const random = seeded(5);
    const picks = randomPicks(setup, random);
    const first = openMatches(start([double], 8))[0]!;
    const play = (winner: 'A' | 'B', from = start([double], 8)) =>
      recordResult(from, { stage: 0, position: first.match.position }, won(winner)).bracket;
    const scoreOf = (state: TournamentBracket) => createScoring(setup, outlookOf(state))(picks);
    expect(scoreOf(play('B', play('A')))).toEqual(scoreOf(play('B')));
  });
});

describe('picks', () => {
  const setup: PickemSetup = { stages: [single], teams: names(4) };

  it('carry the picked team into the next match', () => {
    const { questions } = predict(setup, { '0-upper-1-0': ['t4'], '0-upper-1-1': ['t2'] });
    expect(questions.find(({ key }) => key === '0-upper-2-0')!.teams).toEqual(['t4', 't2']);
    expect(questions.find(({ key }) => key === '0-third_place-1-0')!.teams).toEqual(['t1', 't3']);
  });

  const rows: [string, Picks, string[]][] = [
    ['a team that does not play there', { '0-upper-1-0': ['t2'] }, ['0-upper-1-0']],
    ['a final before its semifinals', { '0-upper-2-0': ['t1'] }, ['0-upper-2-0']],
    ['a team that is not in it', { '0-upper-1-0': ['else'] }, ['0-upper-1-0']],
    ['two teams for one match', { '0-upper-1-0': ['t1', 't4'] }, ['0-upper-1-0']],
    ['an unknown question', { '7-upper-1-0': ['t1'] }, ['7-upper-1-0']],
    ['the name of a prototype', { constructor: ['t1'] }, ['constructor']],
  ];
  it.each(rows)('are refused: %s', (_name, picks, keys) => {
    expect(misfits(predict(setup, picks), picks)).toEqual(keys);
  });

  it('that do not fit any more take those after them along', () => {
    const all = { '0-upper-1-0': ['t4'], '0-upper-1-1': ['t2'], '0-upper-2-0': ['t4'] };
    expect(predict(setup, { ...all, '0-upper-1-0': ['t1'] }).picks).toEqual({
      '0-upper-1-0': ['t1'],
      '0-upper-1-1': ['t2'],
    });
  });

  it('of a group order keep the teams that are left', () => {
    const groups: StageSettings = { ...common, format: 'round_robin', groups: 1, legs: 1 };
    const before = { '0-group-0': ['t3', 't9', 't1', 't2'] };
    expect(predict({ stages: [groups], teams: names(4) }, before).picks).toEqual({
      '0-group-0': ['t3', 't1', 't2'],
    });
  });
});

describe('points', () => {
  const worth = (stages: readonly StageSettings[], teams: number) =>
    Object.fromEntries(
      questionsOf({ stages, teams: names(teams) }).map((question) => [
        question.kind === 'match' ? question.roundName : question.name,
        question.points,
      ]),
    );

  it('double from round to round', () => {
    expect(worth([single], 16)).toEqual({
      'Round of 16': 1,
      Quarterfinals: 2,
      Semifinals: 4,
      'Third Place': 4,
      Final: 8,
    });
    expect(worth([double], 8)).toEqual({
      'Upper Quarterfinals': 1,
      'Upper Semifinals': 2,
      'Upper Final': 4,
      'Lower Round 1': 1,
      'Lower Round 2': 1,
      'Lower Semifinal': 2,
      'Lower Final': 2,
      'Grand Final': 8,
    });
  });

  it('are 2 for a place of a group, or 1 for a team that goes on from another', () => {
    const advances = [{ from: 1, to: 2, stage: 1, into: null }];
    const groups: StageSettings = {
      ...common,
      format: 'round_robin',
      groups: 1,
      legs: 1,
      advances,
    };
    const setup = { stages: [groups, single], teams: names(4) };
    const over = playToTheEnd(start(setup.stages, 4), seeded(1), undefined, 'better');
    const { marks } = createScoring(
      setup,
      outlookOf(over),
    )({ '0-group-0': ['t2', 't1', 't4', 't3'] });
    expect(marks.map(({ state, points }) => [state, points])).toEqual([
      ['partial', 1],
      ['partial', 1],
      ['wrong', 0],
      ['wrong', 0],
    ]);
  });

  it('are not offered for a tournament without stages or with too many teams', () => {
    expect(pickemProblem({ stages: [], teams: names(4) })).toMatch('no stages');
    expect(pickemProblem({ stages: [single], teams: names(129) })).toMatch('at most 128');
    expect(pickemProblem({ stages: [single], teams: names(1) })).toMatch('at least 2');
    expect(pickemProblem({ stages: [single], teams: names(128) })).toBeNull();
  });
});

function names(count: number): string[] {
  return Array.from({ length: count }, (_, seed) => `t${seed + 1}`);
}

function start(stages: readonly StageSettings[], teams: number): TournamentBracket {
  const first = stages.map((settings) => ({ settings, tieBreaks: TIE_BREAKS }));
  return startBracket(
    first,
    names(teams).map((team) => ({ team })),
  ).bracket;
}

const TIE_BREAKS = ['points', 'head_to_head', 'map_difference', 'seed'] as const;

function anyTournament(number: number) {
  const random = seeded(number);
  const { stages, teams } = randomChain(random, 14);
  const setup: PickemSetup = { stages, teams: names(teams) };
  return { setup, bracket: start(stages, teams), random };
}

function openMatches(bracket: TournamentBracket): StageMatch[] {
  return bracket.stages.flatMap(({ stage }, index) =>
    (stage ? matches(stage) : [])
      .filter(({ state }) => state === 'open')
      .map((match) => ({ stage: index, match })),
  );
}

function playToTheEnd(
  bracket: TournamentBracket,
  random: Random,
  onResult: (state: TournamentBracket) => void = () => undefined,
  winner: 'any' | 'better' = 'any',
): TournamentBracket {
  let state = bracket;
  for (let open = openMatches(state); open.length > 0; open = openMatches(state)) {
    const { stage, match } = winner === 'any' ? pick(random, open) : open[0]!;
    const isBetter = match.slots[0].team! < match.slots[1].team!;
    const side = winner === 'any' ? pick(random, ['A', 'B'] as const) : isBetter ? 'A' : 'B';
    const result: Result = won(side);
    state = recordResult(state, { stage, position: match.position }, result).bracket;
    onResult(state);
  }
  return state;
}

/** What somebody picked who knew how it ends. */
function picksOf(setup: PickemSetup, over: TournamentBracket): Picks {
  const picks = questionsOf(setup).map((question) => {
    const stage = over.stages[question.stage]!.stage!;
    if (question.kind === 'order') {
      const placed = placements(stage).filter(({ group }) => group === question.group);
      const teams = question.places.map(
        (place) => placed.find(({ groupPlace }) => groupPlace === place)!.team,
      );
      return [question.key, teams];
    }
    const { part, round, index } = question.position;
    const played = matches(stage).filter(
      ({ position, winner }) =>
        winner !== null &&
        position.part === part &&
        position.index === index &&
        (position.round === round || isReset(position)),
    );
    const { winner, slots } = played.at(-1)!;
    return [question.key, [slots[winner === 'A' ? 0 : 1].team!]];
  });
  return Object.fromEntries(picks);
}

/** Plays all that is left in every way, and compares who won in each round. */
function expectExact(state: TournamentBracket): void {
  const reached = new Map<string, Set<string>>();
  for (const end of endings(state)) {
    for (const [key, { winners }] of outlookOf(end)[0]!.rounds) {
      const all = reached.get(key) ?? new Set();
      for (const team of winners) all.add(team);
      reached.set(key, all);
    }
  }
  for (const [key, { winners, candidates }] of outlookOf(state)[0]!.rounds)
    expect([...winners, ...candidates].sort(), key).toEqual([...reached.get(key)!].sort());
  expect(reached.has(roundKey('upper', 0))).toBe(true);
}

function endings(state: TournamentBracket): TournamentBracket[] {
  const [next] = openMatches(state);
  if (!next) return [state];
  const { stage, match } = next;
  return (['A', 'B'] as const).flatMap((side) =>
    endings(recordResult(state, { stage, position: match.position }, won(side)).bracket),
  );
}
