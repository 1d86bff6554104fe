import { DURATION_STEPS } from '@mes/domain/telemetry/durations';
import { VISIT_PAUSE_MS } from '@mes/domain/telemetry/limits';
import { and, asc, eq, gte, lt, lte, max, min, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import {
  activeWeeks,
  type ShareKind,
  trafficDays,
  trafficPages,
  trafficShares,
  usageReports,
} from '../tables';

export type DayRow = typeof trafficDays.$inferSelect;
export type PageRow = typeof trafficPages.$inferSelect;
export type ShareRow = typeof trafficShares.$inferSelect;

export type CountRow =
  | { readonly kind: 'view'; readonly value: string; step: number; count: number; time: string }
  | { readonly kind: 'total' | ShareKind; readonly value: string; readonly count: number };

const DAY_MS = 86_400_000;

/**
 * Everything that is counted of a day, in one pass over its reports. Reports of one page in a row are
 * one view, because a browser reports each time that the page is hidden. A visit ends with a pause, or
 * with the day: days are counted independently of each other.
 */
export async function countDay(db: Db, day: number): Promise<CountRow[]> {
  const steps = sql.param([...DURATION_STEPS]);
  const { rows } = await db.execute<CountRow>(sql`
    WITH reports AS (
      SELECT identifier, at, route, duration, device, account, country, is_new,
        coalesce(at - duration * interval '1 ms' > lag(at) OVER own
          + ${VISIT_PAUSE_MS}::int * interval '1 ms', true) AS begins_visit,
        lag(route) OVER own IS DISTINCT FROM route AS is_other_page
      FROM ${usageReports} WHERE at >= ${toInstant(day)} AND at < ${toInstant(day + DAY_MS)}
      WINDOW own AS (PARTITION BY identifier ORDER BY at, route)
    ), numbered AS MATERIALIZED (
      SELECT *, count(*) FILTER (WHERE begins_visit) OVER own AS visit,
        count(*) FILTER (WHERE begins_visit OR is_other_page) OVER own AS view
      FROM reports WINDOW own AS (PARTITION BY identifier ORDER BY at, route)
    ), views AS (
      SELECT route, sum(duration) AS time FROM numbered GROUP BY identifier, view, route
    ), visits AS MATERIALIZED (
      SELECT (array_agg(device ORDER BY at, route))[1] AS device, max(country) AS country,
        extract(hour FROM min(at) AT TIME ZONE 'UTC')::int::text AS hour
      FROM numbered GROUP BY identifier, visit
    )
    SELECT 'view' AS kind, route AS value, width_bucket(time, ${steps}::bigint[]) AS step,
      count(*)::int AS count, sum(time)::text AS time
    FROM views GROUP BY route, 3
    UNION ALL SELECT 'total', 'visits', 0, count(*)::int, '0' FROM visits
    UNION ALL SELECT 'total', 'visitors', 0, count(DISTINCT identifier)::int, '0' FROM numbered
    UNION ALL SELECT 'total', 'newVisitors', 0, count(DISTINCT identifier)::int, '0' FROM numbered
      WHERE is_new
    UNION ALL SELECT 'total', 'signedIn', 0, count(DISTINCT identifier)::int, '0' FROM numbered
      WHERE account IS NOT NULL
    UNION ALL SELECT 'device', device, 0, count(*)::int, '0' FROM visits GROUP BY device
    UNION ALL SELECT 'country', country, 0, count(*)::int, '0' FROM visits
      WHERE country IS NOT NULL GROUP BY country
    UNION ALL SELECT 'hour', hour, 0, count(*)::int, '0' FROM visits GROUP BY hour`);
  return rows;
}

/** The last day that is rolled up; null if none is. */
export async function findLastDay(db: Db): Promise<number | null> {
  const [row] = await db.select({ day: max(trafficDays.day) }).from(trafficDays);
  return row!.day;
}

export async function findFirstReport(db: Db): Promise<number | null> {
  const [row] = await db.select({ at: min(usageReports.at) }).from(usageReports);
  return row!.at;
}

/** Only one process rolls up at a time. */
export async function lock(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('telemetry:rollup', 0))`);
}

/** Replaces what was stored for the day. */
export async function saveDay(
  tx: Tx,
  { day, pages, shares }: { day: DayRow; pages: readonly PageRow[]; shares: readonly ShareRow[] },
): Promise<void> {
  for (const table of [trafficDays, trafficPages, trafficShares]) {
    await tx.delete(table).where(eq(table.day, day.day));
  }
  await tx.insert(trafficDays).values(day);
  if (pages.length > 0) await tx.insert(trafficPages).values([...pages]);
  if (shares.length > 0) await tx.insert(trafficShares).values([...shares]);
}

export async function saveActiveWeeks(tx: Tx, day: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${activeWeeks} (account, week)
    SELECT DISTINCT account, date_trunc('week', at, 'UTC') FROM ${usageReports}
    WHERE account IS NOT NULL AND at >= ${toInstant(day)} AND at < ${toInstant(day + DAY_MS)}
    ON CONFLICT DO NOTHING`);
}

