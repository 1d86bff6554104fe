import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEST_OFS } from '../series/best-of';
import { mapWinner } from '../series/map-rules';
import { resultOf, seriesProblem } from '../series/series';
import { valuesOf } from './configuration';
import { configurationOf } from './from-series';
import { momentsOf, type RehearsalPlan, rehearsedAt } from './rehearsal';

const plan: RehearsalPlan = {
  seed: 7,
  teamA: 'Night Harbor',
  teamB: 'Iron Lanterns',
  tournament: { id: 'EmbersS4EU', name: 'Embers of Victory' },
  round: 'Rehearsal',
  bestOf: 3,
  startedAt: 10_000,
  stepMs: 1_000,
};

const plans = fc
  .record({ seed: fc.nat(), bestOf: fc.constantFrom(...BEST_OFS) })
  .map((change) => ({ ...plan, ...change }));

describe('a rehearsal', () => {
  it('begins with an empty veto and does not change before its step is over', () => {
    const first = rehearsedAt(plan, plan.startedAt);
    expect(first).toMatchObject({ step: 0, nextAt: 11_000, series: { vetoRuns: true, maps: [] } });
    expect(rehearsedAt(plan, plan.startedAt + 999)).toEqual(first);
    expect(rehearsedAt(plan, plan.startedAt - 5)).toEqual(first);
  });

  it('is the same for a seed and another for another', () => {
    expect(momentsOf(plan)).toEqual(momentsOf({ ...plan }));
    expect(momentsOf(plan)).not.toEqual(momentsOf({ ...plan, seed: 8 }));
  });

  it('plays a whole legal series, one change at a time', () => {
    fc.assert(
      fc.property(plans, (one) => {
        const moments = momentsOf(one);
        const faults = moments.filter(({ maps }) => seriesProblem(one.bestOf, maps) !== null);
        const misjudged = moments
          .flatMap(({ maps }) => maps)
          .filter(({ scoreA, scoreB, winner }) => mapWinner({ A: scoreA, B: scoreB }) !== winner);
        expect({ faults, misjudged }).toEqual({ faults: [], misjudged: [] });
        const texts = moments.map((series) => JSON.stringify(configurationOf(series)));
        expect(new Set(texts).size).toBe(texts.length);

        const last = moments.at(-1)!;
        expect(resultOf(one.bestOf, last.maps).decided).toBe(true);
        expect(new Set(last.vetoed).size).toBe(9);
        expect(valuesOf(configurationOf(last)).liveMapVeto).toBe(false);
        const end = rehearsedAt(one, one.startedAt + moments.length * one.stepMs);
        expect(end).toMatchObject({ series: last, nextAt: null });
      }),
      { numRuns: 30 },
    );
  });
});
