import { pick as pickRandom, seeded } from '@mes/domain/random/random';
import type { VotingResult } from '@mes/domain/voting/payouts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam } from '../../../testing/league';
import { auditLog } from '../../platform/audit/tables';
import { bans } from '../moderation/tables';
import { lockById as lockVotingMatch } from '../voting/repository';
import { settleMatch } from '../voting/settlement/service';
import { votingTransfers, votingWallets } from '../voting/tables';
import { storeItems, storeRequests } from './tables';

const DAY = 86_400_000;

let app: TestApp;
let now: number;
let admin: Account;
let staff: Account;
let ann: Account;
let ben: Account;

beforeAll(async () => {
  now = Date.now();
  app = await startTestApp({ clock: () => now });
  admin = await app.signIn('An Admin', ['Admin', 'Moderator']);
  staff = await app.signIn('A Moderator', ['Moderator']);
  ann = await app.signIn('Ann');
  ben = await app.signIn('Ben');
  await addTeam(app, 'Nova');
  await addTeam(app, 'Ember');
});
afterAll(() => app.stop());

const act = async (as: Account | null, action: string, value?: string, data: object = {}) =>
  (await app.request({ object: 'store', action, value, data }, as ?? undefined)).body;

const CONTENT = {
  title: 'Sticker',
  description: 'By post.',
  picture: null,
  price: 100,
  stock: null,
  perPerson: null,
  availableFrom: null,
  availableUntil: null,
};

async function addItem(change: object = {}) {
  return (await act(admin, 'create_item', undefined, { ...CONTENT, ...change })).data;
}

const order = (as: Account, item: { id: string; price: number }) =>
  act(as, 'order', item.id, { price: item.price });
const balanceOf = async (as: Account) =>
  (await app.request({ object: 'match', action: 'get_voting_points' }, as)).body.data.balance;
const itemOf = async (id: string) =>
  (await act(null, 'items')).data.find((item: { id: string }) => item.id === id);
const ownRequests = async (as: Account) => (await act(as, 'own_requests')).data;

/** The ledger sums to zero, wallets agree with it, and only open requests hold points. */
async function assertBalanced(): Promise<void> {
  const { db } = app.database;
  const sums = new Map<string, number>();
  const add = (key: string, points: number) => sums.set(key, (sums.get(key) ?? 0) + points);
  for (const { season, from, to, points } of await db.select().from(votingTransfers)) {
    add(`${season} ${from}`, -points);
    add(`${season} ${to}`, points);
  }
  expect([...sums.values()].reduce((sum, points) => sum + points, 0)).toBe(0);
  for (const { season, account, balance } of await db.select().from(votingWallets)) {
    expect(sums.get(`${season} wallet:${account}`) ?? 0).toBe(balance);
  }
  const requests = await db.select().from(storeRequests);
  for (const { id, season, state, price } of requests) {
    expect(sums.get(`${season} escrow:${id}`)).toBe(state === 'open' ? price : 0);
  }
  for (const { id, taken, stock } of await db.select().from(storeItems)) {
    const counted = requests.filter(
      ({ item, state }) => item === id && (state === 'open' || state === 'fulfilled'),
    );
    expect(taken).toBe(counted.length);
    if (stock !== null) expect(taken).toBeLessThanOrEqual(stock);
  }
}

