import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { ratingRebuilds } from '../tables';

type RebuildRow = typeof ratingRebuilds.$inferSelect;

export async function findLast(db: Db): Promise<RebuildRow | undefined> {
  const [row] = await db
    .select()
    .from(ratingRebuilds)
    .orderBy(desc(ratingRebuilds.startedAt))
    .limit(1);
  return row;
}

export async function isOpen(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: ratingRebuilds.id })
    .from(ratingRebuilds)
    .where(and(eq(ratingRebuilds.id, id), isNull(ratingRebuilds.finishedAt)));
  return rows.length > 0;
}

export async function insert(db: Db, row: typeof ratingRebuilds.$inferInsert): Promise<void> {
  await db.insert(ratingRebuilds).values(row);
}

export async function update(
  db: Db,
  id: string,
  change: Partial<Pick<RebuildRow, 'done' | 'finishedAt'>>,
): Promise<RebuildRow> {
  const [row] = await db
    .update(ratingRebuilds)
    .set(change)
    .where(eq(ratingRebuilds.id, id))
    .returning();
  return row!;
}
