import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { accounts } from '../accounts/tables';
import { bans } from '../moderation/tables';
import { deleteExpired } from './moderation/service';
import { chatMessages } from './tables';

const MINUTE = 60_000;
const DAY = 86_400_000;
let app: TestApp;
let now = Date.now();
let ann: Account;
let ben: Account;
let moderator: Account;
let channel: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  moderator = await app.signIn('A Moderator', ['Moderator']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await person('Ann');
  ben = await person('Ben');
  channel = await createChannel({});
});

async function person(name: string, { age = 30 * DAY } = {}): Promise<Account & { name: string }> {
  const account = await app.signIn(`${name} ${++count}`);
  await app.database.db
    .update(accounts)
    .set({ createdAt: now - age })
    .where(eq(accounts.id, account.id));
  return { ...account, name: `${name} ${count}` };
}

const act = (action: string, value: unknown, data: object = {}, as?: Account) =>
  app.request({ object: 'chat', action, value, data }, as);
const createChannel = async (content: object): Promise<string> =>
  (await act('create_channel', undefined, { name: `Talk ${++count}`, ...content }, moderator)).body
    .data.id;
const edit = (content: object) =>
  act('edit_channel', channel, { name: 'Talk', ...content }, moderator);
const send = (as: Account, text: string, to = channel) => act('send', to, { text }, as);
const read = async (data: object = {}, from = channel) =>
  (await act('messages', from, data)).body.data;
const shown = async () =>
  (await read()).messages.map(({ text }: { text: string }) => text).reverse();
const search = async (data: object, as?: Account) =>
  (await act('search', undefined, data, as)).body.data.messages.map(
    ({ text }: { text: string }) => text,
  );
const inbox = async (as: Account) =>
  (await app.request({ object: 'notification', action: 'list' }, as)).body.data.notifications;
const ownState = async (as: Account) => (await act('own_state', undefined, {}, as)).body.data;

describe('a channel', () => {
  it('is read by everyone in pages, also around one message', async () => {
    const ids: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6'])
      ids.push((await send(ann, text)).body.data.id);
    const texts = (page: { messages: { text: string }[] }) => page.messages.map(({ text }) => text);
    const newest = await read({ count: 2 });
    expect([texts(newest), newest.older, newest.newer]).toEqual([['6', '5'], true, false]);
    const older = await read({ count: 2, before: ids[4] });
    expect([texts(older), older.older, older.newer]).toEqual([['4', '3'], true, true]);
    const newer = await read({ count: 2, after: ids[1] });
    expect([texts(newer), newer.older, newer.newer]).toEqual([['4', '3'], true, true]);
    const around = await read({ count: 2, around: ids[2] });
    expect([texts(around), around.older, around.newer]).toEqual([['4', '3'], true, true]);
    expect((await act('messages', channel, { before: ids[0], after: ids[0] })).status).toBe(400);
  });

  it('for moderators does not exist for others', async () => {
    const secret = await createChannel({ readers: 'Moderator' });
    expect((await send(moderator, 'between us', secret)).status).toBe(200);
    expect((await act('messages', secret)).status).toBe(404);
    expect((await send(ann, 'hello?', secret)).status).toBe(404);
    expect((await act('mark_read', secret, { upTo: uuidv7() }, ann)).status).toBe(404);
    expect((await act('staff_messages', secret, {}, ann)).status).toBe(403);
    const listed = (await act('channels', undefined)).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(secret);
    expect(await search({ query: 'between' }, ann)).toEqual([]);
    expect(await search({ query: 'between' }, moderator)).toEqual(['between us']);
    const all = (await act('staff_messages', secret, {}, moderator)).body.data.messages;
    expect(all).toMatchObject([{ text: 'between us', deletion: null }]);
  });

  it('of announcements is written by moderators alone', async () => {
    await edit({ writers: 'Moderator' });
    expect((await send(ann, 'me too')).body.message).toBe(
      'Only moderators can write in this channel.',
    );
    expect((await send(moderator, 'News')).status).toBe(200);
  });

  it('can be renamed, put in order and archived; only staff can do so', async () => {
    const other = await createChannel({});
    await edit({ name: 'Renamed', about: 'New' });
    const ordered = await act('order_channels', undefined, { ids: [other, channel] }, moderator);
    const ids = ordered.body.data.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 2)).toEqual([other, channel]);
    expect(ordered.body.data[1]).toMatchObject({ name: 'Renamed', about: 'New' });
    await act('archive_channel', channel, {}, moderator);
    expect((await send(ann, 'late')).body.message).toMatch(/^This channel is archived/);
    expect((await read()).messages).toEqual([]);
    const listed = (await act('channels', undefined)).body.data;
    expect(listed.at(-1)).toMatchObject({ id: channel, archived: true });
    await act('archive_channel', channel, { archived: false }, moderator);
    expect((await send(ann, 'on time')).status).toBe(200);
    for (const action of ['create_channel', 'edit_channel', 'order_channels', 'archive_channel'])
      expect((await act(action, channel, { name: 'X', ids: [channel] }, ann)).status).toBe(403);
  });

  it('gets an id of its own even if two are created at once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => createChannel({ name: 'The same' })));
    expect(new Set(ids).size).toBe(3);
    expect(await createChannel({ name: 'Archive' })).toBe('archive-2');
  });
});

