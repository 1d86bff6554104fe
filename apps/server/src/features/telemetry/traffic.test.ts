/** What the pages show equals a count from scratch, whether or not the days are rolled up. */
import type { Traffic } from '@mes/contract/telemetry-schemas';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { countDurations, medianDuration } from '@mes/domain/telemetry/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { deleteExpired } from './reports/service';
import { listOpenDays, rollUp, rollUpDay } from './rollups/service';
import { trafficDays, trafficPages, trafficShares, usageReports } from './tables';
import { readTraffic } from './traffic/service';

type Report = typeof usageReports.$inferInsert;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TODAY = Date.UTC(2026, 2, 9);
const NOW = TODAY + 13 * HOUR;
const ROUTES = ['/', '/players/:value', '/voting', ''];

let app: TestApp;
let players: Account[];

beforeAll(async () => {
  app = await startTestApp();
  players = [await app.signIn('One'), await app.signIn('Two')];
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.db.execute(
    sql`TRUNCATE usage_reports, traffic_days, traffic_pages, traffic_shares, active_weeks`,
  );
});

const insert = (...reports: Partial<Report>[]) =>
  app.database.db.insert(usageReports).values(
    reports.map((report) => ({
      ...{
        identifier: 'visitor-1',
        at: NOW,
        route: '/',
        duration: 1_000,
        device: 'phone' as const,
      },
      ...{ account: null, country: null, isNew: false },
      ...report,
    })),
  );
const read = (now = NOW, period: { start?: number; end?: number } = {}) =>
  readTraffic(app.database.db, { ...period, now });
const rows = async () => ({
  days: await app.database.db.select().from(trafficDays).orderBy(trafficDays.day),
  pages: await app.database.db
    .select()
    .from(trafficPages)
    .orderBy(trafficPages.day, trafficPages.route),
  shares: await app.database.db
    .select()
    .from(trafficShares)
    .orderBy(trafficShares.day, trafficShares.kind, trafficShares.value),
});

describe('random traffic', () => {
  it.each([1, 2, 3])('is shown as it is counted from scratch (seed %i)', async (seed) => {
    const reports = randomReports(seeded(seed));
    await insert(...reports);
    const period = { start: TODAY - 2 * DAY, end: NOW };
    const expected = await countFromScratch(TODAY - 2 * DAY);
    const unstored = await read(NOW, period);
    expect(pickCounts(unstored)).toEqual(expected);

    await rollUp(app.database, NOW);
    expect(await read(NOW, period)).toEqual(unstored);

    // A month later no report is left, but the days are.
    const later = NOW + 40 * DAY;
    await rollUp(app.database, later);
    await deleteExpired(app.database.db, later);
    expect(await app.database.db.$count(usageReports)).toBe(0);
    expect(await read(later, period)).toEqual(unstored);
  });
});

it('a day that is rolled up twice has the same rows', async () => {
  await insert(...randomReports(seeded(4)));
  await rollUp(app.database, NOW);
  const once = await rows();
  await rollUp(app.database, NOW);
  await app.database.transaction((tx) => rollUpDay(tx, TODAY - DAY));
  expect(await rows()).toEqual(once);
  expect(once.days.at(-1)?.day).toBe(TODAY - DAY);
});

it('two processes that roll up at once do it once', async () => {
  await insert(...randomReports(seeded(5)));
  await Promise.all([rollUp(app.database, NOW), rollUp(app.database, NOW)]);
  const stored = await rows();
  expect(new Set(stored.days.map(({ day }) => day)).size).toBe(stored.days.length);
  expect(await listOpenDays(app.database.db, NOW)).toEqual([TODAY]);
});