export async function deleteWeeksBefore(db: Db, time: number): Promise<void> {
  await db.delete(activeWeeks).where(lt(activeWeeks.week, time));
}

export async function findWeeksByAccount(db: Db, accountId: string): Promise<number[]> {
  const rows = await db
    .select({ week: activeWeeks.week })
    .from(activeWeeks)
    .where(eq(activeWeeks.account, accountId))
    .orderBy(asc(activeWeeks.week));
  return rows.map(({ week }) => week);
}

/** Both days are part of it. */
export interface Days {
  readonly first: number;
  readonly last: number;
}

export async function findDays(db: Db, { first, last }: Days): Promise<DayRow[]> {
  const { day } = trafficDays;
  return db
    .select()
    .from(trafficDays)
    .where(and(gte(day, first), lte(day, last)));
}

export interface PageSum {
  readonly route: string;
  readonly views: number;
  readonly time: number;
  readonly durations: readonly number[];
}

export async function sumPages(db: Db, days: Days): Promise<PageSum[]> {
  const { rows } = await db.execute<PageSum & Record<string, unknown>>(sql`
    WITH pages AS (SELECT * FROM ${trafficPages} WHERE ${isWithin(days)}), steps AS (
      SELECT route, step, sum(count) AS count
      FROM pages, unnest(durations) WITH ORDINALITY AS counted(count, step) GROUP BY route, step
    )
    SELECT route, views, time, durations
    FROM (
      SELECT route, sum(views)::int AS views, sum(time)::float8 AS time FROM pages GROUP BY route
    ) sums JOIN (
      SELECT route, array_agg(count::int ORDER BY step) AS durations FROM steps GROUP BY route
    ) counts USING (route)`);
  return rows;
}

/** Views by route, where the times are not needed. */
export async function sumViews(db: Db, days: Days): Promise<{ route: string; views: number }[]> {
  const { rows } = await db.execute<{ route: string; views: number }>(sql`
    SELECT route, sum(views)::int AS views FROM ${trafficPages} WHERE ${isWithin(days)}
    GROUP BY route`);
  return rows;
}

export type ShareSum = Omit<ShareRow, 'day'>;

export async function sumShares(db: Db, days: Days): Promise<ShareSum[]> {
  const { rows } = await db.execute<ShareSum>(sql`
    SELECT kind, value, sum(visits)::int AS visits FROM ${trafficShares} WHERE ${isWithin(days)}
    GROUP BY kind, value`);
  return rows;
}

/** Of days that are not rolled up. */
export async function countNewVisitors(db: Db, { first, last }: Days): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(DISTINCT (identifier, date_trunc('day', at, 'UTC')))::int AS total
    FROM ${usageReports}
    WHERE is_new AND at >= ${toInstant(first)} AND at < ${toInstant(last + DAY_MS)}`);
  return rows[0]!.total;
}

function isWithin({ first, last }: Days) {
  return sql`day >= ${toInstant(first)} AND day <= ${toInstant(last)}`;
}

function toInstant(time: number) {
  return sql`${new Date(time).toISOString()}::timestamptz`;
}
