import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../testing/clock';
import { cacheKey, createResponseCache } from './cache';

function setUp() {
  const clock = manualClock();
  let count = 0;
  const load = vi.fn(async () => ++count);
  return { clock, cache: createResponseCache(clock), load };
}

describe('a cached response', () => {
  it('is returned until it expires', async () => {
    const { clock, cache, load } = setUp();
    expect(await cache.getOrLoad('a', { seconds: 300, load })).toBe(1);
    clock.advance(299_999);
    expect(await cache.getOrLoad('a', { seconds: 300, load })).toBe(1);
    clock.advance(1);
    expect(await cache.getOrLoad('a', { seconds: 300, load })).toBe(2);
  });

  it('is loaded once for concurrent calls', async () => {
    const { cache, load } = setUp();
    const options = { seconds: 1, load };
    const responses = await Promise.all([
      cache.getOrLoad('a', options),
      cache.getOrLoad('a', options),
    ]);
    expect(responses).toEqual([1, 1]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is separate for each key', async () => {
    const { cache, load } = setUp();
    expect(await cache.getOrLoad('a', { seconds: 1, load })).toBe(1);
    expect(await cache.getOrLoad('b', { seconds: 1, load })).toBe(2);
  });

  it('is replaced if a fresh one is requested', async () => {
    const { cache, load } = setUp();
    await cache.getOrLoad('a', { seconds: 1, load });
    expect(await cache.getOrLoad('a', { seconds: 1, fresh: true, load })).toBe(2);
    expect(await cache.getOrLoad('a', { seconds: 1, load })).toBe(2);
  });

  it('is never a failure', async () => {
    const { cache, load } = setUp();
    const fail = async () => {
      throw new Error('down');
    };
    await expect(cache.getOrLoad('a', { seconds: 1, load: fail })).rejects.toThrow('down');
    expect(await cache.getOrLoad('a', { seconds: 1, load })).toBe(1);
  });

  it('is gone after clear', async () => {
    const { cache, load } = setUp();
    await cache.getOrLoad('a', { seconds: 1, load });
    cache.clear();
    expect(await cache.getOrLoad('a', { seconds: 1, load })).toBe(2);
  });

  it('is evicted when there are too many', async () => {
    const { cache, load } = setUp();
    for (let key = 0; key <= 300; key++) await cache.getOrLoad(String(key), { seconds: 9, load });
    load.mockClear();
    await cache.getOrLoad('1', { seconds: 9, load });
    expect(load).not.toHaveBeenCalled();
    await cache.getOrLoad('0', { seconds: 9, load });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the cache key', () => {
  it.each([
    {
      of: 'the order of its fields',
      one: { a: 1, b: { c: 2, d: 3 } },
      two: { b: { d: 3, c: 2 }, a: 1 },
    },
    { of: 'fields that are not set', one: { a: 1 }, two: { a: 1, b: undefined } },
  ])('does not depend on $of', ({ one, two }) => {
    expect(cacheKey('x', one)).toBe(cacheKey('x', two));
  });

  it.each([
    { of: 'the call', one: ['x', {}], two: ['y', {}] },
    { of: 'a value', one: ['x', { a: 1 }], two: ['x', { a: '1' }] },
    { of: 'the order of a list', one: ['x', { a: [1, 2] }], two: ['x', { a: [2, 1] }] },
  ])('depends on $of', ({ one, two }) => {
    expect(cacheKey(one[0] as string, one[1])).not.toBe(cacheKey(two[0] as string, two[1]));
  });
});
