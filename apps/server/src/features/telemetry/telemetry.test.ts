import { MOST_REPORTS_OF_ADDRESS, MOST_REPORTS_OF_BROWSER } from '@mes/domain/telemetry/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { accounts } from '../accounts/tables';
import { matches, matchReports, staffCalls } from '../matches/tables';
import { players } from '../players/tables';
import { QueueHistory } from '../queue/history/service';
import { teamMemberships } from '../teams/tables';
import { rosterPlayers, tournamentTeams } from '../tournaments/tables';
import { readParticipation } from './participation/service';
import { readRegistrations } from './registrations/service';
import { createRecordUsage, toRoute } from './reports/service';
import { readRetention } from './retention/service';
import { rollUp } from './rollups/service';
import { activeWeeks, usageReports } from './tables';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const NOW = Date.now();

let app: TestApp;
let admin: Account;
let player: Account;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  admin = await app.signIn('Chief', ['Admin']);
  player = await app.signIn('Visitor');
  await app.database.db.execute(
    sql`TRUNCATE usage_reports, traffic_days, traffic_pages, traffic_shares, active_weeks`,
  );
});
afterAll(() => app.stop());

const report = (data: object, as?: Account) =>
  app.request({ object: 'telemetry', action: 'app_usage', data }, as);
const statistics = (action: string, data: object = {}, as: Account = admin) =>
  app.request({ object: 'statistics', action, data }, as);
const reportsOf = (identifier: string) =>
  app.database.db.select().from(usageReports).where(eq(usageReports.identifier, identifier));

describe('a report of a browser', () => {
  it('is stored with its route, and with the account and its country', async () => {
    await app.database.db.update(players).set({ country: 'SE' }).where(eq(players.id, player.id));
    const usage = { path: '/app/players/nova?tab=1', duration: 4_200, device: 'phone' };
    await report({ ...usage, identifier: 'signed-in-1' }, player);
    await report({ ...usage, identifier: 'signed-out-1', device: undefined });
    await report({ ...usage, identifier: 'signed-out-1', path: '/app/voting' });
    expect(await reportsOf('signed-in-1')).toMatchObject([
      {
        ...{ route: '/players/:value', duration: 4_200, device: 'phone', isNew: true },
        ...{ account: player.id, country: 'SE' },
      },
    ]);
    expect(await reportsOf('signed-out-1')).toMatchObject([
      { route: '/players/:value', account: null, country: null, device: 'unknown', isNew: true },
      { route: '/voting', isNew: false },
    ]);
  });

  it.each([
    { path: '/app', route: '/' },
    { path: '/app/', route: '/' },
    { path: '/app/teams/Some%20Team/', route: '/teams/:value' },
    { path: '/app/teams/%E0%A4%A', route: '' },
    { path: '/app/match/abc/queue', route: '/queue' },
    { path: '/app/no/such/page', route: '' },
    { path: '/application', route: '' },
    { path: `/app/${'x'.repeat(490)}`, route: '' },
    { path: '/app/players/__proto__', route: '/players/:value' },
  ])('of $path counts for $route', ({ path, route }) => {
    expect(toRoute(path)).toBe(route);
  });

  it.each([
    { duration: -1 },
    { duration: 86_400_001 },
    { duration: 1.5 },
    { identifier: 'short' },
    { identifier: "'; DROP TABLE usage_reports; --" },
    { identifier: 'x'.repeat(65) },
    { path: `/${'x'.repeat(500)}` },
    { path: 'https://example.org' },
    { device: 'toaster' },
  ])('is refused with $0', async (change) => {
    const { status } = await report({
      ...{ path: '/app', duration: 1, identifier: 'hostile-1' },
      ...change,
    });
    expect(status).toBe(400);
  });

  it('is not stored once a browser, or an address, has sent too many in an hour', async () => {
    const { db } = app.database;
    const record = createRecordUsage();
    const action = { actor: null, now: NOW };
    const usage = { path: '/app', duration: 1, visitor: 'one' };
    await db.execute(sql`
      INSERT INTO usage_reports (identifier, at, route, duration, device, is_new)
      SELECT 'flooding-1', now() - number * interval '1 ms', '/', 1, 'unknown', false
      FROM generate_series(1, ${MOST_REPORTS_OF_BROWSER}::int) number`);
    await record(db, { ...usage, identifier: 'flooding-1' }, action);
    expect(await reportsOf('flooding-1')).toHaveLength(MOST_REPORTS_OF_BROWSER);
    await record(db, { ...usage, identifier: 'another-1' }, action);
    expect(await reportsOf('another-1')).toHaveLength(1);

    const ended = { ...action, now: NOW - 3_600_000 };
    const limited = createRecordUsage();
    const nobody = { execute: () => Promise.resolve() } as never;
    for (let sent = 0; sent < MOST_REPORTS_OF_ADDRESS; sent++)
      await limited(nobody, { ...usage, identifier: `many-${sent}` }, ended);
    await limited(db, { ...usage, identifier: 'one-too-many' }, ended);
    expect(await reportsOf('one-too-many')).toEqual([]);
    await limited(db, { ...usage, identifier: 'an-hour-later' }, action);
    expect(await reportsOf('an-hour-later')).toHaveLength(1);
  });
});

