import type { RoundEndingCount } from '@mes/domain/statistics/round-endings';
import { and, asc, eq, notExists, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matchMaps } from '../../matches/tables';
import { roundEndings } from '../tables';

/** The indexes of the maps of a match that are counted. */
export async function findCounted(db: Db, matchId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ map: roundEndings.map })
    .from(roundEndings)
    .where(eq(roundEndings.match, matchId));
  return rows.map(({ map }) => map);
}

/** Of all maps of the match but these. */
export async function deleteOthers(
  tx: Tx,
  matchId: string,
  kept: readonly number[],
): Promise<void> {
  await tx
    .delete(roundEndings)
    .where(and(eq(roundEndings.match, matchId), notInArray(roundEndings.map, [...kept])));
}

export async function insert(
  tx: Tx,
  { match, map }: { match: string; map: number },
  counts: readonly RoundEndingCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await tx
    .insert(roundEndings)
    .values(counts.map((count) => ({ match, map, ...count })))
    .onConflictDoNothing();
}

/** Captured maps that ended before their rounds were counted. */
export async function findUncounted(db: Db, limit: number) {
  return db
    .select({ match: matchMaps.match, map: matchMaps.index })
    .from(matchMaps)
    .where(
      and(
        eq(matchMaps.state, 'finished'),
        eq(matchMaps.captured, true),
        notExists(
          db
            .select({ map: roundEndings.map })
            .from(roundEndings)
            .where(
              and(eq(roundEndings.match, matchMaps.match), eq(roundEndings.map, matchMaps.index)),
            ),
        ),
      ),
    )
    .orderBy(asc(matchMaps.match), asc(matchMaps.index))
    .limit(limit);
}
