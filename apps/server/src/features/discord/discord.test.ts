import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestDatabase, startTestApp, type TestApp } from '../../../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../../../testing/discord/stand-in';
import { until } from '../../../testing/until';
import { openLog } from '../../platform/log';
import { accounts } from '../accounts/tables';
import { discordGateway, discordMessageEdits, discordMessages } from './tables';

const TICKETS = '200';
const TICKET = '201';
const GENERAL = '202';

let discord: DiscordStandIn;
let app: TestApp;
let admin: Account;
let moderator: Account;
let player: Account;
let logged = '';
const log = openLog(
  'debug',
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
);

const botOf = (standIn: DiscordStandIn, more: object = {}) => ({
  token: BOT_TOKEN,
  guildId: GUILD_ID,
  ticketCategoryId: TICKETS,
  api: standIn.api,
  leaseMs: 600,
  ...more,
});

beforeAll(async () => {
  discord = await startDiscordStandIn();
  discord.write(TICKET, 'written before the site was connected');
  app = await startTestApp({ log, config: { discordBot: botOf(discord) } });
  admin = await app.signIn('An Admin', ['Admin']);
  moderator = await app.signIn('A Moderator', ['Moderator']);
  player = await app.signIn('A Player');
  await until('connected', async () => (await status()).connected);
  await untilArchived(TICKET, ['written before the site was connected']);
});
afterAll(async () => {
  await app.stop();
  await discord.close();
});
afterEach(() => {
  discord.trouble = null;
});

const status = async () =>
  (await app.request({ object: 'discord', action: 'status' }, moderator)).body.data;
const archive = (body: object, as: Account = moderator) =>
  app.call({ path: '/api/discord/messages', body, as });
async function textsOf(channel: string, more: object = {}): Promise<string[]> {
  const reply = await archive({
    type: 'GET_MESSAGES',
    channel,
    reversed: false,
    count: 100,
    ...more,
  });
  return reply.body.data.messages.map(({ text }: { text: string }) => text);
}
const untilArchived = (channel: string, texts: readonly string[]) =>
  until(`archived: ${texts.join(', ')}`, async () => {
    const all = await textsOf(channel);
    return texts.every((text) => all.filter((each) => each === text).length === 1);
  });
const sendEmbed = (channelId: string, data: object, as: Account = admin) =>
  app.request({ object: 'discord', action: 'send_embed', value: channelId, data }, as);

describe('the Discord server', () => {
  it('is known: guilds, channels, roles', async () => {
    expect((await archive({ type: 'GET_GUILDS' })).body.data.guilds).toEqual([
      { id: GUILD_ID, name: 'Harbor', icon: null },
    ]);
    const channels = await app.request({ object: 'discord', action: 'guild_channels' }, moderator);
    expect(channels.body.data).toMatchObject([
      { id: TICKETS, kind: 'category' },
      { id: TICKET, parentId: TICKETS, kind: 'text' },
      { id: GENERAL },
      { id: '203', kind: 'announcement' },
    ]);
    const roles = await app.request({ object: 'discord', action: 'guild_roles' }, moderator);
    expect(roles.body.data).toMatchObject([
      { id: '301', color: '#ff8800' },
      { id: '302', color: null },
    ]);
    const role = await app.request(
      { object: 'discord', action: 'get_role', value: '301' },
      moderator,
    );
    expect(role.body.data.name).toBe('Captain');
    expect((await archive({ type: 'TICKET_CHANNELS' })).body.data.channels).toMatchObject([
      { id: TICKET },
    ]);
  });

  it('tells how an account is called, and asks Discord once', async () => {
    const before = discord.requests.filter(({ path }) => path === '/users/501').length;
    const read = () => app.call({ path: '/api/discord/user/501', as: player });
    const replies = await Promise.all([read(), read()]);
    for (const { body } of replies) {
      expect(body.data).toEqual({
        id: '501',
        username: 'nelly',
        name: 'Nelly',
        avatar: null,
        bot: false,
      });
    }
    const after = discord.requests.filter(({ path }) => path === '/users/501').length;
    expect(after - before).toBe(1);
    expect((await app.call({ path: '/api/discord/user/99', as: player })).status).toBe(404);
  });

  it('reads messages of a channel from Discord, or from the archive while it is down', async () => {
    const read = async () => {
      const body = { type: 'CHANNEL_MESSAGE', channelId: TICKET };
      const reply = await app.call({ path: '/api/discord', body, as: moderator });
      return reply.body.data.messages.map(({ text }: { text: string }) => text);
    };
    expect(await read()).toContain('written before the site was connected');
    discord.trouble = 'broken';
    expect(await read()).toContain('written before the site was connected');
  });
});