it('statistics are for admins alone', async () => {
  const moderator = await app.signIn('No Admin', ['Moderator']);
  for (const action of [
    'traffic',
    'active_now',
    'queue',
    'registrations',
    'retention',
    'participation',
  ]) {
    expect((await statistics(action)).status, action).toBe(200);
    expect((await statistics(action, {}, moderator)).status, action).toBe(403);
    expect((await app.request({ object: 'statistics', action, data: {} })).status).toBe(403);
  }
});

it('a period is refused that is reversed or too long', async () => {
  const reversed = await statistics('traffic', { start: NOW, end: NOW - 2 * DAY });
  expect(reversed.body.message).toContain('The start is after the end.');
  const long = await statistics('registrations', { start: NOW - 1_101 * DAY });
  expect(long.body.message).toContain('at most 1,100 days');
  expect((await statistics('participation', { start: NOW - 1_099 * DAY })).status).toBe(200);
});

it('who opened or left a page in the last minutes is on the site now', async () => {
  const before = (await statistics('active_now')).body.data.active;
  await report({ path: '/app', duration: 1, identifier: 'now-here-1' });
  await app.call({ path: '/api/logging/player/now-here-1', body: { event: 'visited-url' } });
  await app.call({ path: '/api/logging/player/now-here-2', body: { event: 'visited-url' } });
  expect((await statistics('active_now')).body.data).toEqual({
    active: before + 2,
    queue: { waiting: 0, reserved: 0, admitted: 0 },
  });
});

it('the queue counts who came, waited and came in, by day and hour', async () => {
  const { db } = app.database;
  const history = new QueueHistory();
  history.record({ arrivals: 3, waits: [0, 4_000] });
  history.record({ arrivals: 1, waits: [9_000] });
  await history.save(db, NOW);
  await history.save(db, NOW + 60_000);
  history.record({ arrivals: 2, waits: [500] });
  await history.save(db, NOW - DAY);
  const { body } = await statistics('queue', { start: NOW - 2 * DAY });
  expect(body.data).toMatchObject({
    totals: { arrivals: 6, admitted: 4, mostWaiting: 0, longestWait: 9_000 },
    days: [{ arrivals: 0 }, { arrivals: 2 }, { arrivals: 4, longestWait: 9_000 }],
  });
  expect(body.data.busiestHours.map(({ arrivals }: { arrivals: number }) => arrivals)).toEqual([
    4, 2,
  ]);
});

it('registrations are those of the accounts, with how far they have come', async () => {
  const { db } = app.database;
  const start = NOW - 1_000 * DAY;
  const found = await readRegistrations(db, { start, now: NOW });
  const [people, members, rosters, played] = await Promise.all([
    db.select().from(players),
    db.select().from(teamMemberships),
    db.select().from(rosterPlayers),
    db.select().from(matches).where(eq(matches.state, 'finished')),
  ]);
  const createdAt = new Map(
    (await db.select().from(accounts)).map((account) => [account.id, account.createdAt]),
  );
  const first = Math.floor(start / DAY) * DAY;
  const cohort = people
    .filter(({ id, deletedAt }) => createdAt.has(id) || deletedAt !== null)
    .map((person) => ({ ...person, at: createdAt.get(person.id) ?? person.createdAt }))
    .filter(({ at }) => at >= first);
  const hasPlayed = (id: string) =>
    rosters.some(
      ({ player: owner, active, team, tournament }) =>
        owner === id &&
        active &&
        played.some(
          (match) => match.tournament === tournament && [match.teamA, match.teamB].includes(team),
        ),
    );
  expect(cohort.length).toBeGreaterThan(5);
  expect(found.funnel).toMatchObject({
    registered: cohort.length,
    joinedTeam: cohort.filter(({ id }) => members.some((member) => member.player === id)).length,
    signedUp: cohort.filter(({ id }) => rosters.some((entry) => entry.player === id)).length,
    played: cohort.filter(({ id }) => hasPlayed(id)).length,
  });
  expect(found.days).toHaveLength(1_001);
  for (const { day, registered } of found.days) {
    expect(registered).toBe(cohort.filter(({ at }) => at >= day && at < day + DAY).length);
  }
  for (const { country, registered } of found.countries) {
    expect(registered).toBe(cohort.filter((person) => person.country === country).length);
  }
});

