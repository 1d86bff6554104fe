import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database';
import { staffTerms } from '../tables';

export async function insert(tx: Tx, term: typeof staffTerms.$inferInsert): Promise<void> {
  await tx.insert(staffTerms).values(term);
}

/** Changes the term that has not ended. Resolves to whether there is one. */
export async function updateCurrent(
  tx: Tx,
  accountId: string,
  change: { permissions: string[] } | { until: number },
): Promise<boolean> {
  const rows = await tx
    .update(staffTerms)
    .set(change)
    .where(and(eq(staffTerms.account, accountId), isNull(staffTerms.until)))
    .returning({ id: staffTerms.id });
  return rows.length > 0;
}
