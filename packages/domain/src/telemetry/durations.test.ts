import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDurations,
  countDurations,
  DURATION_STEPS,
  emptyDurations,
  medianDuration,
  trimDurations,
} from './durations';

describe('the median of counted durations', () => {
  it.each([
    ['nothing', [], null],
    ['less than a second', [0, 999], 500],
    ['one duration', [10_000], 10_413],
    ['the lower one of two', [5_000, 3_600_000], 5_331],
    ['longer than a day', [200_000_000], 78_334_965],
  ])('%s', (_name, durations, median) => {
    expect(medianDuration(countDurations(durations))).toBe(median);
  });

  it('is in the step of the exact median', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_000, max: 86_400_000 }), { minLength: 1 }),
        (all) => {
          const exact = all.toSorted((one, other) => one - other)[Math.ceil(all.length / 2) - 1]!;
          const median = medianDuration(countDurations(all))!;
          expect(median / exact).toBeGreaterThan(0.89);
          expect(median / exact).toBeLessThan(1.13);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('of two days is that of all their durations', () => {
    const one = [1_000, 2_000, 3_000];
    const other = [60_000, 70_000];
    const sum = emptyDurations();
    addDurations(sum, countDurations(one));
    addDurations(sum, countDurations(other));
    expect(sum).toEqual(countDurations([...one, ...other]));
    expect(medianDuration(trimDurations(sum))).toBe(medianDuration(sum));
    expect(trimDurations(emptyDurations())).toEqual([]);
  });
});

it('the steps rise from a second to a day', () => {
  expect(DURATION_STEPS[0]).toBe(1_000);
  expect(DURATION_STEPS.at(-1)).toBeLessThanOrEqual(86_400_000);
  expect(DURATION_STEPS).toEqual(DURATION_STEPS.toSorted((one, other) => one - other));
});
