import { expect, it } from 'vitest';
import { backOff } from './back-off';

it('doubles up to the longest delay', () => {
  const delays = [0, 1, 2, 3, 4, 50].map((failures) => backOff(failures, 5_000, () => 0));
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
});

it('is random within the second half of the delay', () => {
  expect(backOff(3, 5_000, () => 0.999)).toBeCloseTo(2_002, 0);
});
