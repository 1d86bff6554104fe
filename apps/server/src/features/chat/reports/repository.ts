import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { chatReports } from '../tables';

/** Resolves to false if the person has reported the message already. */
export async function insert(tx: Tx, report: typeof chatReports.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(chatReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: chatReports.id });
  return rows.length > 0;
}

export async function findIdsByMessage(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatReports.id })
    .from(chatReports)
    .where(eq(chatReports.message, messageId));
  return rows.map(({ id }) => id);
}

export async function deleteAllByReporter(tx: Tx, reporterId: string): Promise<void> {
  await tx.delete(chatReports).where(eq(chatReports.reporter, reporterId));
}
