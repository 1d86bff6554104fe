import type { ActiveNow, Traffic } from '@mes/contract/telemetry-schemas';
import { addDurations, emptyDurations, medianDuration } from '@mes/domain/telemetry/durations';
import { DEVICES } from '@mes/domain/telemetry/limits';
import type { Db } from '../../../platform/database/database';
import { countQueue } from '../../queue/service';
import { type DayRow, type PeriodCounts, readPeriod, readPreviousPeriod } from '../rollups/service';
import { type DayPeriod, type DayPeriodInput, daysOf, periodBefore, toPeriod } from '../service';
import type { ShareKind } from '../tables';
import * as repository from './repository';

export async function readTraffic(db: Db, input: DayPeriodInput): Promise<Traffic> {
  const { now } = input;
  const period = toPeriod(input);
  const before = periodBefore(period);
  const [{ days, pages, shares }, previous] = await Promise.all([
    readPeriod(db, { days: period, now }),
    readPreviousPeriod(db, { days: before, now }),
  ]);
  const [devices, countries, hours] = (['device', 'country', 'hour'] as const).map((kind) =>
    visitsBy(shares, kind),
  );
  return {
    start: period.first,
    end: period.last,
    totals: sumOf(days),
    previous: sumOf(previous.days),
    days: everyDay(period, days),
    previousDays: everyDay(before, previous.days),
    pages: pagesOf(pages, previous.pages),
    devices: ([...DEVICES, 'unknown'] as const).map((value) => ({
      value,
      visits: devices!.get(value) ?? 0,
    })),
    countries: [...countries!]
      .map(([value, visits]) => ({ value, visits }))
      .toSorted((one, other) => other.visits - one.visits || compare(one.value, other.value)),
    hours: Array.from({ length: 24 }, (_, hour) => hours!.get(String(hour)) ?? 0),
  };
}

export async function readActiveNow(db: Db, now: number): Promise<ActiveNow> {
  const [active, queue] = await Promise.all([repository.countActive(db, now), countQueue(db, now)]);
  return { active, queue };
}

/** A day without a row has no visits. */
function everyDay(period: DayPeriod, counted: readonly DayRow[]) {
  const byDay = new Map(counted.map((each) => [each.day, each]));
  return daysOf(period).map((day) => {
    const counts = byDay.get(day);
    return { day, ...sumOf(counts ? [counts] : []) };
  });
}

function sumOf(days: readonly DayRow[]): Traffic['totals'] {
  const sums = { visits: 0, visitors: 0, newVisitors: 0, signedIn: 0, views: 0, time: 0 };
  const durations = emptyDurations();
  for (const day of days) {
    sums.visits += day.visits;
    sums.visitors += day.visitors;
    sums.newVisitors += day.newVisitors;
    sums.signedIn += day.signedIn;
    sums.views += day.views;
    sums.time += day.time;
    addDurations(durations, day.durations);
  }
  return { ...sums, median: medianDuration(durations) };
}

/** The most viewed first. */
function pagesOf(
  counted: PeriodCounts['pages'],
  previous: readonly { route: string; views: number }[],
): Traffic['pages'] {
  const pages = new Map<string, { views: number; time: number; durations: number[] }>();
  for (const { route, views, time, durations } of counted) {
    const page = pages.get(route) ?? { views: 0, time: 0, durations: emptyDurations() };
    page.views += views;
    page.time += time;
    addDurations(page.durations, durations);
    pages.set(route, page);
  }
  const before = new Map<string, number>();
  for (const { route, views } of previous) before.set(route, (before.get(route) ?? 0) + views);
  return [...new Set([...pages.keys(), ...before.keys()])]
    .map((route) => {
      const { views, time, durations } = pages.get(route) ?? NO_VIEWS;
      const previousViews = before.get(route) ?? 0;
      return { route, views, previousViews, time, median: medianDuration(durations) };
    })
    .toSorted((one, other) => other.views - one.views || compare(one.route, other.route));
}

const NO_VIEWS = { views: 0, time: 0, durations: [] };

function visitsBy(shares: PeriodCounts['shares'], wanted: ShareKind): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { kind, value, visits } of shares) {
    if (kind === wanted) sums.set(value, (sums.get(value) ?? 0) + visits);
  }
  return sums;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
