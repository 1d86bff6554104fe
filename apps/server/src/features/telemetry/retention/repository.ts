import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { boundsOf, type DayPeriod } from '../service';
import { activeWeeks, usageReports } from '../tables';

export interface CohortRow {
  /** The Monday of their registration. */
  readonly week: number;
  readonly registered: number;
  /** How many were on the site so many weeks later. */
  readonly active: Readonly<Record<string, number>>;
  readonly cameBack: number;
}

/** By week of registration. The weeks of days that are not rolled up yet are read from the reports. */
export async function findCohorts(
  db: Db,
  { period, openFrom }: { period: DayPeriod; openFrom: number },
): Promise<CohortRow[]> {
  const { from, to } = boundsOf(period);
  const { rows } = await db.execute<CohortRow & Record<string, unknown>>(sql`
    WITH people AS (
      SELECT id, date_trunc('week', created_at, 'UTC') AS cohort FROM ${accounts}
      WHERE created_at >= ${from}::timestamptz AND created_at < ${to}::timestamptz
    ), weeks AS (
      SELECT account, week FROM ${activeWeeks}
      UNION
      SELECT account, date_trunc('week', at, 'UTC') FROM ${usageReports}
      WHERE account IS NOT NULL AND at >= ${new Date(openFrom).toISOString()}::timestamptz
    ), seen AS (
      SELECT people.id, cohort, round(extract(epoch FROM week - cohort) / 604800)::int AS later
      FROM people JOIN weeks ON weeks.account = people.id AND week >= cohort
    ), active AS (
      SELECT cohort, jsonb_object_agg(later, total) AS active FROM (
        SELECT cohort, later, count(*)::int AS total FROM seen GROUP BY cohort, later
      ) counted GROUP BY cohort
    ), back AS (
      SELECT cohort, count(DISTINCT id)::int AS total FROM seen WHERE later > 0 GROUP BY cohort
    )
    SELECT (extract(epoch FROM cohort) * 1000)::float8 AS week, count(*)::int AS registered,
      coalesce(active, '{}') AS active, coalesce(back.total, 0) AS "cameBack"
    FROM people LEFT JOIN active USING (cohort) LEFT JOIN back USING (cohort)
    GROUP BY cohort, active, back.total ORDER BY cohort`);
  return rows;
}