describe('an item', () => {
  it('is listed for everybody, edited by its revision and archived', async () => {
    const item = await addItem({ stock: 5 });
    expect(item).toMatchObject({ stock: 5, left: 5, revision: 1, archived: false });
    expect(await itemOf(item.id)).toMatchObject({ title: 'Sticker', left: 5 });
    const edited = await act(admin, 'edit_item', item.id, { ...CONTENT, price: 120, revision: 1 });
    expect(edited.data).toMatchObject({ price: 120, stock: null, revision: 2 });
    const stale = await act(admin, 'edit_item', item.id, { ...CONTENT, revision: 1 });
    expect(stale).toMatchObject({
      message: 'Someone else changed this item. Reload and try again.',
      error: { revision: 2 },
    });
    const archived = await act(admin, 'archive_item', item.id, { revision: 2 });
    expect(archived.data).toMatchObject({ archived: true, revision: 3 });
    expect(await itemOf(item.id)).toBeUndefined();
    expect((await order(ann, { ...item, price: 120 })).message).toBe(
      'This item is no longer offered.',
    );
    await act(admin, 'archive_item', item.id, { revision: 3, archived: false });
    expect(await itemOf(item.id)).toMatchObject({ price: 120 });
  });

  it.each([
    ['without a title', { title: ' ' }],
    ['for nothing', { price: 0 }],
    ['for half a point', { price: 0.5 }],
    ['with less than no stock', { stock: -1 }],
    ['that ends before it starts', { availableFrom: 2_000, availableUntil: 1_000 }],
    ['with a picture from elsewhere', { picture: '../secret.webp' }],
  ])('%s is refused', async (_name, change) => {
    const answer = await act(admin, 'create_item', undefined, { ...CONTENT, ...change });
    expect(answer.status).toBe('ERROR');
  });

  it('is for Admins to change, and not for Moderators', async () => {
    const answer = await act(staff, 'create_item', undefined, CONTENT);
    expect(answer.message).toMatch(/missing permission 'Admin'/);
  });

  it('cannot have less stock than is taken', async () => {
    const item = await addItem({ stock: 2, price: 1 });
    await order(ann, item);
    await order(ben, item);
    const answer = await act(admin, 'edit_item', item.id, { ...CONTENT, stock: 1, revision: 1 });
    expect(answer.message).toMatch(/2 are already taken/);
    await assertBalanced();
  });
});

