import { channels } from '@mes/contract/channels';
import { REOPEN_MS } from '@mes/domain/support/tickets';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../../../../testing/discord/stand-in';
import { expectDone } from '../../../../testing/event';
import { until } from '../../../../testing/until';
import { publish } from '../../../platform/outbox/publish';
import { accounts } from '../../accounts/tables';
import { bans } from '../../moderation/tables';
import { tickets } from '../../support/tables';
import { discordDeliveries, discordMessages } from '../tables';

const CATEGORY = '200';
const PLAYER = { id: '601', username: 'nelly' };
const STAFF = { id: '602', username: 'mod' };
const OTHER = { id: '603', username: 'mallory' };
const UNLINKED = { id: '604', username: 'nobody' };

let discord: DiscordStandIn;
let app: TestApp;
let staff: Account;
let player: Account;
let other: Account;
/** How far the clock of the site is ahead. */
let ahead = 0;
let people = 0;

beforeAll(async () => {
  discord = await startDiscordStandIn();
  app = await startTestApp({
    clock: () => Date.now() + ahead,
    config: { discordBot: botOf(discord) },
    pictureNetwork: discord.network,
  });
  staff = await app.signIn('A Moderator', ['Moderator']);
  player = await app.signIn('A Player');
  other = await app.signIn('Mallory');
  await link(player, PLAYER.id);
  await link(staff, STAFF.id);
  await link(other, OTHER.id);
  await until('connected', () => discord.gateway.connected === 1);
});
afterAll(async () => {
  await app.stop();
  await discord.close();
});

const botOf = (standIn: DiscordStandIn) => ({
  ...{ token: BOT_TOKEN, guildId: GUILD_ID, ticketCategoryId: CATEGORY, api: standIn.api },
  leaseMs: 600,
});
const link = (account: Account, discordId: string) =>
  app.database.db
    .update(accounts)
    .set({ provider: 'discord', providerId: discordId })
    .where(eq(accounts.id, account.id));
const act = async (as: Account, action: string, value?: string, data: object = {}) =>
  expectDone(await app.request({ object: 'ticket', action, value, data }, as));
const read = (id: string) => act(staff, 'read', id);
const textsOf = async (id: string): Promise<string[]> =>
  (await read(id)).messages.map(({ text }: { text: string }) => text);
const descriptions = (channelId: string) =>
  discord.embeds(channelId).map(({ description }) => description);

/** As a new player each time, because a person has few open tickets. */
async function open(change: object = {}, as?: Account): Promise<string> {
  if (!as) {
    await link(player, `7${++people}`);
    player = await app.signIn(`Player ${people}`);
    await link(player, PLAYER.id);
  }
  const data = { category: 'other', subject: 'Lost password', text: 'Please help me.', ...change };
  return (await act(as ?? player, 'open', undefined, data)).id;
}

async function channelOf(id: string): Promise<string> {
  const channel = async () => (await read(id)).ticket.channel;
  await until('a channel', async () => (await channel()) !== null);
  return channel();
}

/** All that was queued has been sent. */
const flush = () =>
  until('sent', async () => {
    const queued = eq(discordDeliveries.state, 'queued');
    return (await app.database.db.$count(discordDeliveries, queued)) === 0;
  });

const pngOf = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function archived(id: string): Promise<void> {
  await until('archived', async () => {
    const rows = await app.database.db
      .select()
      .from(discordMessages)
      .where(eq(discordMessages.id, id));
    return rows.length === 1;
  });
}

it('a ticket gets one channel, for staff and its player alone', async () => {
  const id = await open({ subject: 'A question' });
  const channelId = await channelOf(id);
  const channel = discord.channels.find((each) => each.id === channelId)!;
  expect(channel).toMatchObject({ name: `ticket-${id}`, parent_id: CATEGORY });
  expect(channel.topic).toMatch(/^A question http.*\/app\/support\/tickets\/\d+$/);
  expect(channel.permission_overwrites).toMatchObject([
    { id: GUILD_ID, deny: '1024' },
    { id: '900', deny: '0' },
    { id: PLAYER.id, deny: '0' },
  ]);
  await until('sent', () => descriptions(channelId).length === 1);
  expect(discord.embeds(channelId)[0]!.title).toBe(`Player ${people} · Player`);
});

