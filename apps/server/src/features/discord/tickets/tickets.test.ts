import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { expectDone } from '../../../../testing/event';
import { accounts } from '../../accounts/tables';

const DISCORD_ID = '123456789012345678';
const RARE = 'xylophone';

let app: TestApp;
let staff: Account;
let player: Account;
let stranger: Account;
let ticket: string;
let sentAt: number;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  player = await app.signIn('A Player');
  stranger = await app.signIn('A Stranger');
  await app.database.db
    .update(accounts)
    .set({ provider: 'discord', providerId: DISCORD_ID })
    .where(eq(accounts.id, player.id));
  const opened = await act(player, 'open', undefined, {
    ...{ category: 'technical', subject: 'No sound', text: `My ${RARE} is silent.` },
  });
  ticket = opened.id;
  sentAt = opened.createdAt;
  await act(staff, 'answer', ticket, { text: 'Turn it up.' });
  await act(staff, 'add_note', ticket, { text: 'Plays it badly, too.' });
});
afterAll(() => app.stop());

const act = async (as: Account, action: string, value?: string, data: object = {}) =>
  expectDone(await app.request({ object: 'ticket', action, value, data }, as));
const ask = (body: object, as: Account = staff) =>
  app.call({ path: '/api/discord/messages', body, as });
const read = async (body: object) => expectDone(await ask(body));
const textsOf = (messages: readonly { text: string }[]) => messages.map(({ text }) => text);

it('a ticket is a channel with the messages of both sides', async () => {
  const { channels } = await read({ type: 'TICKET_CHANNELS' });
  expect(channels).toMatchObject([{ id: ticket, name: `technical-${ticket}`, deleted: false }]);
  const newest = await read({ type: 'GET_MESSAGES', channel: ticket });
  expect(newest.total).toBe(2);
  expect(newest.messages).toMatchObject([
    { text: 'Turn it up.', channel: ticket, author: { id: staff.id, name: 'A Moderator' } },
    { text: `My ${RARE} is silent.`, author: { id: player.id } },
  ]);
  const oldest = await read({ type: 'GET_MESSAGES', channel: ticket, reversed: false, count: 1 });
  expect(textsOf(oldest.messages)).toEqual([`My ${RARE} is silent.`]);
  const { id: before } = newest.messages[0];
  const older = await read({ type: 'GET_MESSAGES', channel: ticket, before });
  expect(textsOf(older.messages)).toEqual([`My ${RARE} is silent.`]);
});

it('messages of all tickets are listed since a time, by pages', async () => {
  const all = await read({ type: 'TICKET_MESSAGES', time: sentAt });
  expect(textsOf(all.messages)).toEqual([`My ${RARE} is silent.`, 'Turn it up.']);
  const second = await read({ type: 'TICKET_MESSAGES', time: sentAt, start: 1, count: 1 });
  expect(textsOf(second.messages)).toEqual(['Turn it up.']);
  const later = await read({ type: 'TICKET_MESSAGES', time: Date.now() + 60_000 });
  expect(later.messages).toEqual([]);
});

it('a search finds what was written, and never an internal note', async () => {
  const found = await read({ type: 'SEARCH_TICKETS', query: RARE.slice(0, 4) });
  expect(found).toMatchObject({ total: 1, tickets: [{ id: ticket, subject: 'No sound' }] });
  expect(await read({ type: 'SEARCH_TICKETS', query: 'badly' })).toMatchObject({ total: 0 });
  for (const body of [
    { type: 'GET_MESSAGES', channel: ticket },
    { type: 'TICKET_MESSAGES', time: sentAt },
    { type: 'TICKET_CHANNELS' },
    { type: 'SEARCH_TICKETS', query: RARE },
    { type: 'USER_TICKETS', discordId: DISCORD_ID },
  ]) {
    expect(JSON.stringify(await read(body))).not.toContain('badly');
  }
});

it('the tickets of a Discord account are for that account and for staff', async () => {
  for (const as of [staff, player]) {
    const { tickets } = expectDone(await ask({ type: 'USER_TICKETS', discordId: DISCORD_ID }, as));
    expect(tickets).toMatchObject([{ id: ticket, player: { id: player.id } }]);
  }
  expect((await ask({ type: 'USER_TICKETS', discordId: DISCORD_ID }, stranger)).status).toBe(403);
  expect((await ask({ type: 'USER_TICKETS', discordId: '99' }, player)).status).toBe(403);
  expect((await ask({ type: 'USER_TICKETS' })).body.error.type).toBe('MissingParameterError');
});

it('a cached page is only for moderators, and shows a new message at once', async () => {
  const body = { type: 'GET_MESSAGES', channel: ticket, count: 1 };
  expect(textsOf((await read(body)).messages)).toEqual(['Turn it up.']);
  expect((await ask(body, player)).status).toBe(403);
  await act(player, 'answer', ticket, { text: 'It works now.' });
  await expect.poll(async () => textsOf((await read(body)).messages)).toEqual(['It works now.']);
});

it('what is no ticket has no messages', async () => {
  for (const channel of ['999999', '0', '99999999999999999999', 'general', `-${ticket}`]) {
    expect(await read({ type: 'GET_MESSAGES', channel })).toMatchObject({ messages: [], total: 0 });
  }
});
