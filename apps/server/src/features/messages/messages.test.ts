import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { accounts } from '../accounts/tables';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';
import { conversations } from './tables';

const DAY = 86_400_000;
let app: TestApp;
let now = Date.now();
let ann: Account;
let ben: Account;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await person('Ann');
  ben = await person('Ben');
});

async function person(name: string, { age = 30 * DAY } = {}): Promise<Account> {
  const account = await app.signIn(`${name} ${++count}`);
  await app.database.db
    .update(accounts)
    .set({ createdAt: now - age })
    .where(eq(accounts.id, account.id));
  return account;
}

const conversation = (action: string, userId?: string, data: object = {}) => ({
  object: 'discord',
  action: 'private_conversation',
  value: userId,
  data: { action, ...data },
});
const act = (action: string, value: string, data: object = {}) => ({
  object: 'message',
  action,
  value,
  data,
});
const send = (from: Account, to: Account, message: string) =>
  app.request(conversation('send_message', to.id, { message }), from);
const read = async (as: Account, other: Account, data: object = {}) =>
  (await app.request(conversation('get_conversation', other.id, data), as)).body.data;
const channels = async (as: Account) =>
  (await app.request(conversation('get_channels'), as)).body.data.channels;
const unread = async (as: Account) =>
  (await app.request({ object: 'message', action: 'unread' }, as)).body.data.unread;
const textsOf = (messages: { message: string }[]) => messages.map(({ message }) => message);

describe('a conversation', () => {
  it('reads the same from both sides, newest first', async () => {
    const sent = await send(ann, ben, '  Scrim tonight? ');
    await send(ben, ann, 'Sure, 20:00');
    expect(sent.body.data).toMatchObject({
      action: 'send_message',
      message: { userId: ann.id, message: 'Scrim tonight?', sentAt: now, age: 0 },
    });
    for (const [mine, other] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      const { messages, user, more, refusal } = await read(mine, other);
      expect(textsOf(messages)).toEqual(['Sure, 20:00', 'Scrim tonight?']);
      expect({ user: user.id, more, refusal }).toEqual({
        user: other.id,
        more: false,
        refusal: null,
      });
    }
  });

  it('is read in pages by the last message that was seen', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await send(ann, ben, text);
    const first = await read(ben, ann, { count: 2 });
    const second = await read(ben, ann, { count: 2, before: first.messages.at(-1).id });
    const third = await read(ben, ann, { count: 2, before: second.messages.at(-1).id });
    expect([first, second, third].map(({ messages }) => textsOf(messages))).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
    ]);
    expect([first.more, second.more, third.more]).toEqual([true, true, false]);
  });

  it('stands in the list of both, the newest first', async () => {
    const cat = await person('Cat');
    await send(ann, ben, 'first');
    await send(cat, ann, 'second');
    expect(await channels(ann)).toMatchObject([
      { user: { id: cat.id }, last: { message: 'second' }, unread: 1 },
      { user: { id: ben.id }, last: { message: 'first' }, unread: 0 },
    ]);
  });

  it('is empty before its first message, and nobody else reads it', async () => {
    await send(ann, ben, 'between us');
    const cat = await person('Cat');
    expect(await read(cat, ann)).toMatchObject({ messages: [], unread: 0 });
    expect(await channels(cat)).toEqual([]);
  });

  it('that both begin at the same moment is one', async () => {
    const replies = await Promise.all([send(ann, ben, 'hi'), send(ben, ann, 'hey')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(ann, ben)).messages).toHaveLength(2);
  });

  it('gets a message once, however often it is sent with one key', async () => {
    const twice = () =>
      app.call({
        path: '/api/request',
        body: conversation('send_message', ben.id, { message: 'once' }),
        as: ann,
        headers: { 'idempotency-key': `double-click-${ann.id}` },
      });
    const replies = await Promise.all([twice(), twice()]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect((await read(ben, ann)).messages).toHaveLength(1);
  });
});

describe('unread messages', () => {
  it('are counted for the receiver and read up to what was seen', async () => {
    const { body } = await send(ann, ben, 'one');
    await send(ann, ben, 'two');
    expect([await unread(ann), await unread(ben)]).toEqual([0, 2]);

    const upTo = body.data.message.id;
    const reply = await app.request(act('mark_read', ann.id, { upTo }), ben);
    expect(reply.body.data).toEqual({ unread: 1 });
    await app.request(act('mark_read', ann.id), ben);
    expect(await unread(ben)).toBe(0);
  });

  it('do not come back when an older one is marked again', async () => {
    const { body } = await send(ann, ben, 'one');
    await send(ann, ben, 'two');
    await app.request(act('mark_read', ann.id), ben);
    await app.request(act('mark_read', ann.id, { upTo: body.data.message.id }), ben);
    expect(await unread(ben)).toBe(0);
  });

  it('are read by whoever answers', async () => {
    await send(ann, ben, 'there?');
    await send(ben, ann, 'yes');
    expect([await unread(ben), await unread(ann)]).toEqual([0, 1]);
  });
});

