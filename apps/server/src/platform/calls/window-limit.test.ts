import { describe, expect, it } from 'vitest';
import { WindowLimit } from './window-limit';

const spendAt = (limit: WindowLimit, calls: readonly (readonly [key: string, now: number])[]) =>
  calls.map(([key, now]) => limit.spend(key, now));

describe('a limit of two calls in ten seconds', () => {
  const create = () => new WindowLimit({ calls: 2, seconds: 10 });

  it('says how long the third has to wait', () => {
    expect(
      spendAt(create(), [
        ['a', 1_000],
        ['a', 2_000],
        ['a', 4_000],
        ['a', 10_999],
      ]),
    ).toEqual([0, 0, 7_000, 1]);
  });

  it('counts each key by itself', () => {
    expect(
      spendAt(create(), [
        ['a', 0],
        ['a', 1],
        ['b', 2],
        ['a', 3],
        ['b', 4],
      ]),
    ).toEqual([0, 0, 0, 9_997, 0]);
  });

  it('begins anew with the first call after its window', () => {
    expect(
      spendAt(create(), [
        ['a', 0],
        ['a', 1],
        ['a', 2],
        ['a', 25_000],
        ['a', 34_999],
        ['a', 34_999],
        ['a', 35_000],
      ]),
    ).toEqual([0, 0, 9_998, 0, 0, 1, 0]);
  });
});
