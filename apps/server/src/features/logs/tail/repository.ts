import { sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import type { Db } from '../../../platform/database/database';
import { playerLog } from '../tables';

/** The newest entry of each log, in one statement: ids are ordered by time. */
export async function findNewest(db: Db): Promise<{ audit: string | null; player: string | null }> {
  const { rows } = await db.execute<{ audit: string | null; player: string | null }>(sql`
    SELECT (SELECT id FROM ${auditLog} ORDER BY id DESC LIMIT 1) AS audit,
           (SELECT id FROM ${playerLog} ORDER BY id DESC LIMIT 1) AS player`);
  return rows[0]!;
}