describe('a message', () => {
  it('is cleaned, and refused if nothing is left', async () => {
    expect((await send(ann, '  hi \u0007there ')).body.data).toMatchObject({
      text: 'hi there',
      author: { id: ann.id },
      editedAt: null,
      mentions: [],
    });
    expect((await send(ann, ' \u200b ')).status).toBe(400);
    expect((await send(ann, 'x'.repeat(1_001))).status).toBe(400);
    expect((await act('send', channel, { text: 'hi' })).status).toBe(403);
  });

  it('is sent once, however often it arrives with the same key', async () => {
    const body = { object: 'chat', action: 'send', value: channel, data: { text: 'once' } };
    const headers = { 'idempotency-key': uuidv7() };
    const replies = [];
    for (let time = 0; time < 3; time++)
      replies.push(await app.call({ path: '/api/request', body, as: ann, headers }));
    expect(new Set(replies.map((reply) => reply.body.data.id)).size).toBe(1);
    expect(await shown()).toEqual(['once']);
  });

  it('can be edited by its author for 15 minutes; moderators see the first text', async () => {
    const { id } = (await send(ann, 'frist')).body.data;
    expect((await act('edit', id, { text: 'mine' }, ben)).status).toBe(403);
    now += 14 * MINUTE;
    await act('edit', id, { text: 'second' }, ann);
    const edited = await act('edit', id, { text: 'first' }, ann);
    expect(edited.body.data).toMatchObject({ text: 'first', editedAt: now });
    expect(JSON.stringify(await read())).not.toContain('frist');
    const staff = (await act('staff_messages', channel, {}, moderator)).body.data.messages;
    expect(staff).toMatchObject([{ text: 'first', originalText: 'frist' }]);
    now += MINUTE;
    expect((await act('edit', id, { text: 'third' }, ann)).body.message).toMatch(/15 minutes/);
  });

  it('can be deleted by its author, and by nobody else brought back', async () => {
    const { id } = (await send(ann, 'oops')).body.data;
    expect((await act('delete_own', id, {}, ben)).status).toBe(403);
    expect((await act('delete_own', id, {}, ann)).status).toBe(200);
    expect((await act('delete_own', id, {}, ann)).status).toBe(404);
    expect((await act('edit', id, { text: 'x' }, ann)).status).toBe(404);
    expect(await shown()).toEqual([]);
    expect((await act('restore', id, {}, moderator)).body.message).toMatch(/^The author deleted/);
  });
});

