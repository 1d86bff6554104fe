import { expect, test } from 'vitest';
import { scopeHeight } from './scope-wave';

const SHARES = Array.from({ length: 181 }, (_, step) => step / 180);
const TIMES = Array.from({ length: 120 }, (_, step) => step / 10);

test('the scope line loops after twelve seconds', () => {
  for (const share of SHARES) expect(scopeHeight(share, 12)).toBeCloseTo(scopeHeight(share, 0));
});

test('the scope line leaves the rail flat and stays within its strip', () => {
  for (const time of TIMES) {
    expect(scopeHeight(0, time)).toBeCloseTo(0);
    expect(scopeHeight(0.2, time)).toBeCloseTo(0);
    for (const share of SHARES) expect(Math.abs(scopeHeight(share, time))).toBeLessThanOrEqual(80);
  }
});
