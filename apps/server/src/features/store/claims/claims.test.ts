import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { auditLog } from '../../../platform/audit/tables';
import { bans } from '../../moderation/tables';
import { storeRequests } from '../tables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let now: number;
let admin: Account;
let staff: Account;
let winner: Account;
let count = 0;

beforeAll(async () => {
  // Later than the accounts, which the test creates by the real clock.
  now = Date.now() + HOUR;
  app = await startTestApp({ clock: () => now });
  admin = await app.signIn('An Admin', ['Admin', 'Moderator']);
  staff = await app.signIn('A Moderator', ['Moderator']);
  winner = await app.signIn('Winner');
});
afterAll(() => app.stop());

const act = async (
  object: string,
  action: string,
  as: Account,
  value?: string,
  data: object = {},
) => (await app.request({ object, action, value, data }, as)).body;
const store = (action: string, as: Account, value?: string, data: object = {}) =>
  act('store', action, as, value, data);
const claim = (giveaway: string, as = winner, message = 'Elm Street 5') =>
  store('claim_reward', as, giveaway, { message });
const claimable = async (as = winner) => (await store('claimable_rewards', as)).data;
const winnersOf = async (giveaway: string) =>
  (await act('giveaway', 'info', admin, giveaway)).data.winners;
const notificationsOf = async (as: Account) =>
  (await act('notification', 'list', as)).data.notifications;

/** A drawn giveaway in which everybody given has won the same. Resolves to its id. */
async function win(people: readonly Account[] = [winner]): Promise<string> {
  const code = `CODE-${++count}`;
  const rewards = [{ name: 'Elite pass', count: people.length, value: 1_499 }];
  const fields = { title: `Giveaway ${count}`, code, rewards, opensAt: now, closesAt: now + HOUR };
  const { id } = (await act('giveaway', 'create', admin, undefined, fields)).data;
  for (const person of people) await act('giveaway', 'enter', person, code);
  now += 2 * HOUR;
  expect((await act('giveaway', 'pick_winners', admin, id)).status).toBe('SUCCESS');
  return id;
}

describe('a reward', () => {
  it('is claimed, handed over with a note, and paid in its giveaway', async () => {
    const giveaway = await win();
    expect(await claimable()).toMatchObject([{ giveaway, reward: 'Elite pass', paid: false }]);
    const { data: request } = await claim(giveaway);
    expect(request).toMatchObject({
      kind: 'reward',
      state: 'open',
      reward: { name: 'Elite pass', giveaway, title: `Giveaway ${count}` },
      message: 'Elm Street 5',
      note: null,
    });
    expect(await claimable()).toEqual([]);
    expect((await store('requests', staff)).data).toContainEqual(
      expect.objectContaining({
        id: request.id,
        player: expect.objectContaining({ name: 'Winner' }),
      }),
    );

    const fulfilled = await store('fulfil_request', staff, request.id, { note: 'PASS-1234' });
    expect(fulfilled.data).toMatchObject({
      state: 'fulfilled',
      decidedBy: { name: 'A Moderator' },
    });
    expect(await winnersOf(giveaway)).toMatchObject([{ paid: true }]);
    expect((await store('own_requests', winner)).data[0]).toMatchObject({ note: 'PASS-1234' });
    expect((await claim(giveaway)).message).toBe('This reward is already paid.');

    // One message about it, not one of the store and one of the giveaway.
    const told = (await notificationsOf(winner)).map(({ type }: { type: string }) => type);
    expect(told).toEqual(['store.fulfilled', 'giveaway.won']);
  });

  it('that was refused or cancelled stays unpaid and can be claimed again', async () => {
    const giveaway = await win();
    const first = (await claim(giveaway)).data;
    await store('refuse_request', staff, first.id, { reason: 'We need your game name.' });
    expect((await store('own_requests', winner)).data[0]).toMatchObject({
      state: 'refused',
      note: 'We need your game name.',
    });
    expect((await notificationsOf(winner))[0].text).toBe(
      'Elite pass: the reason is in the store. You can claim it again.',
    );
    const second = (await claim(giveaway)).data;
    expect((await store('cancel_request', staff, second.id)).message).toBe('Resource not found');
    expect((await store('cancel_request', winner, second.id)).data.state).toBe('cancelled');
    expect(await winnersOf(giveaway)).toMatchObject([{ paid: false }]);
    expect((await claim(giveaway)).status).toBe('SUCCESS');
  });

  it('that staff mark paid in the giveaway closes its open claim', async () => {
    const giveaway = await win();
    const { data: request } = await claim(giveaway);
    await act('giveaway', 'pick_winners', admin, giveaway, { paid: true });
    expect((await store('own_requests', winner)).data[0]).toMatchObject({
      id: request.id,
      state: 'fulfilled',
    });
    expect((await store('refuse_request', staff, request.id, { reason: 'No' })).message).toBe(
      'This request is no longer open.',
    );
    expect((await notificationsOf(winner))[0]).toMatchObject({ type: 'giveaway.paid' });
  });

  it('is claimed by its winner only, and not before the draw', async () => {
    const giveaway = await win();
    const stranger = await app.signIn('Stranger');
    expect((await claim(giveaway, stranger)).message).toBe('Resource not found');
    expect(await claimable(stranger)).toEqual([]);
    const rewards = [{ name: 'Cup', count: 1, value: null }];
    const open = { title: 'Open', code: 'OPEN-1', rewards, opensAt: now, closesAt: now + HOUR };
    const { id } = (await act('giveaway', 'create', admin, undefined, open)).data;
    await act('giveaway', 'enter', winner, 'OPEN-1');
    expect((await claim(id)).message).toBe('Resource not found');
    expect((await claim('01890000-0000-7000-8000-000000000000')).message).toBe(
      'Resource not found',
    );
  });

  it('is not decided by its own winner', async () => {
    const giveaway = await win([staff]);
    const { data: request } = await claim(giveaway, staff);
    expect((await store('fulfil_request', staff, request.id)).message).toBe(
      'You cannot decide your own request.',
    );
    expect(await winnersOf(giveaway)).toMatchObject([{ paid: false }]);
    expect((await store('fulfil_request', winner, request.id)).message).toMatch(
      /missing permission/,
    );
  });

  it('that was won before a ban from voting can still be claimed', async () => {
    const banned = await app.signIn('Banned');
    const giveaway = await win([banned]);
    await app.database.db
      .insert(bans)
      .values({ id: uuidv7(), player: banned.id, scope: 'voting', reason: '-', createdAt: now });
    expect((await claim(giveaway, banned)).status).toBe('SUCCESS');
  });
});

