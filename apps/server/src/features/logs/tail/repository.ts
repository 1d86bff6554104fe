import { desc } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import type { Db } from '../../../platform/database/database';
import { playerLog } from '../tables';

/** The newest entry of each log: ids are ordered by time. */
export async function findNewest(db: Db): Promise<{ audit: string | null; player: string | null }> {
  const [audits, entries] = await Promise.all([
    db.select({ id: auditLog.id }).from(auditLog).orderBy(desc(auditLog.id)).limit(1),
    db.select({ id: playerLog.id }).from(playerLog).orderBy(desc(playerLog.id)).limit(1),
  ]);
  return { audit: audits[0]?.id ?? null, player: entries[0]?.id ?? null };
}
