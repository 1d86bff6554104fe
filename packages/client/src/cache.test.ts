import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../testing/clock';
import { createCache, keyOf } from './cache';

function setUp() {
  const clock = manualClock();
  let count = 0;
  const ask = vi.fn(async () => ++count);
  return { clock, cache: createCache(clock), ask };
}

describe('a kept answer', () => {
  it('is given again until its time is over', async () => {
    const { clock, cache, ask } = setUp();
    expect(await cache.through('a', { seconds: 300, ask })).toBe(1);
    clock.advance(299_999);
    expect(await cache.through('a', { seconds: 300, ask })).toBe(1);
    clock.advance(1);
    expect(await cache.through('a', { seconds: 300, ask })).toBe(2);
  });

  it('is asked for once by those who ask at the same time', async () => {
    const { cache, ask } = setUp();
    const options = { seconds: 1, ask };
    const answers = await Promise.all([cache.through('a', options), cache.through('a', options)]);
    expect(answers).toEqual([1, 1]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is another for another key', async () => {
    const { cache, ask } = setUp();
    expect(await cache.through('a', { seconds: 1, ask })).toBe(1);
    expect(await cache.through('b', { seconds: 1, ask })).toBe(2);
  });

  it('is passed over, and replaced, when a fresh one is wanted', async () => {
    const { cache, ask } = setUp();
    await cache.through('a', { seconds: 1, ask });
    expect(await cache.through('a', { seconds: 1, fresh: true, ask })).toBe(2);
    expect(await cache.through('a', { seconds: 1, ask })).toBe(2);
  });

  it('is never a failure', async () => {
    const { cache, ask } = setUp();
    const fail = async () => {
      throw new Error('down');
    };
    await expect(cache.through('a', { seconds: 1, ask: fail })).rejects.toThrow('down');
    expect(await cache.through('a', { seconds: 1, ask })).toBe(1);
  });

  it('is gone once all are dropped', async () => {
    const { cache, ask } = setUp();
    await cache.through('a', { seconds: 1, ask });
    cache.clear();
    expect(await cache.through('a', { seconds: 1, ask })).toBe(2);
  });

  it('makes room for newer ones', async () => {
    const { cache, ask } = setUp();
    for (let key = 0; key <= 300; key++) await cache.through(String(key), { seconds: 9, ask });
    ask.mockClear();
    await cache.through('1', { seconds: 9, ask });
    expect(ask).not.toHaveBeenCalled();
    await cache.through('0', { seconds: 9, ask });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('the key of an input', () => {
  it.each([
    {
      of: 'the order of its fields',
      one: { a: 1, b: { c: 2, d: 3 } },
      two: { b: { d: 3, c: 2 }, a: 1 },
    },
    { of: 'fields that are not set', one: { a: 1 }, two: { a: 1, b: undefined } },
  ])('does not depend on $of', ({ one, two }) => {
    expect(keyOf('x', one)).toBe(keyOf('x', two));
  });

  it.each([
    { of: 'its call', one: ['x', {}], two: ['y', {}] },
    { of: 'a value', one: ['x', { a: 1 }], two: ['x', { a: '1' }] },
    { of: 'the order of a list', one: ['x', { a: [1, 2] }], two: ['x', { a: [2, 1] }] },
  ])('depends on $of', ({ one, two }) => {
    expect(keyOf(one[0] as string, one[1])).not.toBe(keyOf(two[0] as string, two[1]));
  });
});