describe('moderation', () => {
  it('deletes with who and why, and undoes it', async () => {
    const { id } = (await send(ann, 'rude')).body.data;
    expect((await act('remove', id, { reason: 'Rude' }, ben)).status).toBe(403);
    expect((await act('remove', id, {}, moderator)).status).toBe(400);
    await act('remove', id, { reason: 'Rude' }, moderator);
    expect((await act('remove', id, { reason: 'Again' }, moderator)).status).toBe(404);
    expect(await shown()).toEqual([]);
    expect(await search({ query: 'rude', channel })).toEqual([]);
    expect(await search({ query: 'rude', channel }, moderator)).toEqual(['rude']);
    const [staff] = (await act('staff_messages', channel, {}, moderator)).body.data.messages;
    expect(staff.deletion).toMatchObject({ by: { id: moderator.id }, reason: 'Rude', own: false });
    expect((await act('restore', id, {}, moderator)).body.data.text).toBe('rude');
    expect(await shown()).toEqual(['rude']);
    expect((await act('restore', id, {}, moderator)).status).toBe(400);
  });

  it('gets reports as tickets, one of each person, which close when it removes the message', async () => {
    const { id } = (await send(ann, 'rude')).body.data;
    const report = async (as?: Account, data: object = { reason: 'harassment' }) =>
      (await act('report', id, data, as)).status;
    expect([await report(), await report(ann), await report(ben, {})]).toEqual([403, 400, 400]);
    expect(await Promise.all([report(ben), report(ben)])).toEqual([200, 200]);
    const ticketsAbout = async () =>
      (
        await app.request(
          { object: 'ticket', action: 'list', data: { about: ann.id, state: 'all' } },
          moderator,
        )
      ).body.data;
    expect(await ticketsAbout()).toMatchObject([
      { category: 'message_report', state: 'open', player: { id: ben.id } },
    ]);
    await act('remove', id, { reason: 'Insult' }, moderator);
    expect(await ticketsAbout()).toMatchObject([{ state: 'closed' }]);
    expect(await report(ben)).toBe(404);
    const secret = await createChannel({ readers: 'Moderator' });
    const hidden = (await send(moderator, 'for us', secret)).body.data.id;
    expect((await act('report', hidden, { reason: 'spam' }, ben)).status).toBe(404);
  });

  it('times a player out, who is told, until it ends or is lifted', async () => {
    const timeOut = (data: object, as = moderator) => act('time_out', ann.id, data, as);
    const { id } = (await send(ann, 'before')).body.data;
    expect((await timeOut({ minutes: 4, reason: 'Spam' })).status).toBe(400);
    expect((await timeOut({ minutes: 10_081, reason: 'Spam' })).status).toBe(400);
    expect((await timeOut({ minutes: 5, reason: 'Spam' }, ben)).status).toBe(403);
    await timeOut({ minutes: 60, reason: 'Spam' });
    const inForce = (await timeOut({ minutes: 5, reason: 'Spam' })).body.data;
    expect((await send(ann, 'but')).status).toBe(403);
    expect((await act('edit', id, { text: 'but' }, ann)).status).toBe(403);
    expect((await act('delete_own', id, {}, ann)).status).toBe(200);
    expect((await ownState(ann)).timeOut).toEqual({ until: inForce.until, reason: 'Spam' });
    expect((await inbox(ann))[0]).toMatchObject({ type: 'account.timed_out' });
    const listed = (await act('time_outs', undefined, {}, moderator)).body.data;
    expect(listed.filter(({ player }: { player: Account }) => player.id === ann.id)).toHaveLength(
      1,
    );
    now += 5 * MINUTE;
    expect((await send(ann, 'sorry')).status).toBe(200);
    await timeOut({ minutes: 60, reason: 'Spam' });
    expect((await act('end_time_out', ann.id, {}, moderator)).status).toBe(200);
    expect((await act('end_time_out', ann.id, {}, moderator)).status).toBe(400);
    expect((await send(ann, 'thanks')).status).toBe(200);
  });

  it('does not time out staff or somebody who does not exist', async () => {
    const data = { minutes: 5, reason: 'x' };
    expect((await act('time_out', moderator.id, data, moderator)).body.message).toMatch(/^Staff/);
    expect((await act('time_out', 'nobody', data, moderator)).status).toBe(404);
  });

  it('a ban from the chat refuses as well', async () => {
    await app.database.db.insert(bans).values({
      id: uuidv7(),
      player: ben.id,
      scope: 'chat',
      reason: '-',
      createdAt: now,
    });
    expect((await send(ben, 'hi')).body.message).toBe('You have been banned.');
    expect((await ownState(ben)).banned).toBe(true);
  });

  it('slow mode holds for each person alone, also for two at once and after deleting', async () => {
    await edit({ slowModeSeconds: 30 });
    const replies = await Promise.all([send(ann, 'one'), send(ann, 'two')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await send(ben, 'three')).status).toBe(200);
    const sent = replies.find(({ status }) => status === 200)!.body.data;
    await act('delete_own', sent.id, {}, ann);
    now += 29_000;
    expect((await send(ann, 'four')).body.message).toMatch(/again in 1 second\.$/);
    now += 1_000;
    expect((await send(ann, 'five')).status).toBe(200);
    for (const text of ['a', 'b']) expect((await send(moderator, text)).status).toBe(200);
  });

  it('the word filter sees through look-alikes, also when editing', async () => {
    expect((await act('add_word', 'x', {}, moderator)).status).toBe(400);
    expect((await act('add_word', '*!*', {}, moderator)).status).toBe(400);
    expect((await act('add_word', 'Rabbit', {}, ann)).status).toBe(403);
    await act('add_word', 'Rabbit', {}, moderator);
    const added = await act('add_word', 'rabbit', {}, moderator);
    expect(added.body.data.map(({ word }: { word: string }) => word)).toEqual(['rabbit']);
    expect((await send(ann, 'r\u0430bb1t!')).body.message).toMatch(/not allowed here/);
    const { id } = (await send(ann, 'a rabbithole')).body.data;
    expect((await act('edit', id, { text: 'R A B B I T' }, ann)).status).toBe(400);
    await act('delete_word', 'RABBIT', {}, moderator);
    expect((await act('delete_word', 'rabbit', {}, moderator)).status).toBe(404);
    expect((await send(ann, 'rabbit')).status).toBe(200);
  });

  it('links follow the rule of the channel and the age of the account', async () => {
    const fresh = await person('Fresh', { age: DAY });
    const [known, other] = ['see https://www.youtube.com/x', 'see bad.example.com/x'];
    const statuses = async () => {
      const all = [];
      for (const as of [ann, fresh])
        for (const text of [known, other]) all.push((await send(as, text)).status);
      return all;
    };
    expect(await statuses()).toEqual([200, 200, 200, 400]);
    await edit({ links: 'known_hosts' });
    expect(await statuses()).toEqual([200, 400, 200, 400]);
    await edit({ links: 'off' });
    expect(await statuses()).toEqual([400, 400, 400, 400]);
    expect((await send(moderator, other)).status).toBe(200);
  });
});

