import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { between, type Random, seeded, shuffled } from '../../random/random';
import { cheapestPerfectMatching } from '../matching/matching';
import type { StageSettings, SwissTarget } from '../model/vocabulary';
import { byCoin, playOut, won } from '../stages/play-out';
import type { Match, Stage } from '../stages/stage';
import * as stages from '../stages/stage';
import { type Contender, Measure } from './pair-weight';
import { pairRound } from './pairing';
import { expectedMatches, type Pairing } from './rounds';

vi.setConfig({ testTimeout: 60_000 });

const swiss = (target: SwissTarget): StageSettings => ({
  format: 'swiss',
  target,
  bestOf: 3,
  rounds: [],
  advances: [{ from: 1, to: 8, stage: 1, into: null }],
});
const seeds = (teams: number) =>
  Array.from({ length: teams }, (_, index) => ({ team: String(index + 1) }));
const start = (teams: number, target: SwissTarget) =>
  stages.create({ settings: swiss(target), entrants: seeds(teams) });
const pairs = (drawn: readonly Match[]) =>
  drawn.map(({ slots: [a, b] }) => `${a.team}-${b.team ?? 'bye'}`).join(' ');

describe('a draw', () => {
  it.each([
    { teams: 8, first: '1-5 2-6 3-7 4-8' },
    { teams: 7, first: '1-4 2-5 3-6 7-bye' },
    { teams: 3, first: '1-2 3-bye' },
    { teams: 2, first: '1-2' },
  ])('of the first round pairs $teams teams as $first', ({ teams, first }) => {
    const stage = start(teams, { kind: 'rounds', rounds: 3 });
    expect(pairs(stages.drawRound(stage).changed)).toBe(first);
  });

  it('waits for the round before, and ends after the last', () => {
    let { stage } = stages.drawRound(start(4, { kind: 'rounds', rounds: 1 }));
    expect(stages.drawProblem(stage)).toBe('The round before is not over.');
    stage = playOut(stage, () => 'A');
    expect(stages.drawProblem(stage)).toBe('No round is left to be drawn.');
    expect(stages.isFinished(stage)).toBe(true);
  });

  it('can be named by staff, who are told what is wrong', () => {
    const stage = start(4, { kind: 'rounds', rounds: 3 });
    expect(
      stages.drawProblem(stage, [
        ['1', '9'],
        ['2', '3'],
      ]),
    ).toBe('9 does not play in this round.');
    expect(
      stages.drawProblem(stage, [
        ['1', '2'],
        ['2', '3'],
      ]),
    ).toBe('2 is named twice.');
    expect(stages.drawProblem(stage, [['1', '2']])).toBe('3 has no opponent.');
    const { changed } = stages.drawRound(stage, [
      ['4', '1'],
      ['3', '2'],
    ]);
    expect(pairs(changed)).toBe('4-1 3-2');
  });

  it('that is taken back leaves empty matches, and can be made again', () => {
    const before = playOut(start(4, { kind: 'rounds', rounds: 1 }), () => 'A');
    const first = stages.undrawRound(before);
    expect(first.undone).toHaveLength(2);
    expect(first.changed.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(stages.matches(first.stage)).toEqual([]);
    expect(pairs(stages.drawRound(first.stage).changed)).toBe('1-3 2-4');
  });

  it('leaves out who was dropped', () => {
    const { stage } = stages.drop(start(5, { kind: 'rounds', rounds: 3 }), '2');
    expect(pairs(stages.drawRound(stage).changed)).toBe('1-4 3-5');
  });
});

describe('records', () => {
  it('three wins go through, three losses go out, in at most five rounds', () => {
    const stage = playOut(start(16, { kind: 'records', wins: 3, losses: 3 }), byCoin(seeded(4)));
    const { rows } = stages.tables(stage)[0]!;
    expect(rows.map(({ wins, losses }) => `${wins}-${losses}`).join(' ')).toBe(
      '3-0 3-0 3-1 3-1 3-1 3-2 3-2 3-2 2-3 2-3 2-3 1-3 1-3 1-3 0-3 0-3',
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      ...Array(8).fill('advances'),
      ...Array(8).fill('eliminated'),
    ]);
    expect(stages.rounds(stage).map(({ matches }) => matches)).toEqual([8, 8, 8, 6, 3]);
    expect(expectedMatches({ kind: 'records', wins: 3, losses: 3 }, 16)).toEqual([8, 8, 8, 6, 3]);
  });

  it('a correction takes later rounds back only if a target is reached earlier or later by it', () => {
    const target = { kind: 'records', wins: 2, losses: 2 } as const;
    let stage = start(8, target);
    const favourite = ({ slots: [a, b] }: Match) => (a.seed! < b.seed! ? 'A' : 'B');
    stage = playOut(stage, favourite);
    const first = stages.matches(stage).find(({ position }) => position.round === 1)!;
    const second = stages.matches(stage).find(({ position }) => position.round === 2)!;
    // 1-0 or 0-1 after the first round: both play on in the second, and after it not both do.
    expect(
      stages.undone(stage, first.position, won('B')).map(({ position }) => position.round),
    ).toEqual([3, 3]);
    expect(
      stages.undone(stage, second.position, won('B')).map(({ position }) => position.round),
    ).toEqual([3, 3]);
    const rescored = { ...won('A'), maps: [2, 1] } as const;
    expect(stages.undone(stage, first.position, rescored)).toEqual([]);

    const fixed = playOut(start(8, { kind: 'rounds', rounds: 3 }), favourite);
    expect(stages.undone(fixed, first.position, won('B'))).toEqual([]);
  });
});