describe('a request', () => {
  it('reserves its price and pays for it when staff fulfil it', async () => {
    const item = await addItem({ stock: 3 });
    const before = await balanceOf(ann);
    const { data: request } = await order(ann, item);
    expect(request).toMatchObject({ price: 100, state: 'open', note: null, decidedAt: null });
    expect(await balanceOf(ann)).toBe(before - 100);
    expect(await itemOf(item.id)).toMatchObject({ left: 2 });
    const { data: queue } = await act(staff, 'requests');
    expect(queue).toContainEqual(
      expect.objectContaining({ id: request.id, player: expect.objectContaining({ name: 'Ann' }) }),
    );

    const fulfilled = await act(staff, 'fulfil_request', request.id, { note: 'CODE-1234' });
    expect(fulfilled.data).toMatchObject({
      state: 'fulfilled',
      decidedBy: { name: 'A Moderator' },
    });
    expect((await ownRequests(ann))[0]).toMatchObject({ state: 'fulfilled', note: 'CODE-1234' });
    expect(await balanceOf(ann)).toBe(before - 100);
    expect(await itemOf(item.id)).toMatchObject({ left: 2 });
    expect((await act(ann, 'own_counts')).data).toMatchObject({ [item.id]: 1 });
    expect((await act(staff, 'refuse_request', request.id, { reason: 'No' })).message).toBe(
      'This request is no longer open.',
    );
    await assertBalanced();
  });

  it('gives points and piece back when staff refuse it or the buyer cancels it', async () => {
    const item = await addItem({ stock: 1 });
    const before = await balanceOf(ann);
    const first = (await order(ann, item)).data;
    await act(staff, 'refuse_request', first.id, { reason: 'Not in your country.' });
    expect(await balanceOf(ann)).toBe(before);
    expect((await ownRequests(ann))[0]).toMatchObject({
      state: 'refused',
      note: 'Not in your country.',
    });
    const second = (await order(ann, item)).data;
    expect((await act(ben, 'cancel_request', second.id)).message).toBe('Resource not found');
    expect((await act(ann, 'cancel_request', second.id)).data).toMatchObject({
      state: 'cancelled',
    });
    expect(await balanceOf(ann)).toBe(before);
    expect(await itemOf(item.id)).toMatchObject({ left: 1 });
    expect((await act(ann, 'cancel_request', second.id)).status).toBe('ERROR');
    await assertBalanced();
  });

  it('is refused where something is missing', async () => {
    const dear = await addItem({ price: 5_000 });
    const balance = await balanceOf(ben);
    expect(await order(ben, dear)).toMatchObject({
      message: `You need ${5_000 - balance} more points.`,
      error: { missing: 5_000 - balance },
    });
    const soon = await addItem({ availableFrom: now + DAY });
    expect((await order(ben, soon)).message).toBe('This item is not available yet.');
    const one = await addItem({ perPerson: 1, price: 1 });
    await order(ben, one);
    expect((await order(ben, one)).message).toBe(
      'You have reached the limit of this item for this season.',
    );
    expect(await order(ben, { ...dear, price: 1 })).toMatchObject({ status: 'ERROR' });
    const cheap = await addItem({ price: 10 });
    expect((await order(ben, { ...cheap, price: 9 })).message).toBe(
      'The price of this item is 10 points now.',
    );
  });

  it('of the last piece is one, however many want it at once', async () => {
    const item = await addItem({ stock: 1, price: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => app.signIn(`Buyer ${index}`)),
    );
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, item)));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    const messages = new Set(answers.flatMap(({ message }) => message ?? []));
    expect([...messages]).toEqual(['This item is sold out.']);
    await assertBalanced();
  });

  it('cannot spend points twice, however often it is sent at once', async () => {
    const item = await addItem({ price: 400 });
    const rich = await app.signIn('Twice');
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(rich, item)));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(2);
    expect(await balanceOf(rich)).toBe(200);
    await assertBalanced();
  });

  it('is decided once when two of the staff decide at once', async () => {
    const { data: request } = await order(ben, await addItem({ price: 10 }));
    const answers = await Promise.all([
      act(staff, 'fulfil_request', request.id, { note: 'code' }),
      act(admin, 'refuse_request', request.id, { reason: 'no' }),
      act(ben, 'cancel_request', request.id),
    ]);
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    await assertBalanced();
  });

  it('of somebody who is banned from voting is refused', async () => {
    const banned = await app.signIn('Banned');
    await app.database.db
      .insert(bans)
      .values({ id: uuidv7(), player: banned.id, scope: 'voting', reason: '-', createdAt: now });
    const answer = await order(banned, await addItem({ price: 1 }));
    expect(answer).toMatchObject({ status: 'ERROR' });
    expect(await balanceOf(banned)).toBe(1_000);
  });

  it('is not decided by its own buyer', async () => {
    const { data: request } = await order(staff, await addItem({ price: 10 }));
    expect((await act(staff, 'fulfil_request', request.id)).message).toBe(
      'You cannot decide your own request.',
    );
    expect((await act(ann, 'fulfil_request', request.id)).message).toMatch(/missing permission/);
    expect((await act(admin, 'fulfil_request', request.id)).status).toBe('SUCCESS');
  });

  it('keeps the note out of the audit log and the notification', async () => {
    const { data: request } = await order(ann, await addItem({ price: 10 }));
    await act(staff, 'fulfil_request', request.id, { note: 'TOP-SECRET-CODE' });
    const { db } = app.database;
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `store_request:${request.id}`));
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'store.request_created',
      'store.request_fulfilled',
    ]);
    const { data } = (await app.request({ object: 'notification', action: 'list' }, ann)).body;
    expect(JSON.stringify(data)).toContain('Your request was fulfilled');
    expect(JSON.stringify([entries, data])).not.toContain('TOP-SECRET');
  });

  it('spends no points that are owed after a corrected result', async () => {
    const debtor = await app.signIn('Debtor');
    const item = await addItem({ price: 900 });
    await order(debtor, await addItem({ price: 1 }));
    await app.database.db
      .update(votingWallets)
      .set({ debt: 200 })
      .where(eq(votingWallets.account, debtor.id));
    expect((await order(debtor, item)).message).toBe('You need 101 more points.');
    await app.database.db
      .update(votingWallets)
      .set({ debt: 0 })
      .where(eq(votingWallets.account, debtor.id));
  });

  it('does not change the rank of its buyer', async () => {
    const rankOf = async () =>
      (await app.request({ object: 'match', action: 'voting_leaderboard' })).body.data;
    const before = await rankOf();
    await order(ann, await addItem({ price: 10 }));
    expect(await rankOf()).toEqual(before);
  });
});

describe('staff', () => {
  const inboxOf = async (as: Account) => {
    const { data } = (await app.request({ object: 'notification', action: 'list' }, as)).body;
    return data.notifications.filter(
      ({ type }: { type: string }) => type === 'store.requests_waiting',
    );
  };

  it('are notified of new requests once an hour, and not of their own', async () => {
    now += 3_600_000;
    const item = await addItem({ price: 1 });
    const helper = await app.signIn('Helper', ['Moderator']);
    await order(helper, item);
    expect(await inboxOf(helper)).toEqual([]);
    const people = [ann, ben, await app.signIn('Third')];
    await Promise.all(people.map((person) => order(person, item)));
    expect(await inboxOf(helper)).toMatchObject([{ link: '/app/store/requests' }]);
    expect(await inboxOf(ann)).toEqual([]);
    now += 3_600_000;
    await order(ann, item);
    expect(await inboxOf(helper)).toHaveLength(2);
    await assertBalanced();
  });
});

