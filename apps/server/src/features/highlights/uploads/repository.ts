import type { ClipState } from '@mes/domain/highlights/clips';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { clips, clipVideos } from '../tables';

export type VideoRow = typeof clipVideos.$inferSelect;

export async function insert(tx: Tx, row: typeof clipVideos.$inferInsert): Promise<void> {
  await tx.insert(clipVideos).values(row);
}

/** Uploads of one player are saved one after the other, so that their number can be limited. */
export async function lockUploads(tx: Tx, playerId: string): Promise<void> {
  const key = `clip uploads:${playerId}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Of this player and not in a clip yet. Locked, so that two clips never get the same. */
export async function lockUnused(
  tx: Tx,
  { id, player }: { id: string; player: string },
): Promise<VideoRow | undefined> {
  const [row] = await tx
    .select()
    .from(clipVideos)
    .where(and(eq(clipVideos.id, id), eq(clipVideos.createdBy, player), isUnused(tx)))
    .for('update');
  return row;
}

/** With the state of its clip; null while no clip uses it. */
export async function findWithState(
  db: Db,
  id: string,
): Promise<{ video: VideoRow; state: ClipState | null } | undefined> {
  const [row] = await db
    .select({ video: clipVideos, state: clips.state })
    .from(clipVideos)
    .leftJoin(clips, eq(clips.video, clipVideos.id))
    .where(eq(clipVideos.id, id));
  return row;
}

/** Resolves to the clip that shows it, or null if none is published. */
export async function savePoster(tx: Tx, id: string, poster: string): Promise<string | null> {
  await tx.update(clipVideos).set({ poster }).where(eq(clipVideos.id, id));
  const [clip] = await tx
    .select({ id: clips.id })
    .from(clips)
    .where(and(eq(clips.video, id), eq(clips.state, 'published')));
  return clip?.id ?? null;
}

/** Resolves to their posters. */
export async function deleteUnusedBefore(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .delete(clipVideos)
    .where(and(lt(clipVideos.createdAt, before), isUnused(db)))
    .returning({ poster: clipVideos.poster });
  return rows.flatMap(({ poster }) => poster ?? []);
}

/** Resolves to the names of their files. */
export async function deleteUnusedOf(tx: Tx, player: string): Promise<string[]> {
  const rows = await tx
    .delete(clipVideos)
    .where(and(eq(clipVideos.createdBy, player), isUnused(tx)))
    .returning({ storedName: clipVideos.storedName });
  return rows.map(({ storedName }) => storedName);
}

/** Those of the names that a video has. */
export async function findUsedNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: clipVideos.storedName })
    .from(clipVideos)
    .where(inArray(clipVideos.storedName, [...names]));
  return new Set(rows.map(({ name }) => name));
}

export async function findUsedPosters(
  db: Db,
  posters: readonly string[],
): Promise<Set<string | null>> {
  if (posters.length === 0) return new Set();
  const rows = await db
    .select({ poster: clipVideos.poster })
    .from(clipVideos)
    .where(inArray(clipVideos.poster, [...posters]));
  return new Set(rows.map(({ poster }) => poster));
}

export async function findAllByPlayer(db: Db, player: string) {
  const { id, type, size, seconds, createdAt } = clipVideos;
  return db
    .select({ id, type, size, seconds, createdAt })
    .from(clipVideos)
    .where(eq(clipVideos.createdBy, player));
}

export async function countUnusedOf(db: Db, player: string): Promise<number> {
  return db.$count(clipVideos, and(eq(clipVideos.createdBy, player), isUnused(db)));
}

function isUnused(db: Db) {
  return notExists(db.select({ one: sql`1` }).from(clips).where(eq(clips.video, clipVideos.id)));
}