it('messages go both ways once, and notes never', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  await act(staff, 'add_note', id, { text: 'A secret note' });
  await act(staff, 'answer', id, { text: 'Have you *tried* [this](https://evil.test)?' });
  await until('answered', () => descriptions(channelId).length === 2);
  expect(descriptions(channelId)[1]).toBe(
    'Have you \\*tried\\* \\[this\\]\\(https://evil.test\\)?',
  );
  discord.write(channelId, 'Yes, I have.', PLAYER);
  await until('taken over', async () => (await textsOf(id)).includes('Yes, I have.'));
  discord.write(channelId, 'Then we look into it.', STAFF);
  await until('taken over', async () => (await textsOf(id)).includes('Then we look into it.'));
  await flush();
  const { messages, ticket } = await read(id);
  expect(messages.slice(2)).toMatchObject([
    { text: 'Yes, I have.', side: 'player', by: { id: player.id } },
    { text: 'Then we look into it.', side: 'staff', by: { id: staff.id } },
  ]);
  expect(messages).toHaveLength(4);
  expect(ticket.state).toBe('waiting_for_player');
  expect(descriptions(channelId)).toHaveLength(2);
  expect(JSON.stringify(discord.requests)).not.toContain('secret note');
});

it('pictures of Discord are shown in the ticket; other files stay links', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  discord.files.set('/attachments/1/81/goal.png', await pngOf());
  const url = 'https://cdn.discordapp.com/attachments/1';
  const attachments = [
    { id: '81', filename: 'goal.png', url: `${url}/81/goal.png`, size: 10 },
    { id: '82', filename: 'log.txt', url: `${url}/82/log.txt`, size: 10 },
  ];
  discord.write(channelId, '', PLAYER, { attachments });
  await until('copied', async () => (await read(id)).messages.at(-1).pictures.length === 1);
  const { text, pictures } = (await read(id)).messages.at(-1);
  expect(text).toBe(`Picture: goal.png\n${url}/82/log.txt`);
  expect(pictures).toMatchObject([{ name: 'goal.png', width: 120, height: 80 }]);
  expect(await act(player, 'picture', pictures[0].id)).toMatchObject({ type: 'image/webp' });
});

it('nobody speaks in the name of another', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  discord.write(channelId, 'I am the player.', OTHER);
  discord.write(channelId, 'And I am, too.', UNLINKED);
  await until('told', () => discord.contents(channelId).filter(Boolean).length === 4);
  const [notYours, notLinked] = discord.contents(channelId).filter(Boolean).slice(2);
  expect(notYours).toContain('only its player and staff');
  expect(notLinked).toContain('no account of the site');
  const last = discord.write(channelId, 'I insist.', OTHER);
  await archived(last);
  await flush();
  expect(discord.contents(channelId).filter(Boolean)).toHaveLength(5);
  expect(await textsOf(id)).toEqual(['Please help me.']);
});

it('a banned player answers nothing but an appeal', async () => {
  const banned = await app.signIn('Banned');
  await link(banned, '605');
  const id = await open({}, banned);
  const channelId = await channelOf(id);
  const ban = { id: uuidv7(), player: banned.id, scope: 'site' as const, reason: 'Cheating' };
  await app.database.db.insert(bans).values({ ...ban, createdAt: Date.now() });
  await app.database.transaction((tx) =>
    publish(tx, channels.account(banned.id), 'account.changed', { id: banned.id }),
  );
  discord.write(channelId, 'But I was not cheating.', { id: '605', username: 'banned' });
  await until('told', () => discord.contents(channelId).some((text) => text.includes('banned')));
  expect(await textsOf(id)).toEqual(['Please help me.']);
});