/** A field in the middle of a tournament: points and byes are anything, some have met. */
function field(teams: number, random: Random, meetings: number) {
  const contenders: Contender[] = Array.from({ length: teams }, (_, team) => ({
    team,
    points: 3 * between(random, 0, 4) + between(random, 0, 1),
    byes: random() < 0.1 ? 1 : 0,
  })).sort((a, b) => b.points - a.points || a.team - b.team);
  const met = new Set<number>();
  for (let round = 0; round < meetings; round++) {
    const order = shuffled(random, contenders);
    for (let at = 0; at + 1 < order.length; at += 2) {
      const [a, b] = [order[at]!.team, order[at + 1]!.team];
      met.add(Math.min(a, b) * teams + Math.max(a, b));
    }
  }
  const meet = (a: number, b: number) => (met.has(Math.min(a, b) * teams + Math.max(a, b)) ? 1 : 0);
  return { contenders, meet };
}

/** What counts: rematches, byes that the resting team had, squared gaps. */
function worthOf(
  pairings: readonly Pairing[],
  contenders: readonly Contender[],
  met: (a: number, b: number) => number,
) {
  const of = new Map(contenders.map((contender) => [contender.team, contender]));
  const fewest = contenders.at(-1)!.points;
  let [rematches, byes, gaps] = [0, 0, 0];
  for (const [a, b] of pairings) {
    gaps += (of.get(a)!.points - (b === null ? fewest : of.get(b)!.points)) ** 2;
    if (b === null) byes += of.get(a)!.byes;
    else rematches += met(a, b);
  }
  return { rematches, byes, gaps };
}

