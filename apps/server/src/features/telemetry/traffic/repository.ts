import { ACTIVE_NOW_MS } from '@mes/domain/telemetry/limits';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { playerLog } from '../../logs/tables';
import { usageReports } from '../tables';

/**
 * Who opened or left a page in the last minutes. The log of visits says who opened one; it knows
 * accounts by their id and visitors by the identifier of their browser.
 */
export async function countActive(db: Db, now: number): Promise<number> {
  const since = sql`${new Date(now - ACTIVE_NOW_MS).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ active: number }>(sql`
    SELECT count(*)::int AS active FROM (
      SELECT coalesce(account, identifier) FROM ${usageReports} WHERE at > ${since}
      UNION SELECT coalesce(player, identifier) FROM ${playerLog} WHERE at > ${since}
    ) people`);
  return rows[0]!.active;
}
