import { randomUUID } from 'node:crypto';
import { NOTIFICATION_KIND_NAMES } from '@mes/contract/notification-kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { openPage } from '../../../testing/page';
import { sessions } from '../accounts/tables';
import type { Push, Notification as Pushed } from '../push/service';
import { pushSubscriptions } from '../push/tables';
import { deleteOld, type NewNotification, notify, pushDue } from './service';
import { notifications } from './tables';

const DAY = 86_400_000;
const now = Date.now();
let app: TestApp;
let ann: Account;
let ben: Account;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.signIn(`Ann ${++count}`);
  ben = await app.signIn(`Ben ${count}`);
  // What earlier tests left waiting must not go out in this one.
  await app.database.db.update(notifications).set({ pushAt: null });
});

/** The ticker of the program itself finds nothing due: it looks at what is past. */
const LATER = now + 3_600_000;

const notifyAccounts = (accounts: readonly Account[], change: Partial<NewNotification> = {}) =>
  app.database.transaction((tx) =>
    notify(tx, {
      accountIds: accounts.map(({ id }) => id),
      type: 'team.invited',
      title: 'Night Harbor invites you',
      text: 'Answer on your dashboard.',
      link: '/app/dashboard',
      key: `invitation:${count}`,
      now: LATER,
      ...change,
    }),
  );
const act = (action: string, value?: string, data: object = {}) => ({
  object: 'notification',
  action,
  value,
  data,
});
const list = async (as: Account, data: object = {}) =>
  (await app.request(act('list', undefined, data), as)).body.data;
const markRead = (as: Account, id: string) =>
  app.call({ path: '/api/notifications/mark-read', body: { id }, as });
