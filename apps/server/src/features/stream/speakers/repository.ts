import { asc, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { streamSpeakers } from '../tables';

export type SpeakerRow = typeof streamSpeakers.$inferSelect;

/** By name. */
export async function findAll(db: Db): Promise<SpeakerRow[]> {
  return db
    .select()
    .from(streamSpeakers)
    .orderBy(asc(sql`lower(${streamSpeakers.name})`), asc(streamSpeakers.id));
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({ name: streamSpeakers.name, detail: streamSpeakers.detail })
    .from(streamSpeakers)
    .where(eq(streamSpeakers.player, playerId));
}

export async function countAll(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(streamSpeakers);
  return row!.count;
}

export async function insert(tx: Tx, speaker: SpeakerRow): Promise<void> {
  await tx.insert(streamSpeakers).values(speaker);
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<SpeakerRow>,
): Promise<SpeakerRow | undefined> {
  const [row] = await tx
    .update(streamSpeakers)
    .set(change)
    .where(eq(streamSpeakers.id, id))
    .returning();
  return row;
}

export async function deleteById(tx: Tx, id: string): Promise<SpeakerRow | undefined> {
  const [row] = await tx.delete(streamSpeakers).where(eq(streamSpeakers.id, id)).returning();
  return row;
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(streamSpeakers).where(eq(streamSpeakers.player, playerId));
}