describe('at once', () => {
  it('a double click makes one claim', async () => {
    const giveaway = await win();
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(giveaway)));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    const messages = new Set(answers.flatMap(({ message }) => message ?? []));
    expect([...messages]).toEqual(['You have already claimed this reward.']);
  });

  it('a claim is fulfilled, refused, cancelled and paid only once', async () => {
    for (let round = 0; round < 5; round++) {
      const giveaway = await win();
      const { data: request } = await claim(giveaway);
      const answers = await Promise.all([
        store('fulfil_request', staff, request.id, { note: 'code' }),
        store('refuse_request', admin, request.id, { reason: 'no' }),
        store('cancel_request', winner, request.id),
        act('giveaway', 'pick_winners', admin, giveaway, { paid: true }),
      ]);
      expect(answers[3].status).toBe('SUCCESS');
      expect(answers.slice(0, 3).filter(({ status }) => status === 'SUCCESS').length).toBeLessThan(
        2,
      );
      expect(await winnersOf(giveaway)).toMatchObject([{ paid: true }]);
      const [row] = await app.database.db
        .select()
        .from(storeRequests)
        .where(eq(storeRequests.id, request.id));
      expect(row!.state).not.toBe('open');
    }
  });
});

describe('what people write', () => {
  it('is in no audit row and no notification', async () => {
    const giveaway = await win();
    const { data: request } = await claim(giveaway, winner, 'SECRET-ADDRESS');
    await store('fulfil_request', staff, request.id, { note: 'SECRET-CODE' });
    const rows = await app.database.db.select().from(auditLog).orderBy(auditLog.id);
    const told = await notificationsOf(winner);
    expect(JSON.stringify([rows, told])).not.toContain('SECRET');
    const own = rows.filter(({ subject }) => subject === `store_request:${request.id}`);
    expect(own.map(({ action, after }) => [action, after])).toEqual([
      ['store.request_created', { giveaway, reward: 'Elite pass' }],
      ['store.request_fulfilled', { giveaway }],
    ]);
  });

  it('goes with the account, and its open claim ends', async () => {
    const leaver = await app.signIn('Leaver');
    const giveaway = await win([leaver]);
    await claim(giveaway, leaver, 'Elm Street 5');
    const exported = await act('player', 'export', leaver);
    expect(JSON.stringify(exported)).toContain('Elm Street 5');
    await act('player', 'delete_account', leaver, undefined, { name: 'Leaver' });
    const rows = await app.database.db
      .select()
      .from(storeRequests)
      .where(eq(storeRequests.account, leaver.id));
    expect(rows).toMatchObject([{ state: 'cancelled', message: '', note: null }]);
  });

  it('waits as long as staff need', async () => {
    const giveaway = await win();
    const { data: request } = await claim(giveaway);
    now += 90 * DAY;
    expect((await store('fulfil_request', staff, request.id)).status).toBe('SUCCESS');
  });
});