describe('after the season', () => {
  it('open requests are decided in their own season', async () => {
    const item = await addItem({ price: 50, perPerson: 2 });
    const [first, second] = [(await order(ann, item)).data, (await order(ann, item)).data];
    const before = await balanceOf(ann);
    const write = { object: 'property', action: 'write', value: 'votingSeason' };
    await app.request({ ...write, data: { value: 2 } }, admin);
    expect(await balanceOf(ann)).toBe(1_000);
    expect((await act(ann, 'own_counts')).data).toEqual({});
    await act(staff, 'refuse_request', first.id, { reason: 'The season is over.' });
    await act(staff, 'fulfil_request', second.id);
    expect(await balanceOf(ann)).toBe(1_000);
    await app.request({ ...write, data: { value: 1 } }, admin);
    expect(await balanceOf(ann)).toBe(before + 50);
    await assertBalanced();
  });
});

describe('time and deletion', () => {
  it('an undecided request expires and is refunded', async () => {
    const item = await addItem({ price: 20, stock: 1 });
    const late = await app.signIn('Late');
    const { data: request } = await order(late, item);
    now += 31 * DAY;
    expect((await act(staff, 'fulfil_request', request.id)).message).toBe(
      'This request is no longer open.',
    );
    await expect.poll(() => balanceOf(late), { timeout: 5_000 }).toBe(1_000);
    expect((await ownRequests(late))[0]).toMatchObject({ state: 'expired', decidedAt: now });
    expect(await itemOf(item.id)).toMatchObject({ left: 1 });
    await assertBalanced();
  });

  it('a deleted account gives its piece back, and the notes go', async () => {
    const leaver = await app.signIn('Leaver');
    const item = await addItem({ price: 20, stock: 2 });
    const { data: done } = await order(leaver, item);
    await act(staff, 'fulfil_request', done.id, { note: 'code' });
    await order(leaver, item);
    const deleted = await app.request(
      { object: 'player', action: 'delete_account', data: { name: 'Leaver' } },
      leaver,
    );
    expect(deleted.body.status).toBe('SUCCESS');
    const rows = await app.database.db
      .select()
      .from(storeRequests)
      .where(eq(storeRequests.account, leaver.id));
    expect(rows.map(({ state, note }) => [state, note]).toSorted()).toEqual([
      ['cancelled', null],
      ['fulfilled', null],
    ]);
    expect(await itemOf(item.id)).toMatchObject({ left: 1 });
    await assertBalanced();
  });
});

describe('a season of votes and requests', () => {
  it('loses and invents nothing, whoever acts at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => app.signIn(`Player ${index}`)),
    );
    const item = await addItem({ price: 150, stock: 5, perPerson: 3 });
    const random = seeded(7);
    const pick = <T>(values: readonly T[]): T => pickRandom(random, values);
    const vote = { object: 'match', action: 'create_voting_match' };
    const data = { teamA: 'Nova', teamB: 'Ember', locksAt: now + DAY };
    const match = (await app.request({ ...vote, data }, staff)).body.data.id;
    const decide = async (state: 'fulfil_request' | 'refuse_request') => {
      const { data: open } = await act(staff, 'requests');
      if (open.length > 0) await act(staff, state, pick<{ id: string }>(open).id, { reason: 'No' });
    };
    const cancelOne = async (person: Account) => {
      const open = (await ownRequests(person)).filter(
        ({ state }: { state: string }) => state === 'open',
      );
      if (open.length > 0) await act(person, 'cancel_request', pick<{ id: string }>(open).id);
    };
    const stake = (person: Account) => {
      const points = 1 + Math.floor(random() * 100);
      const given = { team: pick(['Nova', 'Ember']), points };
      return app.request(
        { object: 'match', action: 'cast_vote', value: match, data: given },
        person,
      );
    };
    const settle = (result: VotingResult) =>
      app.database.transaction(async (tx) => {
        const row = await lockVotingMatch(tx, match);
        await settleMatch(tx, row!, { result, now });
      });

    for (let round = 0; round < 25; round++) {
      await Promise.all([
        ...people.map((person) => pick([() => order(person, item), () => stake(person)])()),
        decide(pick(['fulfil_request', 'refuse_request'])),
        cancelOne(pick(people)),
        settle(pick<VotingResult>(['A', 'B', 'returned', 'undecided'])),
      ]);
      await assertBalanced();
    }
    const states = await app.database.db.select().from(storeRequests);
    expect(new Set(states.map(({ state }) => state)).size).toBeGreaterThan(3);
  }, 60_000);
});
