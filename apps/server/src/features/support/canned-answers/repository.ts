import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { cannedAnswers } from '../tables';

export type CannedAnswerRow = typeof cannedAnswers.$inferSelect;

export async function findAll(db: Db): Promise<CannedAnswerRow[]> {
  return db
    .select()
    .from(cannedAnswers)
    .orderBy(asc(sql`lower(${cannedAnswers.title})`));
}

export async function lockById(tx: Tx, id: string): Promise<CannedAnswerRow | undefined> {
  const [row] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update');
  return row;
}

export async function insert(tx: Tx, answer: CannedAnswerRow): Promise<void> {
  await tx.insert(cannedAnswers).values(answer);
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<CannedAnswerRow>,
): Promise<CannedAnswerRow> {
  const [row] = await tx
    .update(cannedAnswers)
    .set(change)
    .where(eq(cannedAnswers.id, id))
    .returning();
  return row!;
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
}