describe('sending is refused', () => {
  it.each([
    { what: 'nothing', message: '   ', type: 'InvalidParameterError' },
    { what: 'nothing visible', message: '\u200b\u200b', type: 'InvalidParameterError' },
    { what: 'too much', message: 'x'.repeat(2_001), type: 'InvalidParameterError' },
    { what: 'no message', message: undefined, type: 'MissingParameterError' },
  ])('for $what', async ({ message, type }) => {
    const reply = await app.request(conversation('send_message', ben.id, { message }), ann);
    expect(reply).toMatchObject({ status: 400, body: { error: { type, field: 'message' } } });
  });

  it('to nobody, to oneself and to players without an account', async () => {
    await app.database.db
      .insert(players)
      .values({ id: `ghost${count}`, name: `Ghost ${count}`, createdAt: now });
    const ghost = { id: `ghost${count}`, secret: '' };
    expect((await send(ann, { id: 'nobody', secret: '' }, 'hi')).status).toBe(404);
    expect((await send(ann, ann, 'hi')).body.message).toBe('You cannot write to yourself.');
    expect((await send(ann, ghost, 'hi')).body.message).toMatch(/has no account/);
    expect((await read(ann, ghost)).refusal).toMatch(/has no account/);
  });

  it('to those who are banned from chat, and nothing arrives', async () => {
    await app.database.db.insert(bans).values({
      id: crypto.randomUUID(),
      player: ann.id,
      scope: 'chat',
      reason: 'Insults',
      createdAt: now,
    });
    expect(await send(ann, ben, 'hi')).toMatchObject({
      status: 403,
      body: { message: 'You have been banned.', error: { type: 'ForbiddenError' } },
    });
    expect((await read(ben, ann)).messages).toEqual([]);
  });

  it('beyond the pace of a person', async () => {
    for (let sent = 0; sent < 30; sent++) await send(ann, ben, `line ${sent}`);
    expect(await send(ann, ben, 'one more')).toMatchObject({
      status: 429,
      body: { retryAfter: expect.any(Number) },
    });
    now += 61_000;
    expect((await send(ann, ben, 'after a minute')).status).toBe(200);
  });
});

describe('starting conversations', () => {
  const started = async (starter: Account, wanted: number) => {
    const statuses: number[] = [];
    for (let each = 0; each < wanted; each++)
      statuses.push((await send(starter, await person('Stranger'), 'buy here')).status);
    return statuses;
  };

  it('new accounts without a team reach five people a day', async () => {
    const spammer = await person('Spammer', { age: DAY });
    expect(await started(spammer, 6)).toEqual([200, 200, 200, 200, 200, 400]);
    now += DAY;
    expect(await started(spammer, 1)).toEqual([200]);
  });

  it('others reach more, and old conversations never count', async () => {
    expect(await started(ann, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    const spammer = await person('Spammer', { age: DAY });
    await send(spammer, ben, 'first');
    await started(spammer, 4);
    expect((await send(spammer, ben, 'goes on')).status).toBe(200);
  });

  it('five at the same moment as the last one left let one through', async () => {
    const spammer = await person('Spammer', { age: DAY });
    await started(spammer, 4);
    const strangers = await Promise.all([1, 2, 3, 4, 5].map(() => person('Stranger')));
    const replies = await Promise.all(strangers.map((stranger) => send(spammer, stranger, 'buy')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await app.database.db
      .select()
      .from(conversations)
      .where(eq(conversations.startedBy, spammer.id));
    expect(rows).toHaveLength(5);
  });
});

describe('blocking', () => {
  it('keeps messages out until it ends, and tells the sender no more than that', async () => {
    await send(ann, ben, 'before');
    expect((await app.request(act('block', ann.id), ben)).body.data).toEqual({ blocked: true });
    expect(await send(ann, ben, 'let me in')).toMatchObject({
      status: 400,
      body: {
        message: 'This player does not accept messages from you.',
        error: { type: 'InvalidActionError' },
      },
    });
    expect((await read(ann, ben)).blocked).toBe(false);
    expect(await read(ben, ann)).toMatchObject({ blocked: true, unread: 0 });

    await app.request(act('unblock', ann.id), ben);
    expect((await send(ann, ben, 'thanks')).status).toBe(200);
  });

  it('works for both: who has blocked someone cannot write to them', async () => {
    await app.request(act('block', ben.id), ann);
    expect((await send(ann, ben, 'hi')).body.message).toMatch(/You have blocked this player/);
    const list = await app.request({ object: 'message', action: 'list_blocked' }, ann);
    expect(list.body.data).toMatchObject([{ id: ben.id }]);
  });

  it('can be repeated, and is not for oneself', async () => {
    await app.request(act('block', ben.id), ann);
    expect((await app.request(act('block', ben.id), ann)).status).toBe(200);
    expect((await app.request(act('block', ann.id), ann)).status).toBe(400);
    expect((await app.request(act('block', 'nobody'), ann)).status).toBe(404);
  });
});
