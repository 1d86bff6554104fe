import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { bracketStages } from '../brackets/tables';
import { matches, matchMaps } from './tables';

export type MatchRow = typeof matches.$inferSelect;
export type NewMatch = typeof matches.$inferInsert;
export type MapRow = typeof matchMaps.$inferSelect;

/** A match with its maps, in order of play. */
export type Series = MatchRow & { readonly maps: readonly MapRow[] };

export async function findById(db: Db, id: string): Promise<MatchRow | undefined> {
  const [row] = await db.select().from(matches).where(eq(matches.id, id));
  return row;
}

/** In the order of their ids, so that two who lock the same rows never wait for each other. */
export async function lockSeries(tx: Tx, ids: readonly string[]): Promise<Series[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(matches)
    .where(inArray(matches.id, [...ids]))
    .orderBy(asc(matches.id))
    .for('update');
  const maps = await findMaps(tx, ids);
  return rows.map((row) => ({ ...row, maps: maps.filter(({ match }) => match === row.id) }));
}

/** Whoever changes a match of a bracket waits here, before its row is locked. */
export async function lockBracket(tx: Tx, tournament: string): Promise<void> {
  await tx
    .select({ index: bracketStages.index })
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournament))
    .orderBy(asc(bracketStages.index))
    .for('update');
}

export async function findMaps(db: Db, ids: readonly string[]): Promise<MapRow[]> {
  return db
    .select()
    .from(matchMaps)
    .where(inArray(matchMaps.match, [...ids]))
    .orderBy(asc(matchMaps.match), asc(matchMaps.index));
}

export async function insert(tx: Tx, rows: readonly NewMatch[]): Promise<MatchRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(matches)
        .values([...rows])
        .returning();
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<Omit<NewMatch, 'id' | 'revision'>>,
): Promise<MatchRow> {
  const [row] = await tx
    .update(matches)
    .set({ ...change, revision: sql`${matches.revision} + 1` })
    .where(eq(matches.id, id))
    .returning();
  return row!;
}

/** Maps beyond these stay until `deleteMapsFrom`: what hangs on them is taken back first. */
export async function saveMaps(tx: Tx, maps: readonly MapRow[]): Promise<void> {
  if (maps.length === 0) return;
  await tx
    .insert(matchMaps)
    .values([...maps])
    .onConflictDoUpdate({
      target: [matchMaps.match, matchMaps.index],
      set: {
        map: sql`excluded.map`,
        state: sql`excluded.state`,
        server: sql`excluded.server`,
        pickedBy: sql`excluded.picked_by`,
        scoreA: sql`excluded.score_a`,
        scoreB: sql`excluded.score_b`,
        winner: sql`excluded.winner`,
        startingSideA: sql`excluded.starting_side_a`,
        halves: sql`excluded.halves`,
        captured: sql`excluded.captured`,
        startedAt: sql`excluded.started_at`,
        finishedAt: sql`excluded.finished_at`,
      },
    });
}

export async function deleteMapsFrom(tx: Tx, match: string, index: number): Promise<void> {
  await tx.delete(matchMaps).where(and(eq(matchMaps.match, match), gte(matchMaps.index, index)));
}

export async function deleteByIds(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(matches).where(inArray(matches.id, [...ids]));
}
