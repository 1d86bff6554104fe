import { asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { serverProcesses } from '../tables';

export type ProcessRow = typeof serverProcesses.$inferSelect;

export async function save(db: Db, row: ProcessRow): Promise<void> {
  const { id: _id, ...change } = row;
  await db
    .insert(serverProcesses)
    .values(row)
    .onConflictDoUpdate({ target: serverProcesses.id, set: change });
}

export async function findAll(db: Db): Promise<ProcessRow[]> {
  return db.select().from(serverProcesses).orderBy(asc(serverProcesses.startedAt));
}

export async function deleteById(db: Db, id: string): Promise<void> {
  await db.delete(serverProcesses).where(eq(serverProcesses.id, id));
}

export async function deleteSeenBefore(db: Db, time: number): Promise<void> {
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, time));
}
