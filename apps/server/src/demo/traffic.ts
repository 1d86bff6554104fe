/** Visits of the last 90 days, as if they had been counted, and some reports of today. */
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import {
  addDurations,
  countDurations,
  emptyDurations,
  trimDurations,
} from '@mes/domain/telemetry/durations';
import type { PoolClient } from 'pg';
import { accounts } from '../features/accounts/tables';
import { queueHours } from '../features/queue/tables';
import {
  activeWeeks,
  trafficDays,
  trafficPages,
  trafficShares,
  usageReports,
} from '../features/telemetry/tables';
import { copyRows } from '../platform/database/copy';
import type { Community, DemoSize } from './community';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const FIRST_MONDAY = 4 * DAY;
const DAYS = 90;
const FINALS_DAYS_AGO = 12;
const SEED = 3_119;
/** On a day in the middle of the week, a quarter of a year ago. */
const VISITS: Record<DemoSize, number> = { full: 640, small: 40 };

/** Routes with their share of the page views, and seconds that people stay. */
const PAGES = [
  ['/', 26, 14],
  ['/tournament/:value', 17, 48],
  ['/match/:value', 13, 95],
  ['/players/:value', 9, 31],
  ['/teams/:value', 8, 36],
  ['/voting', 7, 62],
  ['/leaderboards/:value', 6, 40],
  ['/blog/:value', 5, 110],
  ['/match/search', 4, 35],
  ['/highlights', 3, 70],
  ['/dashboard', 2, 25],
] as const;
const DEVICES = [
  ['phone', 0.58],
  ['desktop', 0.36],
  ['tablet', 0.06],
] as const;
const COUNTRIES = ['DE', 'SE', 'PL', 'BR', 'US', 'FR', 'PH'];

interface FillOptions {
  readonly size: DemoSize;
  readonly now: number;
}

export async function fillTraffic(
  client: PoolClient,
  community: Community,
  { size, now }: FillOptions,
): Promise<void> {
  const random = seeded(SEED);
  const today = Math.floor(now / DAY) * DAY;
  const days = Array.from({ length: DAYS }, (_, index) => today - (DAYS - index) * DAY);
  const counted = days.map((day, index) => countsOf(random, { day, index, size }));
  await copyRows(
    client,
    trafficDays,
    counted.map(({ day }) => day),
  );
  await copyRows(
    client,
    trafficPages,
    counted.flatMap(({ pages }) => pages),
  );
  await copyRows(
    client,
    trafficShares,
    counted.flatMap(({ shares }) => shares),
  );
  await copyRows(client, queueHours, finalsNight(random, { size, today }));
  await copyRows(client, usageReports, reportsOf(random, { size, now, today }));
  // Tests count the accounts of the small demo.
  if (size === 'full') await fillAccounts(client, community, { random, now });
}

/** The evening of a final, when the queue was on. */
function finalsNight(random: Random, { size, today }: { size: DemoSize; today: number }) {
  const start = today - FINALS_DAYS_AGO * DAY + 17 * HOUR;
  return [0.2, 0.7, 1, 0.6, 0.15].map((share, index) => {
    const arrivals = Math.round(VISITS[size] * 1.4 * share * (0.9 + random() * 0.2));
    return {
      hour: start + index * HOUR,
      arrivals,
      admitted: Math.round(arrivals * 0.93),
      mostWaiting: Math.round(arrivals * share * 0.4),
      longestWait: Math.round(share * share * 11 * 60_000),
    };
  });
}