describe('the archive', () => {
  it('keeps new, edited and deleted messages of ticket channels, not of others', async () => {
    const id = discord.write(TICKET, 'my first word');
    discord.write(GENERAL, 'small talk');
    await untilArchived(TICKET, ['my first word']);
    discord.edit(id, 'my second word');
    await untilArchived(TICKET, ['my second word']);
    const edits = await app.database.db.select().from(discordMessageEdits);
    expect(edits).toMatchObject([{ message: id, text: 'my first word' }]);
    discord.deleteMessage(id);
    await until(
      'deleted',
      async () => !(await textsOf(TICKET, { excludeDeleted: true })).includes('my second word'),
    );
    expect(await textsOf(TICKET)).toContain('my second word');
    expect(await textsOf(GENERAL)).toEqual([]);
  });

  it('applies a dispatch that comes twice once', async () => {
    const id = discord.write(TICKET, 'sent once');
    const [message] = (
      await app.call({
        path: '/api/discord',
        body: { type: 'CHANNEL_MESSAGE', channelId: TICKET, messageId: id },
        as: moderator,
      })
    ).body.data.messages;
    expect(message.text).toBe('sent once');
    discord.gateway.dispatch('MESSAGE_CREATE', {
      id,
      channel_id: TICKET,
      author: { id: '501', username: 'nelly' },
      content: 'sent once',
      attachments: [],
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
    });
    discord.write(TICKET, 'after the duplicate');
    await untilArchived(TICKET, ['sent once', 'after the duplicate']);
  });

  it('loses nothing when the connection breaks', async () => {
    const { resumes } = discord.gateway;
    discord.gateway.drop();
    discord.write(TICKET, 'said while away');
    await until('resumed', () => discord.gateway.resumes > resumes);
    await untilArchived(TICKET, ['said while away']);
  });

  it('reads what it missed when Discord has forgotten the session', async () => {
    const { identifies } = discord.gateway;
    discord.gateway.forgetSessions();
    discord.write(TICKET, 'said while forgotten');
    await until('identified again', () => discord.gateway.identifies > identifies, 15_000);
    await untilArchived(TICKET, ['said while forgotten']);
  }, 30_000);

  it('finds words, the last of them unfinished', async () => {
    discord.write(TICKET, 'My opponent never showed up, please forfeit!');
    await until('found', async () => (await find('opponent forf')).total === 1);
    expect((await find('opponent zebra')).total).toBe(0);
    expect((await find('!!!')).total).toBe(0);
    expect((await find("o'pponent & | ( <->")).total).toBe(0);
    expect(await find('opponent', { start: 5 })).toMatchObject({ messages: [], total: 1 });
    async function find(query: string, more: object = {}) {
      return (await archive({ type: 'SEARCH_MESSAGES', query, ...more })).body.data;
    }
  });

  it('pages by before, newest first', async () => {
    const page = { type: 'GET_MESSAGES', channel: TICKET, count: 2 };
    const first = (await archive(page)).body.data.messages;
    const second = (await archive({ ...page, before: first[1].id })).body.data.messages;
    const both = (await archive({ ...page, count: 4 })).body.data.messages;
    expect([...first, ...second]).toEqual(both);
  });

  it('keeps the messages of a deleted channel', async () => {
    discord.gateway.dispatch('CHANNEL_CREATE', {
      id: '210',
      name: 'ticket-2',
      type: 0,
      parent_id: TICKETS,
      guild_id: GUILD_ID,
      position: 9,
    });
    discord.gateway.dispatch('MESSAGE_CREATE', {
      id: '77',
      channel_id: '210',
      author: { id: '501', username: 'nelly' },
      content: 'kept',
      attachments: [],
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
    });
    discord.gateway.dispatch('CHANNEL_DELETE', { id: '210', guild_id: GUILD_ID, type: 0 });
    await untilArchived('210', ['kept']);
    const channelsOf = async (excludeDeleted: boolean) =>
      (await archive({ type: 'TICKET_CHANNELS', excludeDeleted })).body.data.channels.map(
        ({ id }: { id: string }) => id,
      );
    await until('deleted', async () => !(await channelsOf(true)).includes('210'));
    expect(await channelsOf(false)).toContain('210');
  });

  it('is for moderators; everybody may ask for the own tickets', async () => {
    for (const type of [
      'GET_GUILDS',
      'GET_CHANNELS',
      'GET_MESSAGES',
      'SEARCH_MESSAGES',
      'SEARCH_TICKETS',
      'TICKET_MESSAGES',
      'TICKET_CHANNELS',
    ]) {
      expect((await archive({ type, query: 'x', channel: TICKET }, player)).status).toBe(403);
    }
    expect((await archive({ type: 'USER_TICKETS', discordId: '501' }, player)).status).toBe(403);
    await app.database.db
      .update(accounts)
      .set({ provider: 'discord', providerId: '501' })
      .where(eq(accounts.id, player.id));
    expect((await archive({ type: 'USER_TICKETS', discordId: '501' }, player)).body.data).toEqual({
      type: 'USER_TICKETS',
      tickets: [],
    });
    expect((await archive({ type: 'USER_TICKETS', discordId: '502' }, player)).status).toBe(403);
  });

  it('is exported to whoever wrote it, and emptied with the account', async () => {
    const exported = await app.request({ object: 'player', action: 'export' }, player);
    expect(JSON.stringify(exported.body.data)).toContain('said while away');
    const { name } = (await app.call({ path: '/api/players/me', as: player })).body.data;
    const gone = { object: 'player', action: 'delete_account', data: { name } };
    expect((await app.request(gone, player)).status).toBe(200);
    const reply = await archive({ type: 'GET_MESSAGES', channel: TICKET, count: 100 });
    expect(reply.body.data.messages.map(({ author }: { author: unknown }) => author)).toEqual(
      reply.body.data.messages.map(() => null),
    );
    expect(await textsOf(TICKET)).not.toContain('said while away');
    expect(await app.database.db.select().from(discordMessageEdits)).toEqual([]);
  });
});

