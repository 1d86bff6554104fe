import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../../../../testing/discord/stand-in';
import { expectDone, type Squad, TestEvent } from '../../../../testing/event';
import { teamCallsOf } from '../../../../testing/teams';
import { until } from '../../../../testing/until';
import { accounts } from '../../accounts/tables';

const CAPTAIN = '301';
const MEMBER = '302';
const STAFF = '303';
const LEADER = '601';
const SECOND = '602';
const ADMIN = '603';

let discord: DiscordStandIn;
let app: TestApp;
let admin: Account;
let event: TestEvent;
let squad: Squad;
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  discord = await startDiscordStandIn();
  const bot = {
    ...{ token: BOT_TOKEN, guildId: GUILD_ID, ticketCategoryId: null, api: discord.api },
    leaseMs: 600,
  };
  app = await startTestApp({ clock: () => now, config: { discordBot: bot } });
  admin = await app.signIn('An Admin', ['Admin']);
  await link(admin.id, ADMIN);
  event = await TestEvent.open(app, admin, { id: 'HarborCup' });
  [squad] = (await event.applyAll(['Lanterns', 'Tides'], async () => {
    now += 1;
  })) as [Squad, Squad];
  await link(squad.leader.id, LEADER);
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

/** What was last done with a role of a member, by the method of the request. */
const lastOf = (userId: string, roleId: string) =>
  discord.requests.findLast(
    ({ path }) => path === `/guilds/${GUILD_ID}/members/${userId}/roles/${roleId}`,
  )?.method;
const given = (userId: string, roleId: string) =>
  until(`${roleId} of ${userId}`, () => lastOf(userId, roleId) === 'PUT');
const taken = (userId: string, roleId: string) =>
  until(`${roleId} taken from ${userId}`, () => lastOf(userId, roleId) === 'DELETE');
const choose = async (id: string, value: readonly string[]) =>
  expectDone(
    await app.request({ object: 'property', action: 'write', value: id, data: { value } }, admin),
  );
const ask = async (action: string, value?: string) =>
  app.request({ object: 'discord', action, value }, admin);

it('captains get the role of their tournament; who has no Discord account is listed', async () => {
  expectDone(await event.patch({ captainRoleId: CAPTAIN }));
  await given(LEADER, CAPTAIN);
  expect(discord.requests.filter(({ path }) => path.includes('/members/'))).toHaveLength(1);
  const unlinked = expectDone(await ask('unlinked_players'));
  expect(unlinked).toMatchObject([{ reason: 'captain', player: { name: expect.any(String) } }]);
});

it('the role goes to the new captain', async () => {
  const second = squad.players[1]!;
  const account = { id: second, provider: 'discord', providerId: SECOND, createdAt: now };
  await app.database.db.insert(accounts).values(account);
  const transfer = { object: 'player', action: 'transfer_ownership', value: 'Lanterns' };
  expectDone(await app.request({ ...transfer, data: { target: second } }, squad.leader));
  await given(SECOND, CAPTAIN);
  await taken(LEADER, CAPTAIN);
});

it('it is taken while the tournament has none, and from a team that withdraws', async () => {
  expectDone(await event.patch({ captainRoleId: null }));
  await taken(SECOND, CAPTAIN);
  expectDone(await event.patch({ captainRoleId: CAPTAIN }));
  await given(SECOND, CAPTAIN);
  const others = await event.applyAll(['Gulls']);
  await link(others[0]!.leader.id, '604');
  expectDone(await event.patch({ description: 'Another text' }));
  await given('604', CAPTAIN);
  expectDone(await event.act('withdraw', {}, others[0]!.leader));
  await taken('604', CAPTAIN);
});

it('members of teams and staff get the chosen roles, and lose them with another choice', async () => {
  await choose('discordTeamRole', [MEMBER]);
  await given(LEADER, MEMBER);
  expect(lastOf(ADMIN, MEMBER)).toBeUndefined();
  await choose('discordAdminRole', [STAFF]);
  await given(ADMIN, STAFF);
  await choose('discordAdminRole', []);
  await taken(ADMIN, STAFF);
  const two = { object: 'property', action: 'write', value: 'discordTeamRole' };
  const refused = await app.request({ ...two, data: { value: [MEMBER, STAFF] } }, admin);
  expect(refused.body.error.type).toBe('InvalidParameterError');
});

it('what Discord refuses is listed and can be sent again, unless it is no longer meant', async () => {
  discord.absent.add(ADMIN);
  await choose('discordAdminRole', [STAFF]);
  const failed = async () => expectDone(await ask('failed_deliveries'));
  await until('failed', async () => (await failed()).length === 1);
  expect(await failed()).toMatchObject([{ kind: 'add_role', target: `${ADMIN} · ${STAFF}` }]);
  expect(expectDone(await ask('status'))).toMatchObject({ failed: 1 });
  discord.absent.clear();
  const [{ id }] = await failed();
  const before = discord.requests.length;
  expectDone(await ask('retry_deliveries', id));
  await until('sent', () =>
    discord.requests.slice(before).some(({ path }) => path.endsWith(`/${ADMIN}/roles/${STAFF}`)),
  );
  await until('settled', async () => (await failed()).length === 0);
  expect((await ask('retry_deliveries', id)).status).toBe(404);

  discord.absent.add(ADMIN);
  await choose('discordAdminRole', []);
  await taken(ADMIN, STAFF);
  await choose('discordAdminRole', [STAFF]);
  await until('failed', async () => (await failed()).length === 1);
  await choose('discordAdminRole', []);
  await taken(ADMIN, STAFF);
  discord.absent.clear();
  const sent = discord.requests.length;
  expectDone(await ask('retry_deliveries'));
  expect(await failed()).toEqual([]);
  expect(discord.requests.slice(sent).filter(({ path }) => path.includes('/members/'))).toEqual([]);
});

it('whoever joins the server later gets the roles that were refused, and those of before', async () => {
  const failed = async () => expectDone(await ask('failed_deliveries'));
  discord.absent.add(ADMIN);
  await choose('discordAdminRole', [STAFF]);
  await until('failed', async () => (await failed()).length === 1);
  discord.join(ADMIN);
  await given(ADMIN, STAFF);
  await until('settled', async () => (await failed()).length === 0);

  const before = discord.requests.length;
  discord.join(LEADER);
  await until('given again', () =>
    discord.requests
      .slice(before)
      .some(({ method, path }) => method === 'PUT' && path.endsWith(`/${LEADER}/roles/${MEMBER}`)),
  );
});

it('whoever joins a team later gets the role of its members', async () => {
  const calls = teamCallsOf(app);
  const leader = await app.signIn('A Leader');
  expectDone(await calls.create('Harbor Watch', 'HWA', leader));
  const joiner = await app.signIn('A Late Joiner');
  await link(joiner.id, '605');
  expectDone(await calls.invite('Harbor Watch', joiner, leader));
  expect(lastOf('605', MEMBER)).toBeUndefined();
  expectDone(await calls.join('Harbor Watch', joiner));
  await given('605', MEMBER);
});

it('a bot that may not see who joins connects all the same', async () => {
  discord.gateway.allowsMembers = false;
  const before = discord.gateway.identifies;
  discord.gateway.forgetSessions();
  await until('connected again', () => discord.gateway.identifies > before, 30_000);
  expect(discord.gateway.connected).toBe(1);
});
