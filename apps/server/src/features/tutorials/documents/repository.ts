import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { tutorialDocuments } from '../tables';

export type DocumentRow = typeof tutorialDocuments.$inferSelect;

export async function find(db: Db, page: DocumentRow['page']): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(tutorialDocuments).where(eq(tutorialDocuments.page, page));
  return row;
}

/** Also before there is a row: two first edits must not both win. */
export async function lock(tx: Tx, page: DocumentRow['page']): Promise<void> {
  const key = `tutorials:${page}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function save(tx: Tx, row: DocumentRow): Promise<void> {
  const { page: _page, ...change } = row;
  await tx
    .insert(tutorialDocuments)
    .values(row)
    .onConflictDoUpdate({ target: tutorialDocuments.page, set: change });
}
