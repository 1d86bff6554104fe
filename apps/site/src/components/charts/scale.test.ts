import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale';

describe('the scale of a chart', () => {
  it.each([
    ['points around a grant', [980, 1_130], {}, [950, 1_000, 1_050, 1_100, 1_150]],
    ['with zero', [3, 7], { include: [0] }, [0, 5, 10]],
    ['below zero', [-40, 60], {}, [-50, 0, 50, 100]],
    ['counts in whole steps', [0, 2], {}, [0, 1, 2]],
    ['shares', [0.1, 0.6], { include: [0, 1], whole: false }, [0, 0.5, 1]],
    ['one value', [5], {}, [5, 6]],
    ['nothing', [], {}, [0, 1]],
  ])('%s', (_name, values, options, ticks) => {
    expect(scaleOf(values, options).ticks).toEqual(ticks);
  });

  it('covers every value', () => {
    const { share, low, high } = scaleOf([-13, 977, 12]);
    expect(low).toBeLessThanOrEqual(-13);
    expect(high).toBeGreaterThanOrEqual(977);
    expect(share(low)).toBe(0);
    expect(share(high)).toBe(1);
  });
});
