import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPushDesk, type PushDesk } from '../../../testing/push-desk';
import type { Actor } from '../../platform/calls/actor';

const DAY = 86_400_000;
let desk: PushDesk;
let actor: Actor;

beforeAll(async () => {
  desk = await openPushDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.queued.length = 0;
  actor = await desk.newCaller();
});

describe('a failure', () => {
  it.each([404, 410])('%i removes the subscription', async (status) => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status }];
    await desk.notify(actor);
    await desk.runNext();
    expect(await desk.subscriptionOf(actor)).toBeUndefined();
    expect(desk.queued).toEqual([]);
    expect(await desk.notify(actor)).toBe(0);
  });

  it('of the push service is tried again later, and then forgotten', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status: 500 }];
    await desk.notify(actor);
    await desk.runNext();
    expect(await desk.subscriptionOf(actor)).toMatchObject({ failures: 1, lastSuccessAt: null });
    expect(desk.queued).toMatchObject([{ job: { attempt: 1 }, after: 30 }]);
    desk.now += 30_000;
    await desk.runNext();
    expect(browser.received).toHaveLength(2);
    expect(browser.received[1]!.headers.ttl).toBe(String(DAY / 1_000 - 30));
    expect(await desk.subscriptionOf(actor)).toMatchObject({
      failures: 0,
      lastSuccessAt: desk.now,
    });
    expect(desk.queued).toEqual([]);
  });

  it('queues the next try once, if its job runs twice', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status: 503 }];
    await desk.notify(actor);
    await desk.run(await desk.runNext());
    expect(browser.received).toHaveLength(1);
    expect(desk.queued).toHaveLength(1);
  });

  it('with a time to come back is not tried before it', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status: 429, headers: { 'retry-after': '900' } }];
    await desk.notify(actor);
    await desk.runNext();
    expect(desk.queued).toMatchObject([{ after: 900 }]);
  });

  it('is not tried again when it would come too late', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status: 429, headers: { 'retry-after': '900' } }];
    await desk.notify(actor, { ttl: 600 });
    await desk.runNext();
    expect(desk.queued).toEqual([]);
  });

  it('that is our own fault is not tried again', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status: 400 }];
    await desk.notify(actor);
    await desk.runNext();
    expect(desk.queued).toEqual([]);
    expect(await desk.subscriptionOf(actor)).toMatchObject({ failures: 1 });
  });

  it('at every try ends a subscription that never worked', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = Array.from({ length: 9 }, () => ({ status: 500 }));
    await desk.notify(actor);
    expect(await desk.runAll()).toEqual([undefined, 30, 120, 600, 3_600]);
    expect(await desk.subscriptionOf(actor)).toBeUndefined();
  });

  it('of days ends one that worked once, and a shorter one does not', async () => {
    const browser = await desk.subscribe(actor);
    await desk.notify(actor);
    await desk.runNext();
    const fail = async () => {
      browser.answers = Array.from({ length: 5 }, () => ({ status: 500 }));
      await desk.notify(actor);
      await desk.runAll();
    };
    desk.now += DAY;
    await fail();
    expect(await desk.subscriptionOf(actor)).toMatchObject({ failures: 5 });
    desk.now += 3 * DAY;
    await fail();
    expect(await desk.subscriptionOf(actor)).toBeUndefined();
  });

  it('is logged without the endpoint', async () => {
    const browser = await desk.subscribe(actor);
    browser.answers = [{ status: 500 }];
    await desk.notify(actor);
    await desk.runNext();
    const { endpointHash, endpoint, auth } = (await desk.subscriptionOf(actor))!;
    expect(desk.logged.join()).toContain(endpointHash.slice(0, 12));
    for (const secret of [new URL(endpoint).pathname, auth, endpointHash])
      expect(desk.logged.join()).not.toContain(secret);
  });
});
