import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCounts, BUCKET_COUNT, bucketOf, percentile } from './call-times';

function countsOf(durations: readonly number[]): number[] {
  const counts = Array.from({ length: BUCKET_COUNT }, () => 0);
  for (const ms of durations) counts[bucketOf(ms)]!++;
  return counts;
}

it('estimates a percentile at most one bucket off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.6, max: 20_000, noNaN: true }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.5, 0.95, 1),
      (durations, share) => {
        const sorted = durations.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(sorted.length * share) - 1]!;
        const estimate = percentile(countsOf(durations), { share, max: sorted.at(-1)! });
        expect(estimate).toBeGreaterThanOrEqual(exact / 1.42);
        expect(estimate).toBeLessThanOrEqual(exact * 1.42);
      },
    ),
  );
});

it('is the same for counts of several processes that are added', () => {
  const one = [1, 3, 900];
  const other = [2, 2, 40_000];
  expect(addCounts(countsOf(one), countsOf(other))).toEqual(countsOf([...one, ...other]));
  expect(percentile(countsOf([40_000]), { share: 0.5, max: 40_000 })).toBeGreaterThan(20_000);
  expect(percentile(countsOf([]), { share: 0.5, max: 0 })).toBe(0);
});