describe('the pairing of a large field', () => {
  it('is as good as the best among all pairs, though only few are looked at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 97, max: 150 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (teams, meetings, seed) => {
          const { contenders, meet } = field(teams, seeded(seed), meetings);
          const measure = new Measure(contenders, meet);
          const edges = { from: [] as number[], to: [] as number[], weight: [] as number[] };
          for (let a = 0; a < measure.size; a++)
            for (let b = a + 1; b < measure.size; b++) {
              edges.from.push(a);
              edges.to.push(b);
              edges.weight.push(measure.weight(a, b));
            }
          const { mate } = cheapestPerfectMatching({ vertices: measure.size, ...edges })!;
          const best = contenders.flatMap(({ team }, rank): Pairing[] => {
            const other = mate[rank]!;
            return other < rank ? [] : [[team, contenders[other]?.team ?? null]];
          });
          const worth = (pairings: readonly Pairing[]) => worthOf(pairings, contenders, meet);
          expect(worth(pairRound(contenders, meet))).toEqual(worth(best));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('of 1,024 teams over nine rounds has no rematch and no gap', () => {
    let stage = start(1_024, { kind: 'rounds', rounds: 9 });
    const random = seeded(9);
    const met = new Set<string>();
    const points = new Map(seeds(1_024).map(({ team }) => [team, 0]));
    let [rematches, gaps] = [0, 0];
    for (let round = 0; round < 9; round++) {
      const drawn = stages.drawRound(stage);
      stage = drawn.stage;
      for (const { position, slots } of drawn.changed) {
        const [a, b] = slots.map(({ team }) => team!) as [string, string];
        const pair = [a, b].sort().join();
        if (met.has(pair)) rematches += 1;
        met.add(pair);
        if (points.get(a) !== points.get(b)) gaps += 1;
        const winner = random() < 0.5 ? 'A' : 'B';
        const better = winner === 'A' ? a : b;
        points.set(better, points.get(better)! + 1);
        stage = stages.report(stage, position, won(winner)).stage;
      }
    }
    expect({ rematches, gaps }).toEqual({ rematches: 0, gaps: 0 });
  });
});

/** Whether everyone (but `resting`) can be paired without a rematch. */
function canBeFresh(teams: readonly string[], met: ReadonlySet<string>): boolean {
  const from: number[] = [];
  const to: number[] = [];
  teams.forEach((a, at) => {
    for (let other = at + 1; other < teams.length; other++) {
      if (met.has([a, teams[other]!].sort().join())) continue;
      from.push(at);
      to.push(other);
    }
  });
  const weight = from.map(() => 0);
  return cheapestPerfectMatching({ vertices: teams.length, from, to, weight }) !== null;
}

describe('over a whole Swiss stage of 2 to 300 teams', () => {
  it('has no rematch that can be avoided, and no second bye before all had one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 4, arbitrary: fc.integer({ min: 2, max: 20 }) },
          { weight: 1, arbitrary: fc.integer({ min: 21, max: 300 }) },
        ),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (teams, rounds, seed) => {
          const random = seeded(seed);
          let stage: Stage = start(teams, { kind: 'rounds', rounds });
          const met = new Set<string>();
          const byes = new Map<string, number>();
          while (stages.drawProblem(stage) === null) {
            const drawn = stages.drawRound(stage);
            check(drawn.changed, { met, byes });
            stage = drawn.stage;
            for (const match of drawn.changed)
              if (match.state === 'open')
                stage = stages.report(stage, match.position, won(random() < 0.5 ? 'A' : 'B')).stage;
            if (random() < 0.2 && teams > 3)
              stage = stages.drop(stage, String(between(random, 1, teams))).stage;
          }
          expect(stages.isFinished(stage)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  function check(
    drawn: readonly Match[],
    { met, byes }: { met: Set<string>; byes: Map<string, number> },
  ): void {
    const names = drawn.map(({ slots }) => slots.flatMap(({ team }) => team ?? []));
    const playing = names.flat();
    const again = names.filter((pair) => pair.length === 2 && met.has(pair.toSorted().join()));
    const resting = names.find((pair) => pair.length === 1)?.[0];
    const without = (team: string | undefined) => playing.filter((other) => other !== team);
    const candidates = resting === undefined ? [undefined] : playing;
    if (again.length > 0)
      expect(candidates.some((team) => canBeFresh(without(team), met))).toBe(false);
    if (resting !== undefined && again.length === 0) {
      const fewer = playing.filter((team) => (byes.get(team) ?? 0) < (byes.get(resting) ?? 0));
      expect(fewer.some((team) => canBeFresh(without(team), met))).toBe(false);
      byes.set(resting, (byes.get(resting) ?? 0) + 1);
    }
    for (const pair of names) met.add(pair.toSorted().join());
  }
});
