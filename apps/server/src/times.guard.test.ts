/**
 * Every call that takes a time holds at the edges of what a time may be, and so does what is read
 * afterwards: times that follow from others (the end of a match, the no-show) have the same bounds.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import { LAST_INSTANT } from '@mes/contract/scalars';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Account, startTestApp, type TestApp } from '../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../testing/discord/stand-in';
import { expectDone, TestEvent } from '../testing/event';
import { sendCall } from '../testing/send';
import { openSession } from './features/accounts/sessions/service';

const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));
const timed = calls.filter(takesTime);

function takesTime({ input }: Call): boolean {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(schema).includes(`"maximum":${LAST_INSTANT}`);
}

type Input = Readonly<Record<string, unknown>>;

/** What there is to call about, of the small demo. */
type Ids = Readonly<
  Record<
    | 'match'
    | 'planned'
    | 'live'
    | 'announcement'
    | 'article'
    | 'item'
    | 'tournament'
    | 'captain'
    | 'giveaway'
    | 'tip',
    string
  > & {
    revisions: Record<
      'match' | 'announcement' | 'article' | 'form' | 'item' | 'tournament' | 'tip',
      number
    >;
  }
>;

const span = (names: readonly [string, string]) => (one: number, other: number) => ({
  [names[0]]: one,
  [names[1]]: other,
});
const dates = span(['startDate', 'endDate']);

const STICKER = {
  title: 'Sticker',
  description: '',
  picture: null,
  price: 1,
  stock: 1,
  perPerson: null,
};

const ANNOUNCEMENT = {
  ...{ title: 'Edge', text: '', tone: 'info', button: null, audience: 'everyone' },
  ...{ tournamentId: null, notifies: false },
};

/** By the name of the call; `one` and `other` are edges. */
const INPUTS: Record<string, (ids: Ids, one: number, other: number) => Input> = {
  'announcement/create': (_, endsAt) => ({ ...ANNOUNCEMENT, endsAt }),
  'announcement/edit': ({ announcement, revisions }, endsAt) => ({
    id: announcement,
    revision: revisions.announcement,
    ...ANNOUNCEMENT,
    endsAt,
  }),
  'announcement/publish': ({ announcement, revisions }, at) => ({
    id: announcement,
    revision: revisions.announcement,
    at,
  }),
  'article/publish': ({ article, revisions }, at) => ({
    id: article,
    revision: revisions.article,
    at,
  }),
  'form/open': ({ revisions }, at, until) => ({
    id: 'player-photo-reward',
    revision: revisions.form,
    at,
    until,
  }),
  'tournament/create_matchups': (_, startsAt) => ({
    id: 'ProLeagueS3',
    stage: 1,
    startsAt,
    minutesApart: 10_080,
  }),
  'tournament/schedule': ({ planned }, startsAt) => ({
    id: 'ProLeagueS3',
    times: [{ match: planned, startsAt }],
  }),
  'data_capture/record': ({ live }, at, now) => ({
    match: live,
    map: 0,
    events: [{ kind: 'time_over', id: crypto.randomUUID(), at }],
    now,
  }),
  'data_capture/remove_by_time': ({ live }, from, to) => ({
    match: live,
    map: 0,
    id: crypto.randomUUID(),
    from,
    to,
  }),
  'game_stats/criticalops': (_, start, end) => ({ view: 'get_history', start, end }),
  'POST /matches/find': (_, from, to) => ({ from, to }),
  'POST /matches': (_, startsAt, finishedAt) => ({ ...FRIENDLY, startsAt, finishedAt }),
  'PATCH /matches/{id}': ({ match, revisions }, startsAt) => ({
    id: match,
    revision: revisions.match,
    startsAt,
  }),
  'chat/search': (_, from, to) => ({ from, to }),
  'POST /discord/messages': (_, time) => ({ type: 'TICKET_MESSAGES', time }),
  'discord/send_embed': (_, timestamp) => ({
    channelId: '202',
    embed: { title: 'Edge', timestamp },
  }),
  'GET /tickets/stats': (_, start, end) => ({ start, end }),
  'statistics/traffic': (_, start, end) => ({ start, end }),
  'statistics/queue': (_, start, end) => ({ start, end }),
  'statistics/registrations': (_, start, end) => ({ start, end }),
  'statistics/retention': (_, start, end) => ({ start, end }),
  'statistics/participation': (_, start, end) => ({ start, end }),
  'POST /highlights/search': (_, from, to) => ({ from, to }),
  'POST /log/search': (_, start, end) => ({ start, end }),
  'moderator/find_log': (_, start, end) => ({ query: '', start, end }),
  'moderator/save_log_search': (_, start, end) => ({ name: 'Edge', log: 'audit', start, end }),
  'GET /leaderboards/staff-activity': (_, start, end) => ({ start, end }),
  'POST /activity/messages': (_, start, end) => ({ start, end }),
  'admin/activity': (_, start, end) => ({ start, end }),
  'admin/add_activity': (_, at) => ({ user: 'moderator', kind: 'Edge', points: 1, at }),
  'POST /notes': (_, until) => ({
    update: { about: 'newcomer', ban: { reason: 'Edge', scope: 'chat', until } },
  }),
  'match/create_voting_match': (_, locksAt) => ({
    teamA: 'Night Harbor',
    teamB: 'Kestrel',
    locksAt,
  }),
  'giveaway/create': (_, opensAt, closesAt) => ({ ...newGiveaway(), opensAt, closesAt }),
  'giveaway/edit': ({ giveaway }, opensAt, closesAt) => ({ id: giveaway, opensAt, closesAt }),
  'POST /promotions/create': (_, opensAt, closesAt) => ({ ...newGiveaway(), opensAt, closesAt }),
  'store/create_item': (_, availableFrom, availableUntil) => ({
    ...STICKER,
    availableFrom,
    availableUntil,
  }),
  'store/edit_item': ({ item, revisions }, availableFrom, availableUntil) => ({
    id: item,
    revision: revisions.item,
    ...STICKER,
    stock: null,
    availableFrom,
    availableUntil,
  }),
  'match/propose_time': ({ match }, startsAt) => ({ id: match, startsAt }),
  'GET /players/{id}/performance': (_, one, other) => ({ id: 'leader', ...dates(one, other) }),
  'player/sides': (_, one, other) => ({ id: 'leader', ...dates(one, other) }),
  'team/performance': (_, one, other) => ({
    team: 'Night Harbor',
    ...dates(one, other),
  }),
  'team/mapstats': (_, one, other) => ({ team: 'Night Harbor', ...dates(one, other) }),
  'team/statistics': (_, one, other) => ({ team: 'Night Harbor', ...dates(one, other) }),
  'POST /tournaments': (_, startsAt, endsAt) => ({
    id: `Edge${randomLetters()}`,
    name: 'Edge',
    startsAt,
    endsAt,
    signup: { open: startsAt, close: endsAt, rosterLock: endsAt },
  }),
  'PATCH /tournaments/{id}': ({ tournament, revisions }, startsAt, endsAt) => ({
    id: tournament,
    revision: revisions.tournament,
    startsAt,
    endsAt,
  }),
  'tutorial/publish_tip': ({ tip, revisions }, at) => ({ id: tip, revision: revisions.tip, at }),
  'tournament/duplicate': ({ tournament }, startsAt) => ({
    id: tournament,
    newId: `Copy${randomLetters()}`,
    name: 'Copy',
    startsAt,
  }),
  'show/act': (_, one, other) => ({
    act: {
      act: 'add_items',
      items: [one, other].map((plannedAt) => ({
        cue: { scene: 'game', package: 'general' },
        plannedAt,
      })),
      after: null,
    },
  }),
  'player/create_api_key': (_, expiresAt) => ({ name: 'Key', scopes: ['read'], expiresAt }),
};

