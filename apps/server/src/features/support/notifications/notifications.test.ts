import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { setPermissions } from '../../accounts/service';
import { notifications } from '../../notifications/tables';
import { tickets } from '../tables';
import { notifyOfUnanswered } from './service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let now: number;
let staff: Account;
let helper: Account;
let player: Account;
let people = 0;

beforeAll(async () => {
  now = Math.floor(Date.now() / DAY) * DAY + HOUR;
  app = await startTestApp({ clock: () => now, rateLimits: false });
  staff = await app.signIn('A Moderator', ['Moderator']);
  helper = await app.signIn('A Helper', ['Moderator']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  now += 2 * DAY;
  await app.database.db.delete(tickets);
  await app.database.db.delete(notifications);
  player = await app.signIn(`Player ${++people}`);
});

const onTicket = async (as: Account, action: string, value?: string, data: object = {}) =>
  (await app.request({ object: 'ticket', action, value, data }, as)).body;
const REQUEST = { category: 'other', subject: 'Lost password', text: 'Please help me.' };
const open = async (as = player): Promise<string> =>
  (await onTicket(as, 'open', undefined, REQUEST)).data.id;
const write = async (as: Account, id: string) =>
  (await onTicket(as, 'answer', id, { text: 'Some text.' })).data.id as string;
const assign = (id: string, assignee: Account | null) =>
  onTicket(staff, 'assign', id, { assignee: assignee?.id ?? null });
const typesOf = async ({ id }: Account) =>
  (
    await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, id))
      .orderBy(notifications.id)
  ).map(({ type, readAt }) => (readAt === null ? type : `${type} (read)`));

describe('a player who writes', () => {
  it('reaches all staff once in a while, where nobody has the ticket', async () => {
    const id = await open();
    await open();
    await write(player, id);
    expect(await typesOf(staff)).toEqual(['ticket.waiting']);
    expect(await typesOf(helper)).toEqual(['ticket.waiting']);
    expect(await typesOf(player)).toEqual([]);
    now += HOUR;
    await write(player, id);
    expect(await typesOf(staff)).toEqual(['ticket.waiting', 'ticket.waiting']);
  });

  it('reaches the assigned person alone, once until it is read', async () => {
    const id = await open();
    await app.database.db.delete(notifications);
    await assign(id, helper);
    await write(player, id);
    const last = await write(player, id);
    expect(await typesOf(staff)).toEqual([]);
    expect(await typesOf(helper)).toEqual(['ticket.assigned', 'ticket.player_answered']);
    await onTicket(helper, 'mark_seen', id, { upTo: last });
    expect(await typesOf(helper)).toEqual([
      'ticket.assigned (read)',
      'ticket.player_answered (read)',
    ]);
    await write(player, id);
    expect(await typesOf(helper)).toHaveLength(3);
  });

  it('reaches all staff again once the assigned person has left', async () => {
    const leaver = await app.signIn(`Leaver ${people}`, ['Moderator']);
    const id = await open();
    await assign(id, leaver);
    await app.database.transaction((tx) =>
      setPermissions(tx, { accountId: leaver.id, permissions: [] }, { actor: null, now }),
    );
    await app.database.db.delete(notifications);
    await write(player, id);
    expect(await typesOf(leaver)).toEqual([]);
    expect(await typesOf(staff)).toEqual(['ticket.waiting']);
  });

  it('is not notified as staff of an own ticket', async () => {
    await open(staff);
    expect(await typesOf(staff)).toEqual([]);
    expect(await typesOf(helper)).toEqual(['ticket.waiting']);
  });

  it('does not reach staff who do not want it', async () => {
    const choice = { object: 'notification', action: 'set_preference', value: 'staff_tickets' };
    const choose = (site: boolean) => app.request({ ...choice, data: { site } }, helper);
    expect((await choose(false)).body.status).toBe('SUCCESS');
    await open();
    expect(await typesOf(helper)).toEqual([]);
    await choose(true);
  });
});

it('whoever takes a ticket is not notified of it', async () => {
  const id = await open();
  await app.database.db.delete(notifications);
  await assign(id, staff);
  await assign(id, staff);
  expect(await typesOf(staff)).toEqual([]);
});

describe('a ticket without an answer for a day', () => {
  it('is named once a day to its assigned person, and to all where there is none', async () => {
    await assign(await open(), helper);
    await open();
    await app.database.db.delete(notifications);
    await notifyOfUnanswered(app.database, now + DAY - 1);
    expect(await typesOf(helper)).toEqual([]);
    now += DAY + 1;
    await Promise.all([1, 2].map(() => notifyOfUnanswered(app.database, now)));
    expect(await typesOf(helper)).toEqual(['ticket.unanswered', 'ticket.unanswered']);
    expect(await typesOf(staff)).toEqual(['ticket.unanswered']);
    expect(await typesOf(player)).toEqual([]);
    now += DAY;
    await notifyOfUnanswered(app.database, now);
    expect(await typesOf(staff)).toHaveLength(2);
  });

  it('is not named after the answer', async () => {
    const id = await open();
    await write(staff, id);
    await app.database.db.delete(notifications);
    await notifyOfUnanswered(app.database, now + 2 * DAY);
    expect(await typesOf(staff)).toEqual([]);
  });
});