it('what was written while the site was away arrives once', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  await flush();
  discord.gateway.forgetSessions();
  discord.write(channelId, 'Is anybody there?', PLAYER);
  await until('read', async () => (await textsOf(id)).includes('Is anybody there?'), 20_000);
  expect(await textsOf(id)).toEqual(['Please help me.', 'Is anybody there?']);
}, 30_000);

it('a kill after sending sends nothing twice', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  await flush();
  const before = discord.channels.length;
  // As a process leaves it that died before it wrote down what it had sent.
  await app.database.db
    .update(tickets)
    .set({ channel: null })
    .where(eq(tickets.id, Number(id)));
  await app.database.db
    .update(discordDeliveries)
    .set({ state: 'queued', result: null, notBefore: Date.now() })
    .where(eq(discordDeliveries.lane, `ticket:${id}`));
  expect(await channelOf(id)).toBe(channelId);
  await flush();
  expect(discord.channels).toHaveLength(before);
  expect(descriptions(channelId)).toHaveLength(1);
});

it('waits while Discord is down, in order', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  await flush();
  discord.trouble = 'broken';
  await act(player, 'answer', id, { text: 'one' });
  await act(player, 'answer', id, { text: 'two' });
  discord.trouble = null;
  ahead += 60_000;
  await until('sent', () => descriptions(channelId).length === 3, 20_000);
  expect(descriptions(channelId).slice(1)).toEqual(['one', 'two']);
}, 30_000);

it('a closed ticket is renamed, opens again by an answer, and is deleted after a week', async () => {
  const id = await open();
  const channelId = await channelOf(id);
  const nameOf = () => discord.channels.find((each) => each.id === channelId)?.name;
  await act(staff, 'set_state', id, { state: 'closed' });
  await until('renamed', () => nameOf() === `closed-${id}`);
  discord.write(channelId, 'One more thing about wombats', PLAYER);
  await until('opened', () => nameOf() === `ticket-${id}`);
  await act(staff, 'set_state', id, { state: 'closed' });
  await until('renamed', () => nameOf() === `closed-${id}`);
  ahead += REOPEN_MS;
  await until('deleted', () => nameOf() === undefined, 20_000);
  await until('archived', async () => (await read(id)).ticket.archived);
  const body = { type: 'SEARCH_MESSAGES', query: 'wombats' };
  const found = await app.call({ path: '/api/discord/messages', body, as: staff });
  expect(found.body.data.messages).toMatchObject([{ channel: channelId }]);
}, 40_000);

it('a channel that staff delete ends the mirror, not the ticket', async () => {
  const id = await open({}, other);
  const channelId = await channelOf(id);
  await flush();
  discord.deleteChannel(channelId);
  await until('archived', async () => (await read(id)).ticket.archived);
  await act(staff, 'answer', id, { text: 'Only on the site' });
  await flush();
  expect(await textsOf(id)).toEqual(['Please help me.', 'Only on the site']);
});

it('deleting the account deletes the channel and the copies', async () => {
  const leaver = await app.signIn('Leaver');
  const id = await open({ text: 'My secret address' }, leaver);
  const channelId = await channelOf(id);
  await flush();
  const copies = async () =>
    app.database.db.select().from(discordMessages).where(eq(discordMessages.channel, channelId));
  await until('archived', async () => (await copies()).length === 1);
  expect(JSON.stringify(await copies())).toContain('secret');
  const data = { name: 'Leaver' };
  expectDone(await app.request({ object: 'player', action: 'delete_account', data }, leaver));
  expect(JSON.stringify(await copies())).not.toContain('secret');
  await until('deleted', () => !discord.channels.some((each) => each.id === channelId), 20_000);
}, 30_000);
