import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { backupRuns } from '../tables';

export type BackupRow = typeof backupRuns.$inferSelect;

export async function findLast(db: Db): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1);
  return row;
}

/** Of the program that made each file, by the name of the file. */
export async function findVersions(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select({ fileName: backupRuns.fileName, version: backupRuns.version })
    .from(backupRuns)
    .where(isNotNull(backupRuns.fileName));
  return new Map(rows.map(({ fileName, version }) => [fileName!, version]));
}

export async function isOpen(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .where(and(eq(backupRuns.id, id), isNull(backupRuns.finishedAt)));
  return rows.length > 0;
}

export async function insert(db: Db, row: typeof backupRuns.$inferInsert): Promise<BackupRow> {
  const [inserted] = await db.insert(backupRuns).values(row).returning();
  return inserted!;
}

export async function update(
  db: Db,
  id: string,
  change: Partial<typeof backupRuns.$inferInsert>,
): Promise<void> {
  await db.update(backupRuns).set(change).where(eq(backupRuns.id, id));
}

export async function deleteStartedBefore(db: Db, time: number): Promise<void> {
  await db.delete(backupRuns).where(lt(backupRuns.startedAt, time));
}
