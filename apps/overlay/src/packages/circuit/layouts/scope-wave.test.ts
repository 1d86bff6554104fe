import { expect, test } from 'vitest';
import { scopeHeight } from './scope-wave';

const SHARES = Array.from({ length: 181 }, (_, step) => step / 180);
const TIMES = Array.from({ length: 120 }, (_, step) => step / 10);

test('the scope line loops after twelve seconds', () => {
  const at = (seconds: number) => SHARES.map((share) => scopeHeight(share, seconds));
  expect(at(12)).toEqual(at(0));
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