describe('a mention', () => {
  const mention = (text: string, to = channel, as = ann) => send(as, text, to);
  const nameOf = (account: Account) => (account as Account & { name: string }).name;

  it('notifies once a minute, without the text, and goes with the reading', async () => {
    const sent = (await mention(`hey @${nameOf(ben).toUpperCase()}, look`)).body.data;
    expect(sent.mentions).toEqual([{ id: ben.id, name: nameOf(ben) }]);
    await mention(`@${nameOf(ben)} again`);
    const notified = await inbox(ben);
    expect(notified).toMatchObject([
      { type: 'chat.mentioned', link: `/app/chat/${channel}`, readAt: null },
    ]);
    expect(JSON.stringify(notified)).not.toContain('look');
    await act('mark_read', channel, { upTo: sent.id }, ben);
    expect((await inbox(ben))[0].readAt).toBe(now);
  });

  it('of a later edit notifies who was not mentioned before', async () => {
    const { id } = (await send(ann, 'hey')).body.data;
    const edited = await act('edit', id, { text: `hey @${nameOf(ben)}` }, ann);
    expect(edited.body.data.mentions).toHaveLength(1);
    expect(await inbox(ben)).toHaveLength(1);
    expect((await act('edit', id, { text: 'hey' }, ann)).body.data.mentions).toEqual([]);
  });

  it('reaches nobody who has blocked the author, cannot read the channel or is the author', async () => {
    await app.request({ object: 'message', action: 'block', value: ann.id }, ben);
    await mention(`@${nameOf(ben)} @${nameOf(ann)}`);
    const secret = await createChannel({ readers: 'Moderator' });
    const second = await app.signIn(`Second ${++count}`, ['Admin']);
    await mention(`@${nameOf(ann)} @Second ${count}`, secret, moderator);
    expect([await inbox(ann), await inbox(ben)]).toEqual([[], []]);
    expect(await inbox(second)).toHaveLength(1);
  });
});

