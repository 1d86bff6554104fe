import type { Week } from '@mes/domain/highlights/clip-of-the-week';
import { and, asc, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { clipLikes, clips, clipWeeks } from '../tables';

/** The published clips with the most likes of the week, in the order of `compareCandidates`. */
export async function findCandidates(db: Db, { from, to }: Week, most: number) {
  const likes = count();
  return db
    .select({
      id: clips.id,
      likes,
      rating: clips.rating,
      publishedAt: sql<number>`${clips.publishedAt}`.mapWith(clips.publishedAt),
    })
    .from(clipLikes)
    .innerJoin(clips, eq(clips.id, clipLikes.clip))
    .where(
      and(gte(clipLikes.likedAt, from), lt(clipLikes.likedAt, to), eq(clips.state, 'published')),
    )
    .groupBy(clips.id)
    .orderBy(
      desc(likes),
      sql`coalesce(${clips.rating}, 0) DESC`,
      asc(clips.publishedAt),
      asc(clips.id),
    )
    .limit(most);
}

/** The last week that has a clip which is still shown. */
export async function findNewest(db: Db) {
  const { week, likes } = clipWeeks;
  const [row] = await db
    .select({ week, likes, clip: clips.id })
    .from(clipWeeks)
    .innerJoin(clips, eq(clips.id, clipWeeks.clip))
    .where(and(isNotNull(clipWeeks.clip), eq(clips.state, 'published')))
    .orderBy(desc(clipWeeks.week))
    .limit(1);
  return row ?? null;
}

/** Resolves to false if another process has decided it already. */
export async function insert(tx: Tx, row: typeof clipWeeks.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(clipWeeks)
    .values(row)
    .onConflictDoNothing()
    .returning({ week: clipWeeks.week });
  return inserted.length > 0;
}

export async function isDecided(db: Db, week: number): Promise<boolean> {
  const rows = await db
    .select({ week: clipWeeks.week })
    .from(clipWeeks)
    .where(eq(clipWeeks.week, week));
  return rows.length > 0;
}
