import { describe, expect, it } from 'vitest';
import { WindowLimit } from './window-limit';

const consumeAt = (limit: WindowLimit, calls: readonly (readonly [key: string, now: number])[]) =>
  calls.map(([key, now]) => limit.consume(key, now));

describe('a limit of two calls in ten seconds', () => {
  const create = () => new WindowLimit({ calls: 2, seconds: 10 });

  it('returns how long the third call has to wait', () => {
    expect(
      consumeAt(create(), [
        ['a', 1_000],
        ['a', 2_000],
        ['a', 4_000],
        ['a', 10_999],
      ]),
    ).toEqual([0, 0, 7_000, 1]);
  });

  it('counts each key separately', () => {
    expect(
      consumeAt(create(), [
        ['a', 0],
        ['a', 1],
        ['b', 2],
        ['a', 3],
        ['b', 4],
      ]),
    ).toEqual([0, 0, 0, 9_997, 0]);
  });

  it('starts a new window with the first call after the old one', () => {
    expect(
      consumeAt(create(), [
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
