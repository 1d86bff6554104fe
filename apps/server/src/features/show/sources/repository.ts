import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { showSources } from '../tables';

export type SourceRow = typeof showSources.$inferSelect;

export async function findAll(db: Db): Promise<SourceRow[]> {
  return db.select().from(showSources).orderBy(asc(showSources.source), asc(showSources.instance));
}

export async function find(
  db: Db,
  { source, instance }: Pick<SourceRow, 'source' | 'instance'>,
): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(showSources)
    .where(and(eq(showSources.source, source), eq(showSources.instance, instance)));
  return row;
}

export async function save(tx: Tx, row: SourceRow): Promise<void> {
  const { source: _, instance: __, ...change } = row;
  await tx
    .insert(showSources)
    .values(row)
    .onConflictDoUpdate({ target: [showSources.source, showSources.instance], set: change });
}

export async function deleteBefore(tx: Tx, time: number): Promise<void> {
  await tx.delete(showSources).where(lt(showSources.seenAt, time));
}
