import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { openPage } from '../../../testing/page';
import { notifyUnread } from './service';

const AFTER = 21_000;
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
});

const send = (from: Account, to: Account, message: string) =>
  app.request(
    {
      object: 'discord',
      action: 'private_conversation',
      value: to.id,
      data: { action: 'send_message', message },
    },
    from,
  );
const markRead = (as: Account, other: Account) =>
  app.request({ object: 'message', action: 'mark_read', value: other.id }, as);
const inbox = async (as: Account) =>
  (await app.request({ object: 'notification', action: 'list' }, as)).body.data;

describe('on the socket of the page', () => {
  it('both sides get the event of a message, each with the other one', async () => {
    const [hers, his] = [await openPage(app.address, ann), await openPage(app.address, ben)];
    await send(ann, ben, 'hello');
    for (const [page, mine, other] of [
      [hers, ann, ben],
      [his, ben, ann],
    ] as const) {
      expect(await page.next('message.added')).toMatchObject({
        channel: `account:${mine.id}`,
        data: { user: { id: other.id }, message: { userId: ann.id, message: 'hello' } },
      });
      page.close();
    }
  });

  it('the other pages of an account get the read event', async () => {
    await send(ann, ben, 'hello');
    const page = await openPage(app.address, ben);
    await markRead(ben, ann);
    expect((await page.next('message.read')).data).toEqual({ userId: ann.id, unread: 0 });
    page.close();
  });
});

describe('a notification of a message', () => {
  it('comes once for all that was not read in time, and goes with the reading', async () => {
    await send(ann, ben, 'one');
    await send(ann, ben, 'two');
    await notifyUnread(app.database, Date.now());
    expect((await inbox(ben)).notifications).toEqual([]);

    await notifyUnread(app.database, Date.now() + AFTER);
    await notifyUnread(app.database, Date.now() + 2 * AFTER);
    expect(await inbox(ben)).toMatchObject({
      unread: 1,
      notifications: [
        {
          kind: 'messages',
          type: 'message.received',
          title: expect.stringMatching(/^2 messages from Ann/),
          text: 'two',
          link: `/app/messages/${ann.id}`,
        },
      ],
    });

    await markRead(ben, ann);
    expect((await inbox(ben)).unread).toBe(0);
  });

  it('does not come for what was read before', async () => {
    await send(ann, ben, 'one');
    await markRead(ben, ann);
    await notifyUnread(app.database, Date.now() + AFTER);
    expect((await inbox(ben)).notifications).toEqual([]);
  });

  it('comes again for what is written after the reading', async () => {
    await send(ann, ben, 'one');
    await notifyUnread(app.database, Date.now() + AFTER);
    await markRead(ben, ann);
    await send(ann, ben, 'two');
    await notifyUnread(app.database, Date.now() + AFTER);
    expect((await inbox(ben)).notifications.map(({ text }: { text: string }) => text)).toEqual([
      'two',
      'one',
    ]);
  });
});
