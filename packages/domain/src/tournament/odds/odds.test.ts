import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../random/random';
import type { StageSettings } from '../model/vocabulary';
import { byCoin, playOut, won } from '../stages/play-out';
import { create, drawRound, drop, matches, placements, report } from '../stages/stage';
import { winExpectancy } from './luck';
import { type OddsInput, odds } from './odds';

vi.setConfig({ testTimeout: 60_000 });

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: false };
const double: StageSettings = { ...common, format: 'double_elimination', grandFinalReset: true };
const groups: StageSettings = {
  ...common,
  format: 'round_robin',
  groups: 4,
  legs: 1,
  advances: [
    { from: 1, to: 1, stage: 1, into: 'upper' },
    { from: 2, to: 2, stage: 1, into: 'lower' },
  ],
};
const gsl: StageSettings = {
  ...common,
  format: 'gsl',
  groups: 4,
  advances: [{ from: 1, to: 2, stage: 1, into: null }],
};
const swiss: StageSettings = {
  ...common,
  format: 'swiss',
  target: { kind: 'records', wins: 3, losses: 3 },
  advances: [{ from: 1, to: 8, stage: 1, into: null }],
};

const teams = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const entrants = (count: number) => teams(count).map((team) => ({ team }));
const ask = (stages: StageSettings[], count: number, more: Partial<OddsInput> = {}) =>
  odds({
    stages,
    played: [],
    teams: teams(count),
    ratings: new Map(),
    runs: 2_000,
    random: seeded(1),
    ...more,
  });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('what a rating says', () => {
  it.each([
    { own: 1500, other: 1500, chance: 0.5 },
    { own: 1900, other: 1500, chance: 10 / 11 },
    { own: 1500, other: 1900, chance: 1 / 11 },
  ])('$own against $other wins $chance', ({ own, other, chance }) => {
    expect(winExpectancy(own, other)).toBeCloseTo(chance, 10);
  });
});

describe('odds', () => {
  it.each<{ what: string; stages: StageSettings[]; count: number }>([
    { what: 'single elimination', stages: [single], count: 11 },
    { what: 'double elimination', stages: [double], count: 16 },
    { what: 'groups and double elimination', stages: [groups, double], count: 18 },
    { what: 'GSL groups and single elimination', stages: [gsl, single], count: 16 },
    { what: 'Swiss and single elimination', stages: [swiss, single], count: 17 },
  ])('of $what add up: one champion, everyone in one place', ({ stages, count }) => {
    const all = ask(stages, count, {
      ratings: new Map(teams(count).map((team, seed) => [team, 1800 - 40 * seed])),
    });
    expect(sum(all.map(({ champion }) => champion))).toBeCloseTo(1, 9);
    for (const { stages: own } of all) {
      for (const { enters, places } of own)
        expect(sum(places.map(({ chance }) => chance))).toBeCloseTo(enters, 9);
      expect(own[0]!.enters).toBe(1);
    }
    expect(all[0]!.champion).toBeGreaterThan(all.at(-1)!.champion);
  });

  it('of two teams are what their ratings say', () => {
    const [first] = ask([single], 2, {
      ratings: new Map([
        ['T1', 1700],
        ['T2', 1500],
      ]),
      runs: 20_000,
    });
    expect(first!.champion).toBeCloseTo(winExpectancy(1700, 1500), 1);
  });

  it('of equal teams are equal, give or take', () => {
    for (const { champion } of ask([double], 8, { runs: 10_000 }))
      expect(Math.abs(champion - 1 / 8)).toBeLessThan(0.02);
  });

  it('are the same for the same random numbers', () => {
    expect(ask([groups, double], 16, { random: seeded(5) })).toEqual(
      ask([groups, double], 16, { random: seeded(5) }),
    );
  });

  it('start from what has been played', () => {
    const before = create({ settings: single, entrants: entrants(4) });
    const { stage } = report(before, { part: 'upper', group: null, round: 1, index: 0 }, won('B'));
    const all = new Map(ask([single], 4, { played: [stage] }).map((own) => [own.team, own]));
    expect(all.get('T1')!.champion).toBe(0);
    expect(all.get('T1')!.stages[0]!.places).toContainEqual({ from: 3, to: 4, chance: 1 });
    expect(all.get('T4')!.champion).toBeCloseTo(0.5, 1);
    expect(all.get('T4')!.stages[0]!.rounds).toContainEqual({ part: 'upper', round: 2, chance: 1 });
  });

  it.each([single, double, gsl, groups, swiss])(
    'of a stage that is over are certain ($format)',
    (settings) => {
      const alone = { ...settings, advances: [] };
      const stage = playOut(create({ settings: alone, entrants: entrants(9) }), byCoin(seeded(3)));
      const all = ask([alone], 9, { played: [stage], runs: 50 });
      for (const { stages } of all) {
        const chances = stages[0]!.places.map(({ chance }) => chance);
        expect(chances.filter((chance) => chance === 1)).toHaveLength(1);
      }
    },
  );

  it('let whoever was dropped win nothing more, in any format', () => {
    for (const settings of [single, double, groups, gsl]) {
      const { stage } = drop(
        create({ settings: { ...settings, advances: [] }, entrants: entrants(9) }),
        'T1',
      );
      const [first] = ask([{ ...settings, advances: [] }], 9, { played: [stage], runs: 200 });
      expect(first!.champion).toBe(0);
    }
    const drawn = drawRound(create({ settings: swiss, entrants: entrants(9) })).stage;
    const { stage } = drop(drawn, matches(drawn)[0]!.slots[0].team!);
    const [first] = ask([swiss, single], 9, { played: [stage], runs: 200 });
    expect(first!.stages[1]!.enters).toBe(0);
  });

  it('let a team that is out enter no further stage', () => {
    const over = playOut(create({ settings: groups, entrants: entrants(16) }), byCoin(seeded(7)));
    const [leaver] = placements(over);
    const all = ask([groups, double], 16, { played: [over], dropped: [leaver!.team], runs: 200 });
    const own = all.find(({ team }) => team === leaver!.team)!;
    expect(own.stages[1]!.enters).toBe(0);
    expect(sum(all.map(({ champion }) => champion))).toBeCloseTo(1, 9);
  });
});
