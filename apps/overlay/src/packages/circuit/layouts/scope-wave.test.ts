import { expect, test } from 'vitest';
import { LOOP_S, SWING_S, scopeHeight } from './scope-wave';

const SHARES = Array.from({ length: 181 }, (_, step) => step / 180);
const TIMES = Array.from({ length: 120 }, (_, step) => step / 10);

const at = (seconds: number) => SHARES.map((share) => Math.round(scopeHeight(share, seconds)) + 0);

test('the scope line loops, and stands still once it has swung', () => {
  expect(at(LOOP_S)).toEqual(at(0));
  expect(at(SWING_S + 0.1)).toEqual(at(LOOP_S - 0.1));
  expect(at(SWING_S)).toEqual(at(LOOP_S));
  expect(at(1.5)).not.toEqual(at(0));
});

test('the scope line leaves the rail flat', () => {
  const flat = TIMES.flatMap((time) => [0, 0.1, 0.2].map((share) => scopeHeight(share, time)));
  expect(Math.max(...flat.map(Math.abs))).toBeCloseTo(0);
});

test('the scope line swings, and stays within its strip', () => {
  const heights = TIMES.flatMap((time) => SHARES.map((share) => scopeHeight(share, time)));
  const most = Math.max(...heights.map(Math.abs));
  expect(most).toBeGreaterThan(60);
  expect(most).toBeLessThanOrEqual(80);
});