describe('reading', () => {
  const unread = async (as: Account) =>
    (await ownState(as)).channels.find((each: { channel: string }) => each.channel === channel);

  it('counts what others wrote after the last read message', async () => {
    const first = (await send(ann, '1')).body.data;
    expect(await unread(ben)).toBeUndefined();
    await act('mark_read', channel, { upTo: first.id }, ben);
    const removed = (await send(ann, '2')).body.data;
    const last = (await send(ann, '3')).body.data;
    await act('remove', removed.id, { reason: '-' }, moderator);
    expect(await unread(ben)).toMatchObject({ unread: 1, lastRead: first.id });
    await act('mark_read', channel, { upTo: last.id }, ben);
    await act('mark_read', channel, { upTo: first.id }, ben);
    expect(await unread(ben)).toMatchObject({ unread: 0, lastRead: last.id });
    expect(await unread(ann)).toMatchObject({ unread: 0 });
  });
});

describe('the archive', () => {
  it('finds words and their beginnings, by person, channel and time', async () => {
    const other = await createChannel({});
    await send(ann, 'The quarterfinal was great');
    now += DAY;
    const between = now;
    now += DAY;
    await send(ben, 'Quarterfinals: who won?', other);
    const query = 'QUARTER';
    expect(await search({ query, channel })).toEqual(['The quarterfinal was great']);
    expect(await search({ query: 'quarter gre', channel })).toHaveLength(1);
    expect(await search({ query: 'quarter bad', channel })).toEqual([]);
    expect(await search({ query, player: ben.id })).toEqual(['Quarterfinals: who won?']);
    expect(await search({ query, from: between })).toEqual(['Quarterfinals: who won?']);
    expect(await search({ query, to: between })).toEqual(['The quarterfinal was great']);
    expect(await search({ query: '!?&|:*' })).toEqual([]);
    expect(await search({ query: "quarter' & x:*", channel })).toEqual([]);
  });

  it('pages by the last message that was seen, and hides original texts', async () => {
    for (const text of ['a word', 'b word', 'c word']) await send(ann, text);
    const find = async (data: object) => (await act('search', undefined, data)).body.data;
    const first = await find({ query: 'word', channel, count: 2 });
    expect([first.messages.length, first.more]).toEqual([2, true]);
    const { id } = first.messages.at(-1);
    const second = await find({ query: 'word', channel, count: 2, before: id });
    expect([second.messages.length, second.more]).toEqual([1, false]);
    await act('edit', id, { text: 'better word' }, ann);
    expect(JSON.stringify(await find({ query: 'word', channel }))).not.toContain('b word');
  });
});

describe('what is kept', () => {
  it('of a deleted message goes after 90 days', async () => {
    const { id } = (await send(ann, 'gone')).body.data;
    await act('remove', id, { reason: 'Spam' }, moderator);
    const find = () => app.database.db.select().from(chatMessages).where(eq(chatMessages.id, id));
    await deleteExpired(app.database, now + 89 * DAY);
    expect(await find()).toHaveLength(1);
    await deleteExpired(app.database, now + 91 * DAY);
    expect(await find()).toEqual([]);
  });

  it('of a deleted account has no name, and the export has all of it before', async () => {
    const leaving = await person('Leaving');
    const answer = `@${(leaving as { name: string }).name} sure`;
    await send(leaving, 'I was here');
    const own = (await send(leaving, 'never mind')).body.data;
    await act('delete_own', own.id, {}, leaving);
    await send(ann, answer);
    const exported = await app.request({ object: 'player', action: 'export', data: {} }, leaving);
    expect(exported.body.data.parts.chat.messages).toMatchObject([
      { text: 'I was here' },
      { text: 'never mind' },
    ]);
    const name = (leaving as { name: string }).name;
    await app.request({ object: 'player', action: 'delete_account', data: { name } }, leaving);
    const staff = (await act('staff_messages', channel, {}, moderator)).body.data.messages;
    expect(staff).toMatchObject([
      { text: answer, mentions: [] },
      { text: 'I was here', author: null },
    ]);
  });
});
