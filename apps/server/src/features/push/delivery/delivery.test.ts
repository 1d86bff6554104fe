import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPushDesk, type PushDesk } from '../../../../testing/push-desk';
import type { Actor } from '../../../platform/calls/actor';
import { deleteOldDeliveries } from '../service';

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

describe('a notification', () => {
  it('goes to every browser of the account and to no other', async () => {
    const [first, second] = [await desk.subscribe(actor), await desk.subscribe(actor)];
    const other = await desk.subscribe(await desk.newCaller());
    expect(await desk.notify(actor, { tag: 'match:7' })).toBe(2);
    await desk.runAll();
    for (const { received } of [first, second]) {
      expect(received.map(({ message }) => message)).toEqual([
        {
          title: 'Your match begins',
          body: 'Nova – Ember',
          url: '/app/matchup/7',
          tag: 'match:7',
        },
      ]);
    }
    expect(other.received).toEqual([]);
    expect(await desk.subscriptionOf(actor)).toMatchObject({
      lastSuccessAt: desk.now,
      failures: 0,
    });
  });

  it('to an account without a browser is nothing', async () => {
    expect(await desk.notify(actor)).toBe(0);
    expect(desk.queued).toEqual([]);
  });

  it('with a key reaches a browser once, however often it is sent', async () => {
    const browser = await desk.subscribe(actor);
    expect(await desk.notify(actor, { key: 'match:7:begins' })).toBe(1);
    expect(await desk.notify(actor, { key: 'match:7:begins' })).toBe(0);
    const [{ job, key }] = desk.queued as [(typeof desk.queued)[0]];
    expect(key).toBe(`${job.subscription}:match:7:begins:0`);
    await desk.run(job);
    await desk.run(job);
    expect(browser.received).toHaveLength(1);
  });

  it('is not sent if the transaction fails', async () => {
    const browser = await desk.subscribe(actor);
    const { database, push, now } = desk;
    const failing = database.transaction(async (tx) => {
      await push.notify(tx, { accountId: actor.id, title: 'a', body: 'b', url: '/app', now });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await desk.runNext();
    expect(browser.received).toEqual([]);
  });

  it('is shortened to what fits into a push', async () => {
    const browser = await desk.subscribe(actor);
    await desk.notify(actor, { title: '🔥'.repeat(500), body: `\u0000${'🔥'.repeat(500)}` });
    await desk.runNext();
    const { message, headers } = browser.received[0]!;
    expect(message.title).toBe(`${'🔥'.repeat(99)}…`);
    expect(Number(headers['content-length'])).toBeLessThan(4_096);
  });

  it('is sent without characters that cannot be stored or shown', async () => {
    const browser = await desk.subscribe(actor);
    await desk.notify(actor, { title: '\u0000A\uD83D', body: 'one\r\ntwo\u0007 👩‍🚀' });
    await desk.runNext();
    expect(browser.received[0]!.message).toMatchObject({ title: 'A', body: 'one two  👩‍🚀' });
  });

  it('opens only pages of the site', async () => {
    await desk.subscribe(actor);
    for (const url of ['https://evil.example', '//evil.example', '/\\evil.example', 'app'])
      await expect(desk.notify(actor, { url })).rejects.toThrow('a path of the site');
  });

  it('waits for nobody who is not the same person any more', async () => {
    const browser = await desk.subscribe(actor);
    await desk.notify(actor);
    const next = await desk.newCaller();
    await desk.subscribe(next, browser);
    await desk.runNext();
    expect(browser.received).toEqual([]);
    expect(await desk.subscriptionOf(actor)).toBeUndefined();
    expect(await desk.subscriptionOf(next)).toBeDefined();
  });
});

it('a message that has expired is not sent, and is forgotten a day later', async () => {
  const browser = await desk.subscribe(actor);
  await desk.notify(actor, { ttl: 60, key: 'soon' });
  desk.now += 60_000;
  await desk.runNext();
  expect(browser.received).toEqual([]);
  await deleteOldDeliveries(desk.database.db, desk.now + DAY);
  expect(await desk.notify(actor, { key: 'soon' })).toBe(0);
  await deleteOldDeliveries(desk.database.db, desk.now + DAY + 1);
  expect(await desk.notify(actor, { key: 'soon' })).toBe(1);
});
