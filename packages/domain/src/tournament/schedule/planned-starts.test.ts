import { describe, expect, it } from 'vitest';
import { positionKey, type RoundPlan, type StageSettings } from '../model/vocabulary';
import { create, matches } from '../stages/stage';
import { findConflicts } from './conflicts';
import { plannableRounds } from './plannable-rounds';
import { plannedStarts, shiftPlans } from './planned-starts';
import { startTimes } from './start-times';

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: false };
const double: StageSettings = { ...common, format: 'double_elimination', grandFinalReset: true };
const groups: StageSettings = {
  ...{ ...common, format: 'round_robin', groups: 2, legs: 1 },
  advances: [{ from: 1, to: 2, stage: 1, into: null }],
};
const swiss: StageSettings = {
  ...{ ...common, format: 'swiss' },
  target: { kind: 'records', wins: 2, losses: 2 },
};

/** Everything planned as early as possible, as the plans that a stage would have. */
function planAll(stages: readonly StageSettings[], teams: number) {
  const rounds = plannableRounds(stages, teams);
  const all = rounds.flatMap((round) => round.matches);
  const times = startTimes(all, { start: 1_000_000, parallel: 4, restMinutes: 15 });
  const plans = stages.map((_, stage) =>
    rounds
      .filter((round) => round.stage === stage)
      .map(({ part, round, matches: own }): RoundPlan => {
        return { part, round, startsAt: own.map(({ id }) => times.get(id)!) };
      }),
  );
  return { rounds, all, times, plans };
}

const drawn = (settings: StageSettings, plan: readonly RoundPlan[], teams: number) => {
  const entrants = Array.from({ length: teams }, (_, seed) => ({ team: `T${seed}` }));
  const stage = create({ settings: { ...settings, plannedStarts: plan }, entrants });
  const starts = plannedStarts(stage);
  return matches(stage).map(({ position }) => ({
    position,
    startsAt: starts.get(positionKey(position)) ?? null,
  }));
};

describe('rounds that can be planned', () => {
  it.each([
    ['single elimination of 32', [single], 32, 31],
    ['double elimination of 8', [double], 8, 15],
    ['groups before a single elimination', [groups, single], 8, 12 + 3],
    ['Swiss until two wins or losses', [swiss], 8, 4 + 4 + 2],
  ])('have every match of a %s, and times without conflicts', (_, stages, teams, count) => {
    const { all, times } = planAll(stages, teams);
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const timed = all.map((match) => ({ ...match, startsAt: times.get(match.id)! }));
    expect(findConflicts(timed)).toEqual([]);
  });

  it('come after the groups that decide their teams', () => {
    const { all, times } = planAll([groups, single], 8);
    const ofGroups = all.slice(0, 12).map(({ id }) => times.get(id)!);
    expect(times.get(all[12]!.id)).toBeGreaterThan(Math.max(...ofGroups));
  });
});

describe('planned starts', () => {
  it.each([
    ['single elimination', single, 32],
    ['double elimination', double, 16],
    ['groups', { ...groups, advances: [] }, 8],
  ])('are those of the same matches once %s is drawn', (_, settings, teams) => {
    const { plans, times } = planAll([settings], teams);
    const starts = drawn(settings, plans[0]!, teams).map(({ startsAt }) => startsAt);
    expect(starts.toSorted()).toEqual([...times.values()].toSorted());
  });

  it('keep the later rounds in their place where fewer teams come', () => {
    const { plans } = planAll([single], 32);
    const last = (plan: RoundPlan) => plan.round === -1;
    const fewer = drawn(single, plans[0]!, 8);
    expect(fewer.at(-1)!.startsAt).toBe(plans[0]!.find(last)!.startsAt[0]);
    expect(fewer.every(({ startsAt }) => startsAt !== null)).toBe(true);
  });

  it('are missing for rounds and matches that nobody planned', () => {
    const semifinal = { part: 'upper', round: -2, startsAt: [7, null] } as const;
    expect(drawn(single, [semifinal], 4).map(({ startsAt }) => startsAt)).toEqual([7, null, null]);
    expect(drawn(single, [], 4).map(({ startsAt }) => startsAt)).toEqual([null, null, null]);
  });

  it('move together', () => {
    const plan = { part: 'upper', round: -1, startsAt: [7, null] } as const;
    expect(shiftPlans([plan], 3)).toEqual([{ ...plan, startsAt: [10, null] }]);
  });
});
