/**
 * Days that are over are counted once and stored; later days are counted from the reports whenever
 * they are read. A day is stored in one transaction, so a process that is killed leaves it uncounted.
 */

import { RETENTION } from '@mes/domain/retention/retention';
import { addDurations, emptyDurations, trimDurations } from '@mes/domain/telemetry/durations';
import type { Database, Db, Tx } from '../../../platform/database/database';
import * as repository from './repository';

export type { DayRow } from './repository';

interface DayCounts {
  readonly day: repository.DayRow;
  readonly pages: readonly repository.PageRow[];
  readonly shares: readonly repository.ShareRow[];
}

const DAY_MS = 86_400_000;
/** The clocks of several processes may differ, so the last reports of a day come a little later. */
const SETTLE_MS = 5 * 60_000;

/** Stores the days that are over and not stored yet. */
export async function rollUp(database: Database, now: number): Promise<void> {
  const last = floorToDay(now - SETTLE_MS) - DAY_MS;
  for (const day of await listOpenDays(database.db, now)) {
    if (day > last) break;
    await database.transaction(async (tx) => {
      await repository.lock(tx);
      // Another process may have stored it while this one waited.
      const stored = await repository.findLastDay(tx);
      if (stored === null || stored < day) await rollUpDay(tx, day);
    });
  }
  await repository.deleteWeeksBefore(database.db, now - RETENTION.activeWeeks.ms);
}

/** Storing a day again gives the same rows, as long as its reports exist. */
export async function rollUpDay(tx: Tx, day: number): Promise<void> {
  await repository.saveDay(tx, await countDay(tx, day));
  await repository.saveActiveWeeks(tx, day);
}

/** The days that are not stored and may have reports, today included, the oldest first. */
export async function listOpenDays(db: Db, now: number): Promise<number[]> {
  const [stored, reported] = await Promise.all([
    repository.findLastDay(db),
    repository.findFirstReport(db),
  ]);
  const first = Math.max(
    stored === null ? Number.NEGATIVE_INFINITY : stored + DAY_MS,
    floorToDay(reported ?? now),
  );
  const count = Math.max(0, (floorToDay(now) - first) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => first + index * DAY_MS);
}

interface DaysInput {
  readonly days: repository.Days;
  readonly now: number;
}

export interface PeriodCounts {
  readonly days: readonly repository.DayRow[];
  /** A route can occur several times. */
  readonly pages: readonly repository.PageSum[];
  /** A value can occur several times. */
  readonly shares: readonly repository.ShareSum[];
}

/** Stored days as they are stored, and others as they are now. */
export async function readPeriod(db: Db, input: DaysInput): Promise<PeriodCounts> {
  const { stored, open } = await splitDays(db, input);
  const [days, pages, shares] = await Promise.all([
    repository.findDays(db, stored),
    repository.sumPages(db, stored),
    repository.sumShares(db, stored),
  ]);
  const counted = await countDays(db, open);
  return {
    days: [...days, ...counted.map(({ day }) => day)],
    pages: [...pages, ...counted.flatMap((each) => each.pages)],
    shares: [...shares, ...counted.flatMap((each) => each.shares)],
  };
}

/** What a period is compared with: without the times on single pages. */
export async function readPreviousPeriod(
  db: Db,
  input: DaysInput,
): Promise<{
  days: readonly repository.DayRow[];
  pages: readonly { route: string; views: number }[];
}> {
  const { stored, open } = await splitDays(db, input);
  const [days, pages] = await Promise.all([
    repository.findDays(db, stored),
    repository.sumViews(db, stored),
  ]);
  const counted = await countDays(db, open);
  return {
    days: [...days, ...counted.map(({ day }) => day)],
    pages: [...pages, ...counted.flatMap((each) => each.pages)],
  };
}

export async function sumNewVisitors(db: Db, input: DaysInput): Promise<number> {
  const { stored, open } = await splitDays(db, input);
  const days = await repository.findDays(db, stored);
  const sum = days.reduce((total, { newVisitors }) => total + newVisitors, 0);
  if (open[0] === undefined) return sum;
  return sum + (await repository.countNewVisitors(db, { first: open[0], last: open.at(-1)! }));
}

/** One after the other: each of them keeps the database busy. */
async function countDays(db: Db, days: readonly number[]): Promise<DayCounts[]> {
  const counted: DayCounts[] = [];
  for (const day of days) counted.push(await countDay(db, day));
  return counted;
}

/** Which days of a period are stored, and which have to be counted. */
async function splitDays(db: Db, { days: { first, last }, now }: DaysInput) {
  const open = (await listOpenDays(db, now)).filter((day) => day >= first && day <= last);
  const lastStored = open[0] === undefined ? last : open[0] - DAY_MS;
  return { stored: { first, last: lastStored }, open };
}

async function countDay(db: Db, day: number): Promise<DayCounts> {
  const rows = await repository.countDay(db, day);
  const totals = { visits: 0, visitors: 0, newVisitors: 0, signedIn: 0 };
  const pages = new Map<string, PageCounts>();
  const shares: repository.ShareRow[] = [];
  for (const row of rows) {
    if (row.kind === 'view') addView(pages, row);
    else if (row.kind === 'total') totals[row.value as keyof typeof totals] = row.count;
    else shares.push({ day, kind: row.kind, value: row.value, visits: row.count });
  }
  return {
    day: { day, ...totals, ...sumOf(pages.values()) },
    pages: [...pages].map(([route, { durations, ...page }]) => ({
      ...{ day, route, ...page, durations: trimDurations(durations) },
    })),
    shares,
  };
}

interface PageCounts {
  views: number;
  time: number;
  readonly durations: number[];
}

function addView(
  pages: Map<string, PageCounts>,
  { value: route, step, count, time }: Extract<repository.CountRow, { kind: 'view' }>,
): void {
  const page = pages.get(route) ?? { views: 0, time: 0, durations: emptyDurations() };
  page.views += count;
  page.time += Number(time);
  page.durations[step]! += count;
  pages.set(route, page);
}

function sumOf(pages: Iterable<PageCounts>): PageCounts {
  const sum = { views: 0, time: 0, durations: emptyDurations() };
  for (const { views, time, durations } of pages) {
    sum.views += views;
    sum.time += time;
    addDurations(sum.durations, durations);
  }
  return { ...sum, durations: trimDurations(sum.durations) };
}

export function floorToDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}
