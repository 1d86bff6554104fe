import { contract } from '@mes/contract';
import { describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../testing/settings';
import type { Visit } from './admission';
import { createAnswerFromCache } from './answer-from-cache';
import { type RateLimits, unlimited } from './rate-limit';
import { ResponseCache } from './response-cache';

const CALL = contract.teams.summary;
const ADDRESS = '/api/teams/Nova/info';

async function setUp(limits: RateLimits = unlimited) {
  const cache = new ResponseCache({ shared: false });
  await cache.compute('key', {
    rule: CALL.cache,
    fields: { name: 'Nova' },
    address: ADDRESS,
    compute: async () => Buffer.from('{}'),
  });
  const logged: number[] = [];
  const answerFromCache = createAnswerFromCache({
    cache,
    limits,
    logCall: ({ status }) => void logged.push(status),
    log: silentLog,
  });
  const read = (mayCall: Visit['mayCall'] = () => true, address = ADDRESS) =>
    answerFromCache(CALL, address, { requestId: 'r1', visitor: 'v1', visit: { mayCall } as Visit });
  return { cache, logged, read };
}

describe('a cached answer', () => {
  it('is returned and logged', async () => {
    const { read, logged } = await setUp();
    expect(read()).toMatchObject({ status: 200, body: Buffer.from('{}') });
    expect(logged).toEqual([200]);
  });

  it('is dropped when an event is published on its topic', async () => {
    const { read, cache } = await setUp();
    cache.drop('team:nova');
    expect(read()).toBeNull();
  });

  it('expires when the first of its rows ends, at the latest after its seconds', async () => {
    // The clock of the cache, and the timer that makes it look at the clock again.
    let clock = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cache } = await setUp();
    const isCachedAfter = async (ms: number, ends: readonly (number | null)[]) => {
      const data = ends.map((end) => ({ until: end === null ? null : Date.now() + end }));
      await cache.compute('bans', {
        rule: { seconds: 60, until: [], rowsEndAt: 'until' },
        fields: {},
        compute: async () => Buffer.from(JSON.stringify({ data })),
      });
      clock += ms;
      vi.runAllTimers();
      return cache.get('bans') !== undefined;
    };
    expect(await isCachedAfter(9_000, [null, 30_000, 10_000])).toBe(true);
    expect(await isCachedAfter(11_000, [null, 30_000, 10_000])).toBe(false);
    expect(await isCachedAfter(59_000, [null])).toBe(true);
    expect(await isCachedAfter(61_000, [90_000])).toBe(false);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is not indexed by an address longer than those of the site', async () => {
    const { read, cache } = await setUp();
    const address = `${ADDRESS}?${'x'.repeat(400)}`;
    const compute = async () => Buffer.from('{}');
    await cache.compute('key', { rule: CALL.cache, fields: { name: 'Nova' }, address, compute });
    expect(read(() => true, address)).toBeNull();
    expect(read()).not.toBeNull();
  });

  it.each([
    { reason: 'nothing is cached', mayCall: () => true, address: '/api/teams/Kestrel/info' },
    { reason: 'the visitor is not admitted', mayCall: () => false },
    { reason: 'admission is asynchronous', mayCall: async () => true },
  ])('is left to the dispatcher when $reason', async ({ mayCall, address }) => {
    const consumed: string[] = [];
    const limits: RateLimits = {
      local: true,
      consumeKey: () => undefined,
      consume(_call, key) {
        consumed.push(key);
        return undefined;
      },
    };
    const { read, logged } = await setUp(limits);
    expect(read(mayCall, address)).toBeNull();
    expect([consumed, logged]).toEqual([[], []]);
  });

  it('is left to the dispatcher when the limit is shared with other processes', async () => {
    const refuse = () => Promise.reject(new Error('called'));
    const shared: RateLimits = { local: false, consume: refuse, consumeKey: refuse };
    const { read, logged } = await setUp(shared);
    expect(read()).toBeNull();
    expect(logged).toEqual([]);
  });
});