describe('what is sent', () => {
  it('arrives once, and its id is answered', async () => {
    const { body } = await sendEmbed(GENERAL, { content: 'news', embed: { title: 'Finals' } });
    expect(body.data.messageId).toMatch(/^\d+$/);
    expect(discord.contents(GENERAL).filter((text) => text === 'news')).toHaveLength(1);
  });

  it.each([false, true])('waits as long as Discord asks (global: %s)', async (global) => {
    discord.limits.push({ retryAfterMs: 700, global });
    const started = performance.now();
    const text = `after the limit ${global}`;
    expect((await sendEmbed(GENERAL, { content: text, embed: { title: 'x' } })).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(690);
    expect(discord.contents(GENERAL).filter((each) => each === text)).toHaveLength(1);
  });

  it('keeps its order', async () => {
    discord.limits.push({ retryAfterMs: 300 });
    const texts = ['one', 'two', 'three', 'four'];
    const sent: Promise<unknown>[] = [];
    for (const content of texts) {
      sent.push(sendEmbed(GENERAL, { content, embed: { title: content } }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(sent);
    expect(discord.contents(GENERAL).filter((text) => texts.includes(text))).toEqual(texts);
  });

  it('is refused at once while Discord is down, and is not sent later', async () => {
    discord.trouble = 'broken';
    const { status: code, body } = await sendEmbed(GENERAL, {
      content: 'lost',
      embed: { title: 'x' },
    });
    expect([code, body.message]).toEqual([400, 'Discord is not responding. Nothing was sent.']);
    discord.trouble = null;
    expect(
      (await app.request({ object: 'discord', action: 'status' }, admin)).body.data.queued,
    ).toBe(0);
    expect(discord.contents(GENERAL)).not.toContain('lost');
  });

  it('gives a role later where Discord is down now', async () => {
    const add = (data: object) =>
      app.request({ object: 'discord', action: 'add_user', value: '501', data }, admin);
    expect((await add({})).body.error.type).toBe('MissingParameterError');
    expect((await add({ roleId: '999' })).status).toBe(404);
    discord.trouble = 'broken';
    expect((await add({ roleId: '301' })).status).toBe(200);
    discord.trouble = null;
    const path = `/guilds/${GUILD_ID}/members/501/roles/301`;
    await until('given', () =>
      discord.requests.some((each) => each.path === path && each.method === 'PUT'),
    );
    await until('sent', async () => (await status()).queued === 0, 20_000);
  }, 30_000);

  it('refuses bad input, unknown channels and players', async () => {
    expect((await sendEmbed(GENERAL, { embed: {} })).body.error.type).toBe('InvalidParameterError');
    expect((await sendEmbed('12345', { embed: { title: 'x' } })).status).toBe(404);
    expect((await sendEmbed(GENERAL, { embed: { title: 'x' } }, moderator)).status).toBe(403);
  });
});

it('never writes the token to the log', () => {
  expect(logged).toContain('Discord');
  expect(logged).not.toContain(BOT_TOKEN);
});

describe('several processes', () => {
  it('one has the gateway, and another takes over and resumes', async () => {
    const standIn = await startDiscordStandIn();
    const databaseUrl = await createTestDatabase();
    const start = () => startTestApp({ databaseUrl, config: { discordBot: botOf(standIn) } });
    const first = await start();
    await until('connected', () => standIn.gateway.connected === 1);
    const second = await start();
    const staff = await second.signIn('Staff', ['Moderator']);
    const texts = async () => {
      const body = { type: 'GET_MESSAGES', channel: TICKET, count: 100 };
      const reply = await second.call({ path: '/api/discord/messages', body, as: staff });
      return reply.body.data.messages.map(({ text }: { text: string }) => text);
    };
    standIn.write(TICKET, 'to the first');
    await until('archived', async () => (await texts()).includes('to the first'));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect([standIn.gateway.identifies, standIn.gateway.connected]).toEqual([1, 1]);

    await first.stop();
    standIn.write(TICKET, 'to nobody');
    await until('taken over', () => standIn.gateway.connected === 1);
    await until('resumed', async () => (await texts()).includes('to nobody'));
    expect([standIn.gateway.identifies, standIn.gateway.resumes]).toEqual([1, 1]);
    expect((await texts()).filter((text: string) => text === 'to the first')).toHaveLength(1);
    await second.stop();
    await standIn.close();
  }, 40_000);
});

describe('a process that was killed', () => {
  it('is replaced once its lease has ended, and nothing is lost', async () => {
    const standIn = await startDiscordStandIn();
    const databaseUrl = await createTestDatabase();
    const start = () => startTestApp({ databaseUrl, config: { discordBot: botOf(standIn) } });
    const first = await start();
    const { db } = first.database;
    await until('connected', () => standIn.gateway.connected === 1);
    await until(
      'session',
      async () => (await db.select().from(discordGateway))[0]?.session != null,
    );
    standIn.write(TICKET, 'to the first');
    await until('archived', async () => (await db.$count(discordMessages)) === 1);
    const [held] = await db.select().from(discordGateway);
    await first.stop();

    // As it leaves the row: nobody has given the lease back.
    const second = await start();
    const staff = await second.signIn('Staff', ['Moderator']);
    await second.stop();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ expires_at: Date }>(
      `UPDATE discord_gateway SET holder = $1, session = $2, connected_at = now(),
       expires_at = now() + interval '3 seconds' RETURNING expires_at`,
      [randomUUID(), JSON.stringify(held!.session)],
    );
    await client.end();
    standIn.write(TICKET, 'to nobody');
    const { identifies } = standIn.gateway;
    const third = await start();
    await until('taken over', () => standIn.gateway.connected === 1, 20_000);
    expect(Date.now()).toBeGreaterThanOrEqual(rows[0]!.expires_at.getTime());
    const texts = async () => {
      const body = { type: 'GET_MESSAGES', channel: TICKET, count: 100, reversed: false };
      const reply = await third.call({ path: '/api/discord/messages', body, as: staff });
      return reply.body.data.messages.map(({ text }: { text: string }) => text);
    };
    await until('resumed', async () => (await texts()).includes('to nobody'));
    expect(await texts()).toEqual(['to the first', 'to nobody']);
    expect(standIn.gateway.identifies).toBe(identifies);
    await third.stop();
    await standIn.close();
  }, 60_000);
});

it('ends at once while Discord has not accepted the session', async () => {
  const silent = await startDiscordStandIn();
  silent.gateway.answersIdentify = false;
  const other = await startTestApp({ config: { discordBot: botOf(silent) } });
  await until('identified', () => silent.gateway.identifies === 1);
  const startedAt = Date.now();
  await other.stop();
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  await until('disconnected', () => silent.gateway.sockets === 0);
  await delay(1_000);
  expect([silent.gateway.sockets, silent.gateway.identifies]).toEqual([0, 1]);
  await silent.close();
});

it('answers without Discord: empty lists, nothing to send to', async () => {
  const alone = await startTestApp();
  const staff = await alone.signIn('Staff', ['Admin']);
  const ask = async (body: object) =>
    (await alone.call({ path: '/api/discord/messages', body, as: staff })).body.data;
  expect(await ask({ type: 'GET_GUILDS' })).toEqual({ type: 'GET_GUILDS', guilds: [] });
  expect(await ask({ type: 'GET_CHANNELS' })).toEqual({ type: 'GET_CHANNELS', channels: [] });
  expect(await ask({ type: 'GET_MESSAGES', channel: '1' })).toMatchObject({
    messages: [],
    total: 0,
  });
  expect(await ask({ type: 'TICKET_CHANNELS' })).toEqual({ type: 'TICKET_CHANNELS', channels: [] });
  const roles = await alone.request({ object: 'discord', action: 'guild_roles' }, staff);
  expect(roles.body.data).toEqual([]);
  const embed = {
    object: 'discord',
    action: 'send_embed',
    value: '1',
    data: { embed: { title: 'x' } },
  };
  expect((await alone.request(embed, staff)).body.message).toBe(
    'No Discord server is connected to this site.',
  );
  await alone.stop();
});