it('participation is that of the tournaments', async () => {
  const { db } = app.database;
  const start = NOW - 900 * DAY;
  const [some] = await db.select().from(matches).where(eq(matches.state, 'finished')).limit(1);
  const about = { match: some!.id, reason: 'Nobody is here.', createdAt: NOW - DAY };
  await db.insert(staffCalls).values([
    { ...about, id: crypto.randomUUID(), noShow: 'both' },
    { ...about, id: crypto.randomUUID(), noShow: null },
  ]);
  const found = await readParticipation(db, { start, now: NOW });
  const first = Math.floor(start / DAY) * DAY;
  const isIn = (at: number | null) => at !== null && at >= first;
  const [entries, all, reports, calls] = await Promise.all([
    db.select().from(tournamentTeams),
    db.select().from(matches),
    db.select().from(matchReports).where(eq(matchReports.state, 'disputed')),
    db.select().from(staffCalls),
  ]);
  const ended = all.filter(
    ({ state, automatic, finishedAt }) =>
      ['finished', 'forfeited'].includes(state) && !automatic && isIn(finishedAt),
  );
  const tournamentOf = new Map(all.map(({ id, tournament }) => [id, tournament]));
  const expected = (isCounted: (tournament: string | null) => boolean) => ({
    signups: entries.filter((entry) => isCounted(entry.tournament) && isIn(entry.appliedAt)).length,
    matches: ended.filter(({ tournament }) => isCounted(tournament)).length,
    forfeits: ended.filter(
      ({ tournament, state }) => isCounted(tournament) && state === 'forfeited',
    ).length,
    noShows: calls
      .filter(({ match, createdAt }) => isCounted(tournamentOf.get(match)!) && isIn(createdAt))
      .reduce((sum, { noShow }) => sum + (noShow === null ? 0 : noShow === 'both' ? 2 : 1), 0),
    disputes: new Set(
      reports
        .filter(
          ({ match, answeredAt, createdAt }) =>
            isCounted(tournamentOf.get(match)!) && isIn(answeredAt ?? createdAt),
        )
        .map(({ match }) => match),
    ).size,
  });
  expect(found.totals).toEqual(expected(() => true));
  expect(found.totals.signups).toBeGreaterThan(10);
  expect(found.totals.noShows).toBeGreaterThanOrEqual(2);
  for (const { id, name: _name, ...counts } of found.tournaments)
    expect(counts, id ?? 'none').toEqual(expected((tournament) => tournament === id));
  const days = found.days.reduce((sum, { signups }) => sum + signups, 0);
  expect(days).toBe(found.totals.signups);
});

it('who came back is known by week, from reports and after they are gone', async () => {
  const { db } = app.database;
  await db.execute(sql`TRUNCATE usage_reports, traffic_days, active_weeks`);
  const monday = Math.floor((NOW - 4 * DAY) / WEEK) * WEEK + 4 * DAY;
  const cohort = monday - 3 * WEEK;
  const people = [await app.signIn('Early'), await app.signIn('Earlier'), await app.signIn('Gone')];
  for (const { id } of people)
    await db
      .update(accounts)
      .set({ createdAt: cohort + DAY })
      .where(eq(accounts.id, id));
  const visits = [
    [0, 0],
    [0, 1],
    [0, 3],
    [1, 0],
    [1, 1],
  ] as const;
  await db.insert(usageReports).values(
    visits.map(([person, later]) => ({
      ...{ identifier: `back-${person}-x`, at: Math.min(NOW, cohort + later * WEEK + 2 * DAY) },
      ...{ route: '/', duration: 1, device: 'phone' as const, isNew: false, country: null },
      account: people[person]!.id,
    })),
  );
  const read = () => readRetention(db, { start: cohort, end: cohort, now: NOW });
  const expected = {
    cohorts: [{ week: cohort, registered: 3, active: [2, 2, 0, 1] }],
    totals: { registered: 3, cameBack: 2 },
  };
  expect(await read()).toMatchObject(expected);
  await rollUp(app.database, NOW);
  expect(await read()).toMatchObject(expected);
  await db.delete(usageReports).where(sql`at < ${new Date(monday).toISOString()}::timestamptz`);
  expect(await read()).toMatchObject(expected);
});

it('what is linked to an account is exported, and deleted with it', async () => {
  const { db } = app.database;
  const leaving = await app.signIn('Leaving');
  await report({ path: '/app', duration: 5, identifier: 'leaving-1' }, leaving);
  await db.insert(activeWeeks).values({ account: leaving.id, week: 0 });
  const exported = await app.request({ object: 'player', action: 'export', data: {} }, leaving);
  expect(exported.body.data.parts.usage).toMatchObject({
    reports: [{ route: '/', duration: 5 }],
    activeWeeks: [0],
  });
  await db.delete(accounts).where(eq(accounts.id, leaving.id));
  expect(await reportsOf('leaving-1')).toEqual([]);
  expect(await db.select().from(activeWeeks).where(eq(activeWeeks.account, leaving.id))).toEqual(
    [],
  );
});