/** A little more each month, and most on weekends. */
function countsOf(
  random: Random,
  { day, index, size }: { day: number; index: number; size: DemoSize },
) {
  const weekday = new Date(day).getUTCDay();
  const weekend = weekday === 0 || weekday === 6 ? 1.5 : 1;
  const growth = 1 + index / 180;
  const visits = Math.round(VISITS[size] * growth * weekend * (0.85 + random() * 0.3));
  const visitors = Math.round(visits * 0.74);
  const wanted = Math.round(visits * 3.6);
  const pages = PAGES.map(([route, share, seconds]) => {
    const durations = Array.from({ length: Math.round((wanted * share) / 100) }, () =>
      Math.round(seconds * 1_000 * (0.2 + random() * random() * 3)),
    );
    return {
      ...{
        day,
        route,
        views: durations.length,
        durations: trimDurations(countDurations(durations)),
      },
      time: durations.reduce((sum, duration) => sum + duration, 0),
    };
  });
  const durations = emptyDurations();
  for (const page of pages) addDurations(durations, page.durations);
  const split = (
    kind: 'device' | 'hour' | 'country',
    parts: readonly (readonly [string, number])[],
  ) => parts.map(([value, share]) => ({ day, kind, value, visits: Math.round(visits * share) }));
  return {
    day: {
      ...{ day, visits, visitors },
      newVisitors: Math.round(visitors * (0.2 + random() * 0.1)),
      signedIn: Math.round(visitors * 0.41),
      views: pages.reduce((sum, page) => sum + page.views, 0),
      time: pages.reduce((sum, page) => sum + page.time, 0),
      durations: trimDurations(durations),
    },
    pages,
    shares: [
      ...split('device', DEVICES),
      ...split('hour', HOURS),
      ...split(
        'country',
        COUNTRIES.map((country, rank) => [country, 0.14 / (rank + 1)] as const),
      ),
    ],
  };
}

/** Quiet before breakfast, busiest in the evening. */
const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const distance = Math.min(Math.abs(hour - 19), 24 - Math.abs(hour - 19));
  return [String(hour), 0.012 + 0.092 * Math.exp(-((distance / 4.2) ** 2))] as const;
});

function reportsOf(
  random: Random,
  { size, now, today }: FillOptions & { today: number },
): (typeof usageReports.$inferInsert)[] {
  const count = Math.round(VISITS[size] * 2 * Math.max(0.05, (now - today) / DAY));
  return Array.from({ length: count }, (_, number) => {
    const [route, , seconds] = pick(random, PAGES);
    return {
      ...{ identifier: `demo-visitor-${between(random, 1, Math.ceil(count / 3))}`, route },
      // Of different milliseconds, because a visitor has one report of a page at a time.
      at: Math.max(today, now - between(random, 0, now - today)) + (number % 7),
      duration: Math.round(seconds * 1_000 * (0.3 + random())),
      device: pick(random, ['phone', 'phone', 'phone', 'desktop', 'desktop', 'tablet'] as const),
      ...{ account: null, country: null, isNew: random() < 0.1 },
    };
  }).filter(
    (report, index, all) =>
      report.at <= now &&
      all.findIndex(
        ({ identifier, at }) => identifier === report.identifier && at === report.at,
      ) === index,
  );
}

/** Players of the community who began to sign in, and the weeks in which they came back. */
async function fillAccounts(
  client: PoolClient,
  { players }: Community,
  { random, now }: { random: Random; now: number },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM accounts');
  const known = new Set(rows.map(({ id }) => id));
  const registered = players
    .filter(({ id }) => !known.has(id) && random() < 0.6)
    .map(({ id }) => ({
      ...{ id, provider: 'demo', providerId: id, permissions: [] as string[] },
      createdAt: now - Math.floor(random() * random() * 400 * DAY) - HOUR,
    }));
  const weeks = registered.flatMap(({ id, createdAt }) => {
    const first = Math.floor((createdAt - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY;
    const count = Math.floor((now - first) / WEEK) + 1;
    return Array.from({ length: count }, (_, later) => ({
      account: id,
      week: first + later * WEEK,
    })).filter((_, later) => later === 0 || random() < 0.25 + 0.5 / later);
  });
  await copyRows(client, accounts, registered);
  await copyRows(client, activeWeeks, weeks);
}