const keysTold = async (as: Account, keys: readonly string[]) => {
  for (const key of keys) await notifyAccounts([as], { key, title: key });
};
/** Adds a push subscription for the account. */
const takePush = async ({ id: account }: Account) => {
  const { db } = app.database;
  const [session] = await db.select().from(sessions).where(eq(sessions.account, account));
  await db.insert(pushSubscriptions).values({
    id: randomUUID(),
    account,
    session: session!.id,
    endpointHash: randomUUID(),
    endpoint: 'https://push.example/a',
    p256dh: '',
    auth: '',
    createdAt: now,
  });
};
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe('a notification', () => {
  it('puts it into the inbox of each, and of nobody else', async () => {
    await notifyAccounts([ann]);
    expect(await list(ann)).toMatchObject({
      unread: 1,
      more: false,
      notifications: [
        {
          kind: 'team_invitations',
          type: 'team.invited',
          title: 'Night Harbor invites you',
          link: '/app/dashboard',
          readAt: null,
        },
      ],
    });
    expect((await list(ben)).notifications).toEqual([]);
  });

  it('reaches an account once under one key, and others too', async () => {
    await notifyAccounts([ann]);
    await Promise.all([notifyAccounts([ann, ben]), notifyAccounts([ben, ann])]);
    expect((await list(ann)).notifications).toHaveLength(1);
    expect((await list(ben)).notifications).toHaveLength(1);
  });

  it('is live on every open page', async () => {
    const page = await openPage(app.address, ann);
    await notifyAccounts([ann]);
    expect((await page.next('notification.added')).data.notification).toMatchObject({
      title: 'Night Harbor invites you',
    });
    page.close();
  });

  it('leaves out players without an account, and does nothing if the change fails', async () => {
    await notifyAccounts([{ id: 'nobody', secret: '' }, ann]);
    expect((await list(ann)).unread).toBe(1);
    const failing = app.database.transaction(async (tx) => {
      await notify(tx, {
        accountIds: [ben.id],
        type: 'team.invited',
        title: 'Never',
        text: '',
        link: null,
        key: 'never',
        now,
      });
      throw new Error('The change itself failed.');
    });
    await expect(failing).rejects.toThrow();
    expect((await list(ben)).unread).toBe(0);
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', 'teams/x', '/login'])(
    'refuses %s as a link',
    async (link) => {
      await expect(notifyAccounts([ann], { link })).rejects.toThrow('not a path of the site');
    },
  );
});

describe('the inbox', () => {
  it('is read in pages, newest first, unread ones alone if wanted', async () => {
    await keysTold(ann, ['1', '2', '3', '4', '5']);
    const first = await list(ann, { count: 2 });
    const second = await list(ann, { count: 2, before: first.notifications.at(-1).id });
    expect([first, second].map((page) => titlesOf(page.notifications))).toEqual([
      ['5', '4'],
      ['3', '2'],
    ]);
    expect([first.more, second.more]).toEqual([true, true]);

    await markRead(ann, first.notifications[0].id);
    const unread = await list(ann, { unreadOnly: true });
    expect(titlesOf(unread.notifications)).toEqual(['4', '3', '2', '1']);
  });

  it('marks one as read once, and publishes it to the other pages', async () => {
    await keysTold(ann, ['1', '2']);
    const page = await openPage(app.address, ann);
    const { id } = (await list(ann)).notifications[0];
    const first = await markRead(ann, id);
    expect(first.body.data).toMatchObject({ unread: 1, notification: { id } });
    expect((await page.next('notification.read')).data).toEqual({ ids: [id] });
    const again = await markRead(ann, id);
    expect(again.body.data.notification.readAt).toBe(first.body.data.notification.readAt);
    page.close();
  });

  it('marks only one’s own', async () => {
    await notifyAccounts([ann]);
    const { id } = (await list(ann)).notifications[0];
    expect((await markRead(ben, id)).status).toBe(404);
    expect((await list(ann)).unread).toBe(1);
  });

  it('marks all that was seen; what came meanwhile stays', async () => {
    await keysTold(ann, ['1', '2']);
    const [seen] = (await list(ann)).notifications;
    await keysTold(ann, ['3']);
    expect((await app.request(act('mark_all_read', seen.id), ann)).body.data).toEqual({
      unread: 1,
    });
    expect((await app.request(act('mark_all_read'), ann)).body.data).toEqual({ unread: 0 });
    expect((await app.request(act('unread'), ann)).body.data).toEqual({ unread: 0 });
  });

  it('deletes them after 90 days', async () => {
    await notifyAccounts([ann], { key: 'old', now: now - 91 * DAY });
    await notifyAccounts([ann], { key: 'young', now: now - 89 * DAY, title: 'young' });
    await deleteOld(app.database.db, now);
    expect(titlesOf((await list(ann)).notifications)).toEqual(['young']);
  });
});

describe('preferences', () => {
  const choose = (as: Account, kind: string, choice: object) =>
    app.request(act('set_preference', kind, choice), as);

  it('are all on at first, with labels that people understand', async () => {
    const { body } = await app.request(act('get_preferences'), ann);
    const kindsOf = (rows: { kind: string }[]) => rows.map(({ kind }) => kind);
    expect(kindsOf(body.data)).toEqual(
      NOTIFICATION_KIND_NAMES.filter((kind) => kind !== 'staff_tickets'),
    );
    const staff = await app.signIn('Of The Staff', ['Moderator']);
    const all = await app.request(act('get_preferences'), staff);
    expect(kindsOf(all.body.data)).toEqual(NOTIFICATION_KIND_NAMES);
    expect(body.data[0]).toMatchObject({ label: 'Team invitations', site: true, push: true });
  });

  it('change one thing at a time', async () => {
    await choose(ann, 'messages', { push: false });
    const { body } = await choose(ann, 'messages', { site: false });
    const chosen = body.data.find(({ kind }: { kind: string }) => kind === 'messages');
    expect(chosen).toMatchObject({ site: false, push: false });
    expect((await choose(ann, 'nonsense', { push: true })).body.error.field).toBe('kind');
  });

  it('keep a kind out of the inbox and leave the others in', async () => {
    await choose(ann, 'team_invitations', { site: false });
    await notifyAccounts([ann, ben]);
    await notifyAccounts([ann], { key: 'joined', type: 'team.player_joined', title: 'joined' });
    const { notifications: rows, unread } = await list(ann);
    expect([titlesOf(rows), unread]).toEqual([['joined'], 1]);
    expect((await list(ben)).unread).toBe(1);
  });
});

describe('push', () => {
  const pushed: Pushed[] = [];
  const push: Push = {
    notify: async (_tx, notification) => pushed.push(notification),
  };
  beforeEach(async () => {
    pushed.length = 0;
    for (const account of [ann, ben]) await takePush(account);
  });

  it('gets each that is due, once', async () => {
    await notifyAccounts([ann, ben]);
    await pushDue(app.database, push, LATER - 1);
    expect(pushed).toEqual([]);
    await Promise.all([pushDue(app.database, push, LATER), pushDue(app.database, push, LATER)]);
    expect(pushed.map(({ accountId }) => accountId).sort()).toEqual([ann.id, ben.id].sort());
    expect(pushed[0]).toMatchObject({
      title: 'Night Harbor invites you',
      body: 'Answer on your dashboard.',
      url: '/app/dashboard',
    });
  });

  it('is nothing for who has no browser that takes it', async () => {
    await notifyAccounts([await app.signIn(`Cat ${count}`)]);
    await pushDue(app.database, push, LATER);
    expect(pushed).toEqual([]);
  });

  it('opens the inbox where there is no link', async () => {
    await notifyAccounts([ann], { link: null });
    await pushDue(app.database, push, LATER);
    expect(pushed[0]?.url).toBe('/app/notifications');
  });

  it('does not get what was read before', async () => {
    await notifyAccounts([ann]);
    await markRead(ann, (await list(ann)).notifications[0].id);
    await pushDue(app.database, push, LATER);
    expect(pushed).toEqual([]);
  });

  it('follows the preference, with the inbox or without it', async () => {
    const choose = (as: Account, choice: object) =>
      app.request(act('set_preference', 'team_invitations', choice), as);
    await choose(ann, { push: false });
    await choose(ben, { site: false });
    await notifyAccounts([ann, ben]);
    await pushDue(app.database, push, LATER);
    expect(pushed.map(({ accountId }) => accountId)).toEqual([ben.id]);
    expect([(await list(ann)).unread, (await list(ben)).unread]).toEqual([1, 0]);
  });

  it('keeps nothing for who wants neither', async () => {
    await app.request(act('set_preference', 'team_invitations', { site: false, push: false }), ann);
    await notifyAccounts([ann]);
    const rows = await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, ann.id));
    expect(rows).toEqual([]);
  });
});
