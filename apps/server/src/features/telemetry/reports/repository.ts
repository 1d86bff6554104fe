import { MOST_REPORTS_OF_BROWSER } from '@mes/domain/telemetry/limits';
import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { players } from '../../players/tables';
import { usageReports } from '../tables';

export type NewReport = Pick<
  typeof usageReports.$inferInsert,
  'identifier' | 'at' | 'route' | 'duration' | 'device' | 'account'
>;

const HOUR_MS = 3_600_000;

/**
 * One statement, whose lookups the primary key answers. It inserts nothing once a browser has sent too
 * much in the last hour.
 */
export async function insert(db: Db, report: NewReport): Promise<void> {
  const { identifier, route, duration, device, account } = report;
  const own = sql`FROM ${usageReports} own WHERE own.identifier = ${identifier}`;
  await db.execute(sql`
    INSERT INTO ${usageReports}
      (identifier, at, route, duration, device, account, country, is_new)
    SELECT ${identifier}::text, ${toInstant(report.at)}, ${route}::text, ${duration}::int,
      ${device}::text, ${accounts.id}, ${players.country}, NOT EXISTS (SELECT ${own})
    FROM (VALUES (1)) one
    LEFT JOIN ${accounts} ON ${accounts.id} = ${account ?? null}
    LEFT JOIN ${players} ON ${players.id} = ${accounts.id}
    WHERE (SELECT count(*) ${own} AND own.at > ${toInstant(report.at - HOUR_MS)})
      < ${MOST_REPORTS_OF_BROWSER}
    ON CONFLICT DO NOTHING`);
}

export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select()
    .from(usageReports)
    .where(eq(usageReports.account, accountId))
    .orderBy(asc(usageReports.at));
}

export async function deleteOlderThan(db: Db, time: number): Promise<void> {
  await db.delete(usageReports).where(lt(usageReports.at, time));
}

function toInstant(time: number) {
  return sql`${new Date(time).toISOString()}::timestamptz`;
}
