import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../../../../testing/discord/stand-in';
import { expectDone, type Squad, TestEvent } from '../../../../testing/event';
import { addTeam } from '../../../../testing/league';
import { until } from '../../../../testing/until';
import { accounts } from '../../accounts/tables';
import { bans } from '../../moderation/tables';

const EPHEMERAL = 64;
const LEADER = '601';
const STRANGER = '602';
const MEMBER = '603';

let discord: DiscordStandIn;
let app: TestApp;
let admin: Account;
let event: TestEvent;
let squad: Squad;
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  discord = await startDiscordStandIn();
  const bot = { token: BOT_TOKEN, guildId: GUILD_ID, ticketCategoryId: null, api: discord.api };
  app = await startTestApp({ clock: () => now, config: { discordBot: bot } });
  admin = await app.signIn('An Admin', ['Admin']);
  event = await TestEvent.open(app, admin, { id: 'HarborCup' });
  [squad] = (await event.applyAll(['Lanterns', 'Tides'], async () => {
    now += 1;
  })) as [Squad, Squad];
  await link(squad.leader.id, LEADER);
  await link((await app.signIn('Nobody')).id, MEMBER);
  await until('connected', () => discord.gateway.connected === 1);
});
afterAll(async () => {
  await app.stop();
  await discord.close();
});

const link = (id: string, discordId: string) =>
  app.database.db
    .update(accounts)
    .set({ provider: 'discord', providerId: discordId })
    .where(eq(accounts.id, id));

async function run(name: string, options: Record<string, string>, userId?: string) {
  const id = discord.command(name, options, userId);
  await until(`answer to /${name}`, () => discord.answerOf(id) !== undefined);
  return discord.answerOf(id)!.body;
}

it('registers its commands with the server', async () => {
  const path = `/applications/901/guilds/${GUILD_ID}/commands`;
  await until('registered', () => discord.requests.some((request) => request.path === path));
  const { body } = discord.requests.find((request) => request.path === path)!;
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    'match',
    'team',
    'bracket',
    'checkin',
  ]);
});

it('registers them again after a failure', async () => {
  const standIn = await startDiscordStandIn();
  standIn.limits.push({ retryAfterMs: 300 });
  const bot = { token: BOT_TOKEN, guildId: GUILD_ID, ticketCategoryId: null, api: standIn.api };
  const other = await startTestApp({ config: { discordBot: bot } });
  const staff = await other.signIn('Staff', ['Moderator']);
  const status = async () =>
    expectDone(await other.request({ object: 'discord', action: 'status' }, staff));
  await until('registered', async () => (await status()).commands === 'sent', 20_000);
  const tries = standIn.requests.filter(({ path }) => path.endsWith('/commands'));
  expect(tries).toHaveLength(2);
  await other.stop();
  await standIn.close();
}, 30_000);

it('says that the answer follows where it takes long', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let lock = Promise.resolve();
  await new Promise<void>((onLocked) => {
    lock = app.database.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE teams IN ACCESS EXCLUSIVE MODE`);
      onLocked();
      await released;
    });
  });
  const id = discord.command('team', { name: 'lanterns' });
  await until('deferred', () => discord.answerOf(id) !== undefined);
  release();
  await lock;
  expect(discord.answerOf(id)!.body).toEqual({ type: 5, data: { flags: EPHEMERAL } });
  const path = `/webhooks/901/token-of-${id}/messages/@original`;
  await until('followed up', () => discord.requests.some((request) => request.path === path));
  const { body } = discord.requests.find((request) => request.path === path)!;
  expect(body.embeds[0].title).toContain('Lanterns');
});

it('shows a team, a match and a tournament to everyone', async () => {
  expect(await run('team', { name: 'lanterns' })).toMatchObject({
    type: 4,
    data: { embeds: [{ title: expect.stringContaining('Lanterns') }] },
  });
  const other = await addTeam(app, 'Under_score');
  const body = { teamA: 'Lanterns', teamB: other.name, bestOf: 3 };
  const match = expectDone(await app.call({ path: '/api/matches', body, as: admin }));
  const { data } = await run('match', { id: match.id });
  expect(data.embeds[0]).toMatchObject({
    title: 'Lanterns vs Under\\_score',
    url: `http://localhost:3000/app/match/${match.id}`,
  });
  expect(data.flags).toBeUndefined();
  const bracket = await run('bracket', { tournament: 'HarborCup' });
  expect(bracket.data.embeds[0].title).toContain('HarborCup');
});

it('suggests tournaments, teams and matches while they are typed', async () => {
  const suggested = async (name: string, option: { name: string; value: string }) => {
    const id = discord.type(name, option);
    await until('suggestions', () => discord.answerOf(id) !== undefined);
    return discord.answerOf(id)!.body;
  };
  expect(await suggested('bracket', { name: 'tournament', value: 'harb' })).toEqual({
    type: 8,
    data: { choices: [{ name: 'The HarborCup', value: 'HarborCup' }] },
  });
  expect((await suggested('team', { name: 'name', value: 'lant' })).data.choices).toEqual([
    { name: 'Lanterns', value: 'Lanterns' },
  ]);
  const [match] = (await suggested('match', { name: 'id', value: 'under' })).data.choices;
  expect(match.name).toBe('Lanterns vs Under_score');
  expect((await run('match', { id: match.value })).data.embeds[0].title).toContain('Lanterns');
  expect(await suggested('checkin', { name: 'tournament', value: '%' })).toMatchObject({
    data: { choices: [] },
  });
});

it('tells errors to whoever asked alone', async () => {
  for (const answer of [
    await run('match', { id: 'no-such-match' }),
    await run('team', { name: 'no such team' }),
    await run('bracket', { tournament: 'NoSuchCup' }),
    await run('dance', {}),
  ]) {
    expect(answer).toMatchObject({ type: 4, data: { flags: EPHEMERAL } });
  }
});

it('checks the team of the linked leader in, and nobody else', async () => {
  const early = await run('checkin', { tournament: 'HarborCup' }, LEADER);
  expect(early.data.flags).toBe(EPHEMERAL);
  expectDone(
    await event.patch({ signup: { checkInOpen: now + 1_000, checkInClose: now + 600_000 } }),
  );
  await event.take('signup_closed', 'check_in');

  const stranger = await run('checkin', { tournament: 'HarborCup' }, STRANGER);
  expect(stranger.data.content).toContain('No account of the site');
  const member = await run('checkin', { tournament: 'HarborCup' }, MEMBER);
  expect(member.data.flags).toBe(EPHEMERAL);
  expect((await event.entry('Lanterns')).checkedIn).toBe(false);

  for (const scope of ['site', 'tournaments'] as const) {
    const ban = { id: uuidv7(), player: squad.leader.id, scope, reason: 'Cheating' };
    await app.database.db.insert(bans).values({ ...ban, createdAt: now });
    const banned = await run('checkin', { tournament: 'HarborCup' }, LEADER);
    expect(banned.data).toMatchObject({ flags: EPHEMERAL, content: expect.stringMatching(/ban/i) });
    expect((await event.entry('Lanterns')).checkedIn).toBe(false);
    await app.database.db.delete(bans).where(eq(bans.id, ban.id));
  }

  const { data } = await run('checkin', { tournament: 'HarborCup' }, LEADER);
  expect(data.content).toContain('Lanterns is checked in');
  expect((await event.entry('Lanterns')).checkedIn).toBe(true);
});
