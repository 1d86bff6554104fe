import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { chatChannels } from '../tables';

export type ChatChannelRow = typeof chatChannels.$inferSelect;

export async function findById(db: Db, id: string): Promise<ChatChannelRow | undefined> {
  const [row] = await db.select().from(chatChannels).where(eq(chatChannels.id, id));
  return row;
}

/** In their order, archived ones last. */
export async function findAll(db: Db): Promise<ChatChannelRow[]> {
  return db
    .select()
    .from(chatChannels)
    .orderBy(
      sql`${chatChannels.archivedAt} IS NOT NULL`,
      asc(chatChannels.position),
      asc(chatChannels.id),
    );
}

/** Changes of the list come one after the other: ids and positions depend on all of it. */
export async function lockList(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('chat channels', 0))`);
}

export async function insert(
  tx: Tx,
  channel: typeof chatChannels.$inferInsert,
): Promise<ChatChannelRow> {
  const [row] = await tx.insert(chatChannels).values(channel).returning();
  return row!;
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<typeof chatChannels.$inferInsert>,
): Promise<ChatChannelRow> {
  const [row] = await tx
    .update(chatChannels)
    .set(change)
    .where(eq(chatChannels.id, id))
    .returning();
  return row!;
}
