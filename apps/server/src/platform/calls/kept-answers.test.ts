import { contract } from '@mes/contract';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../testing/settings';
import type { Visit } from './admission';
import { ByteCache } from './byte-cache';
import { createKeptAnswers } from './kept-answers';
import { type RateLimits, unlimited } from './rate-limit';

const CALL = contract.teams.summary;
const ADDRESS = '/api/teams/Nova/info';

async function setUp(limits: RateLimits = unlimited) {
  const cache = new ByteCache({ shared: false });
  await cache.compute('key', {
    rule: CALL.cache,
    fields: { name: 'Nova' },
    address: ADDRESS,
    make: async () => Buffer.from('{}'),
  });
  const noted: number[] = [];
  const answerKept = createKeptAnswers({
    cache,
    limits,
    note: ({ status }) => void noted.push(status),
    log: silentLog,
  });
  const ask = (mayCall: Visit['mayCall'] = () => true, address = ADDRESS) =>
    answerKept(CALL, address, { requestId: 'r1', visitor: 'v1', visit: { mayCall } as Visit });
  return { cache, noted, ask };
}

describe('a kept answer', () => {
  it('is given and noted', async () => {
    const { ask, noted } = await setUp();
    expect(ask()).toMatchObject({ status: 200, body: Buffer.from('{}') });
    expect(noted).toEqual([200]);
  });

  it('is gone as soon as its topic was published', async () => {
    const { ask, cache } = await setUp();
    cache.drop('team:nova');
    expect(ask()).toBeNull();
  });

  it('is not found again under an address that is longer than any of ours', async () => {
    const { ask, cache } = await setUp();
    const address = `${ADDRESS}?${'x'.repeat(400)}`;
    const make = async () => Buffer.from('{}');
    await cache.compute('key', { rule: CALL.cache, fields: { name: 'Nova' }, address, make });
    expect(ask(() => true, address)).toBeNull();
    expect(ask()).not.toBeNull();
  });

  it.each([
    { why: 'nothing is kept', mayCall: () => true, address: '/api/teams/Kestrel/info' },
    { why: 'the door is closed', mayCall: () => false },
    { why: 'the door has to be asked first', mayCall: async () => true },
  ])('is left to the dispatcher where $why', async ({ mayCall, address }) => {
    const spent: string[] = [];
    const limits: RateLimits = {
      local: true,
      spend(_call, key) {
        spent.push(key);
        return undefined;
      },
    };
    const lane = await setUp(limits);
    expect(lane.ask(mayCall, address)).toBeNull();
    expect([spent, lane.noted]).toEqual([[], []]);
  });

  it('is left to the dispatcher where others count the limit too', async () => {
    const shared: RateLimits = { local: false, spend: () => Promise.reject(new Error('asked')) };
    const { ask, noted } = await setUp(shared);
    expect(ask()).toBeNull();
    expect(noted).toEqual([]);
  });
});