/** They change nothing, so what others read afterwards is the same. */
const READS = new Set([
  'game_stats/criticalops',
  'POST /matches/find',
  'chat/search',
  'POST /discord/messages',
  'GET /tickets/stats',
  'statistics/traffic',
  'statistics/queue',
  'statistics/registrations',
  'statistics/retention',
  'statistics/participation',
  'POST /highlights/search',
  'POST /log/search',
  'moderator/find_log',
  'GET /leaderboards/staff-activity',
  'POST /activity/messages',
  'admin/activity',
  'GET /players/{id}/performance',
  'player/sides',
  'team/performance',
  'team/mapstats',
  'team/statistics',
]);

/** Digits would be a season. */
const randomLetters = () => crypto.randomUUID().replaceAll(/[\d-]/g, '');

const newGiveaway = () => ({
  title: 'Edge',
  code: randomLetters(),
  rewards: [{ name: 'Nothing', count: 1, value: null }],
});

const FRIENDLY = {
  tournament: null,
  round: 'Friendly',
  teamA: 'Night Harbor',
  teamB: 'Kestrel',
  bestOf: 3,
};
const DAY = 86_400_000;
const EDGES = [0, Date.now() + DAY, LAST_INSTANT];

let app: TestApp;
let admin: Account;
let discord: DiscordStandIn;

beforeAll(async () => {
  discord = await startDiscordStandIn();
  const discordBot = {
    token: BOT_TOKEN,
    guildId: GUILD_ID,
    ticketCategoryId: null,
    api: discord.api,
  };
  app = await startTestApp({ config: { demo: 'small', discordBot } });
  admin = await signInAs('admin');
  const start = Date.now() + 30 * DAY;
  const signup = { open: start - 20 * DAY, close: start - 2 * DAY, rosterLock: start };
  await TestEvent.create(app, admin, {
    id: 'EdgesS1EU',
    startsAt: start,
    endsAt: start + 3 * DAY,
    signup,
  });
  expectDone(await app.call({ path: '/api/matches', body: FRIENDLY, as: admin }));
});
afterAll(async () => {
  await app.stop();
  await discord.close();
});