it('a rollup that fails in the middle of a day leaves nothing of it', async () => {
  await insert(...randomReports(seeded(6)));
  const killed = app.database.transaction(async (tx) => {
    await rollUpDay(tx, TODAY - DAY);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await rows()).toEqual({ days: [], pages: [], shares: [] });
});

it('days and visits end at midnight in UTC, and a day is stored when it is over', async () => {
  const before = { at: TODAY - 1, identifier: 'night-owl' };
  await insert(before, { ...before, at: TODAY }, { ...before, at: TODAY + 1 });
  const { days } = await read();
  expect(days.slice(-2)).toMatchObject([
    { day: TODAY - DAY, visits: 1, visitors: 1, views: 1 },
    { day: TODAY, visits: 1, visitors: 1, views: 1 },
  ]);
  await rollUp(app.database, TODAY + MINUTE);
  expect((await rows()).days).toEqual([]);
  await rollUp(app.database, TODAY + 6 * MINUTE);
  expect((await rows()).days).toMatchObject([{ day: TODAY - DAY, visits: 1 }]);
});

it('a pause of half an hour ends a visit, and looking at a page is no pause', async () => {
  await insert(
    { at: TODAY + HOUR },
    { at: TODAY + HOUR + 30 * MINUTE + 1_000 },
    { at: TODAY + 3 * HOUR, duration: 80 * MINUTE, route: '/voting' },
    { at: TODAY + 5 * HOUR },
  );
  expect((await read()).totals).toMatchObject({ visits: 2, visitors: 1, views: 3 });
});

it('a page that was hidden in between is one view, with the time of both parts', async () => {
  await insert(
    { at: TODAY + HOUR, duration: 10_000 },
    { at: TODAY + HOUR + MINUTE, duration: 20_000 },
    { at: TODAY + HOUR + 2 * MINUTE, duration: 5_000, route: '/voting' },
  );
  const { pages } = await read();
  expect(pages).toMatchObject([
    { route: '/', views: 1, time: 30_000 },
    { route: '/voting', views: 1, time: 5_000 },
  ]);
});

it('a period is compared with as many days before it', async () => {
  await insert(
    { at: TODAY - 7 * DAY, identifier: 'the week before' },
    { at: TODAY - 6 * DAY, identifier: 'first day' },
    { at: TODAY - 14 * DAY, identifier: 'too early' },
    { at: TODAY - 13 * DAY, identifier: 'first day before' },
  );
  const week = await read(NOW, { start: TODAY - 6 * DAY });
  expect(week).toMatchObject({ start: TODAY - 6 * DAY, end: TODAY });
  expect(week.totals.visits).toBe(1);
  expect(week.previous.visits).toBe(2);
  expect(week.days).toHaveLength(7);
  expect(week.previousDays).toHaveLength(7);
});

it('reports expire after 30 days, and not before', async () => {
  await insert({ at: NOW - 29 * DAY }, { at: NOW - 31 * DAY });
  await deleteExpired(app.database.db, NOW);
  expect(await app.database.db.$count(usageReports)).toBe(1);
});

function randomReports(random: Random): Report[] {
  const seen = new Set<string>();
  const reports = Array.from({ length: 300 }, (): Report => {
    const number = between(random, 1, 14);
    const account = number < 4 && random() < 0.7 ? players[number % 2]!.id : null;
    const identifier = `visitor-${number}`;
    return {
      identifier,
      at: TODAY - 4 * DAY + between(random, 0, 4 * DAY + 13 * HOUR),
      route: pick(random, ROUTES),
      duration: between(random, 0, random() < 0.1 ? 3 * HOUR : 5 * MINUTE),
      device: pick(random, ['phone', 'tablet', 'desktop', 'unknown']),
      account,
      country: account && pick(random, ['DE', 'SE']),
      isNew: false,
    };
  }).toSorted((one, other) => one.at - other.at);
  return reports.map((report) => {
    const isNew = !seen.has(report.identifier);
    seen.add(report.identifier);
    return { ...report, isNew };
  });
}

/** By looking back from each report, in place of the windows that the server uses. */
async function countFromScratch(first: number) {
  const { rows: reports } = await app.database.db.execute<{
    identifier: string;
    route: string;
    duration: number;
    device: string;
    country: string | null;
    signedIn: boolean;
    isNew: boolean;
    hour: number;
    day: string;
    beginsVisit: boolean;
    beginsView: boolean;
  }>(sql`
    SELECT r.identifier, r.route, r.duration, r.device, r.country, r.is_new AS "isNew",
      r.account IS NOT NULL AS "signedIn", extract(hour FROM r.at AT TIME ZONE 'UTC')::int AS hour,
      (r.at AT TIME ZONE 'UTC')::date::text AS day,
      before.at IS NULL OR before.at + interval '30 min' < r.at - r.duration * interval '1 ms'
        AS "beginsVisit",
      before.at IS NULL OR before.at + interval '30 min' < r.at - r.duration * interval '1 ms'
        OR before.route <> r.route AS "beginsView"
    FROM usage_reports r LEFT JOIN LATERAL (
      SELECT * FROM usage_reports o WHERE o.identifier = r.identifier
        AND (o.at, o.route) < (r.at, r.route)
        AND (o.at AT TIME ZONE 'UTC')::date = (r.at AT TIME ZONE 'UTC')::date
      ORDER BY o.at DESC, o.route DESC LIMIT 1
    ) before ON true
    WHERE r.at >= ${new Date(first).toISOString()}::timestamptz
    ORDER BY r.identifier, r.at, r.route`);
  const views: { route: string; time: number }[] = [];
  const visits: { device: string; hour: number; country: string | null }[] = [];
  for (const { route, duration, device, hour, country, beginsView, beginsVisit } of reports) {
    if (beginsView) views.push({ route, time: 0 });
    if (beginsVisit) visits.push({ device, hour, country });
    views.at(-1)!.time += duration;
    const visit = visits.at(-1)!;
    if (country !== null && (visit.country ?? '') < country) visit.country = country;
  }
  const distinct = (wanted: (report: (typeof reports)[number]) => boolean) =>
    new Set(reports.filter(wanted).map(({ identifier, day }) => `${identifier} ${day}`)).size;
  return {
    visits: visits.length,
    visitors: distinct(() => true),
    newVisitors: distinct(({ isNew }) => isNew),
    signedIn: distinct(({ signedIn }) => signedIn),
    views: views.length,
    time: reports.reduce((sum, { duration }) => sum + duration, 0),
    median: medianDuration(countDurations(views.map(({ time }) => time))),
    pages: tally(views.map(({ route }) => route)),
    devices: tally(visits.map(({ device }) => device)),
    countries: tally(visits.flatMap(({ country }) => country ?? [])),
    hours: tally(visits.map(({ hour }) => String(hour))),
  };
}

function pickCounts({ totals, pages, devices, countries, hours }: Traffic) {
  const some = (list: readonly (readonly [string, number])[]) =>
    Object.fromEntries(list.filter(([, count]) => count > 0));
  return {
    ...totals,
    pages: some(pages.map(({ route, views }) => [route, views])),
    devices: some(devices.map(({ value, visits }) => [value, visits])),
    countries: some(countries.map(({ value, visits }) => [value, visits])),
    hours: some(hours.map((visits, hour) => [String(hour), visits])),
  };
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
