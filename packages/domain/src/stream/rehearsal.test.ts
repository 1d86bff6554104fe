import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEST_OFS } from '../series/best-of';
import { mapWinner } from '../series/map-rules';
import { resultOf, seriesProblem } from '../series/series';
import { deriveValues } from './configuration';
import { type RehearsalPlan, rehearsalAt, rehearsalStates } from './rehearsal';
import { buildConfiguration } from './series-configuration';

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
  it('starts with an empty veto and does not change within a step', () => {
    const first = rehearsalAt(plan, plan.startedAt);
    expect(first).toMatchObject({
      step: 0,
      nextAt: 11_000,
      series: { isVetoRunning: true, maps: [] },
    });
    expect(rehearsalAt(plan, plan.startedAt + 999)).toEqual(first);
    expect(rehearsalAt(plan, plan.startedAt - 5)).toEqual(first);
  });

  it('is the same for the same seed and differs between seeds', () => {
    expect(rehearsalStates(plan)).toEqual(rehearsalStates({ ...plan }));
    expect(rehearsalStates(plan)).not.toEqual(rehearsalStates({ ...plan, seed: 8 }));
  });

  it('plays a whole valid series, one change at a time', () => {
    fc.assert(
      fc.property(plans, (one) => {
        const moments = rehearsalStates(one);
        const faults = moments.filter(({ maps }) => seriesProblem(one.bestOf, maps) !== null);
        const misjudged = moments
          .flatMap(({ maps }) => maps)
          .filter(({ scoreA, scoreB, winner }) => mapWinner({ A: scoreA, B: scoreB }) !== winner);
        expect({ faults, misjudged }).toEqual({ faults: [], misjudged: [] });
        const texts = moments.map((series) => JSON.stringify(buildConfiguration(series)));
        expect(new Set(texts).size).toBe(texts.length);

        const last = moments.at(-1)!;
        expect(resultOf(one.bestOf, last.maps).decided).toBe(true);
        expect(new Set(last.vetoMaps).size).toBe(9);
        expect(deriveValues(buildConfiguration(last)).liveMapVeto).toBe(false);
        const end = rehearsalAt(one, one.startedAt + moments.length * one.stepMs);
        expect(end).toMatchObject({ series: last, nextAt: null });
      }),
      { numRuns: 30 },
    );
  });
});