const signInAs = (id: string): Promise<Account> =>
  app.database.transaction(async (tx) => ({
    id,
    secret: await openSession(tx, { accountId: id, device: 'test', now: Date.now() }),
  }));

it('every call that takes a time is tried', () => {
  expect(Object.keys(INPUTS).sort()).toEqual(timed.map(nameOf).sort());
});

it.each(timed.map((call) => [nameOf(call), call] as const))(
  '%s holds at the edges of time',
  async (name, call) => {
    const statuses = new Set<number>();
    for (const one of EDGES) {
      for (const other of EDGES) statuses.add(await expectHolds({ name, call, one, other }));
    }
    expect([...statuses]).toContain(200);
  },
);

async function expectHolds({
  name,
  call,
  one,
  other,
}: {
  name: string;
  call: Call;
  one: number;
  other: number;
}): Promise<number> {
  const ids = await findIds();
  const input = INPUTS[name]!(ids, one, other);
  const as = name === 'match/propose_time' ? await signInAs(ids.captain) : admin;
  const reply = await sendCall(app, { call, input, as });
  const tried = `${JSON.stringify(input)} ${JSON.stringify(reply.body)}`;
  expect(reply.status, tried).toBeLessThan(500);
  if (reply.status !== 200) return reply.status;
  expect(call.output.safeParse(reply.body.data).error?.message, tried).toBeUndefined();
  if (!READS.has(name)) await expectReadable({ ...ids, ...idsIn(reply.body.data) });
  return reply.status;
}

async function findIds(): Promise<Ids> {
  const { rows } = await app.database.db.execute<Ids>(sql`
    SELECT matches.id AS match, teams.leader AS captain,
      (SELECT id FROM matches WHERE state = 'live') AS live,
      (SELECT id FROM matches WHERE tournament = 'ProLeagueS3' AND state = 'scheduled'
        ORDER BY number LIMIT 1) AS planned,
      (SELECT id FROM announcements WHERE starts_at IS NULL ORDER BY id LIMIT 1) AS announcement,
      (SELECT id FROM articles ORDER BY id LIMIT 1) AS article,
      (SELECT id FROM store_items ORDER BY id LIMIT 1) AS item,
      (SELECT id FROM tips ORDER BY id LIMIT 1) AS tip,
      'EdgesS1EU' AS tournament,
      (SELECT id FROM giveaways WHERE opened_at IS NULL ORDER BY id LIMIT 1) AS giveaway,
      json_build_object(
        'match', matches.revision,
        'announcement',
          (SELECT revision FROM announcements WHERE starts_at IS NULL ORDER BY id LIMIT 1),
        'article', (SELECT revision FROM articles ORDER BY id LIMIT 1),
        'form', (SELECT revision FROM forms WHERE id = 'player-photo-reward'),
        'item', (SELECT revision FROM store_items ORDER BY id LIMIT 1),
        'tip', (SELECT revision FROM tips ORDER BY id LIMIT 1),
        'tournament', (SELECT revision FROM tournaments WHERE id = 'EdgesS1EU')
      ) AS revisions
    FROM matches JOIN teams ON teams.id = team_a
    WHERE tournament IS NULL ORDER BY number LIMIT 1`);
  return rows[0]!;
}

function idsIn(data: unknown): { tournament?: string } {
  const { id, state, stages } = Object(data);
  return state === 'draft' && stages ? { tournament: id } : {};
}

/** Pages, rooms and calendars of what the calls changed. */
async function expectReadable({ match, live, tournament }: Ids): Promise<void> {
  const reads: { call: Call; input: Input }[] = [
    { call: contract.tournaments.edited, input: { id: tournament } },
    { call: contract.matches.website, input: { id: match } },
    { call: contract.matches.website, input: { id: live } },
    { call: contract.rooms.get, input: { id: match } },
    { call: contract.announcements.all, input: {} },
    { call: contract.announcements.current, input: {} },
    { call: contract.articles.newest, input: {} },
    { call: contract.forms.all, input: {} },
    { call: contract.giveaways.listAll, input: {} },
    { call: contract.store.allItems, input: {} },
    { call: contract.tutorials.tips, input: {} },
  ];
  for (const { call, input } of reads) {
    const { status, body } = await sendCall(app, { call, input, as: admin });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(call.output.safeParse(body.data).error?.message).toBeUndefined();
  }
  const { body } = await app.call({ path: '/api/teams/Night%20Harbor/calendar.ics' });
  expect(body).toContain('BEGIN:VEVENT');
  for (const [line] of body.matchAll(/^DT.*$/gm)) expect(line).toMatch(/^DT\w+:\d{8}T\d{6}Z\r?$/);
}
