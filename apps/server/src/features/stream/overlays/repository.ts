import { lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { streamListeners } from '../tables';

type ListenersRow = typeof streamListeners.$inferSelect;

export async function save(db: Db, row: ListenersRow): Promise<void> {
  const { process: _, ...change } = row;
  await db
    .insert(streamListeners)
    .values(row)
    .onConflictDoUpdate({ target: streamListeners.process, set: change });
}

export async function findAll(db: Db): Promise<ListenersRow[]> {
  return db.select().from(streamListeners);
}

/** Processes that ended without deleting their row. */
export async function deleteBefore(db: Db, time: number): Promise<void> {
  await db.delete(streamListeners).where(lt(streamListeners.seenAt, time));
}
