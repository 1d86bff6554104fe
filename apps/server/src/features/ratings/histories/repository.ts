/** Histories as they are stored, in parts. */
import { cutPart, type HistoryKey, type HistoryPart, PART_LENGTH } from '@mes/domain/elo/histories';
import type { SeriesPosition } from '@mes/domain/elo/season-ladders';
import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { eloHistories } from '../tables';
import { toRow } from './views';

type HistoryRow = Omit<typeof eloHistories.$inferSelect, 'lastAt'>;

/** Oldest first. */
export async function findHistory(db: Db, { ladder, kind, subject }: HistoryKey) {
  const parts = await db
    .select({
      matches: eloHistories.matches,
      times: eloHistories.times,
      elos: eloHistories.elos,
      changes: eloHistories.changes,
    })
    .from(eloHistories)
    .where(
      and(
        eq(eloHistories.subject, subject),
        eq(eloHistories.ladder, ladder),
        eq(eloHistories.kind, kind),
      ),
    )
    .orderBy(asc(eloHistories.start));
  return parts.flatMap(({ matches, times, elos, changes }) =>
    matches.map((match, index) => ({
      at: times[index]!,
      elo: elos[index]!,
      change: changes[index]!,
      match,
    })),
  );
}

/** The last ratings of each, oldest first. */
export async function findLastElos(
  db: Db,
  { ladder, kind }: Pick<HistoryKey, 'ladder' | 'kind'>,
  { subjects, count }: { subjects: readonly string[]; count: number },
): Promise<ReadonlyMap<string, number[]>> {
  const found = new Map<string, number[]>(subjects.map((subject) => [subject, []]));
  if (subjects.length === 0) return found;
  // The last part of a history may have no more than one.
  const parts = Math.ceil((count - 1) / PART_LENGTH) + 1;
  const { rows } = await db.execute<{ subject: string; elos: number[] }>(sql`
    SELECT wanted.subject, last.elos
    FROM unnest(${sql.param([...subjects])}::text[]) AS wanted(subject)
    CROSS JOIN LATERAL (
      SELECT elos, start FROM ${eloHistories}
      WHERE subject = wanted.subject AND ladder = ${ladder} AND kind = ${kind}
      ORDER BY start DESC LIMIT ${parts}
    ) AS last
    ORDER BY last.start`);
  for (const { subject, elos } of rows) found.get(subject)?.push(...elos);
  return new Map([...found].map(([subject, elos]) => [subject, elos.slice(-count)]));
}

/** Those who have series at or after a time, on all ladders or on some. */
export async function findKeysSince(
  db: Db,
  ladders: readonly string[] | null,
  at: number,
): Promise<HistoryKey[]> {
  return db
    .selectDistinct({
      ladder: eloHistories.ladder,
      kind: eloHistories.kind,
      subject: eloHistories.subject,
    })
    .from(eloHistories)
    .where(
      and(
        gte(eloHistories.lastAt, at),
        ladders ? inArray(eloHistories.ladder, [...ladders]) : undefined,
      ),
    );
}

/**
 * Takes the parts away in which histories are at a position, with all that come after them. Returns what they have
 * from before the position.
 */
export async function takeParts(
  tx: Tx,
  keys: readonly HistoryKey[],
  position: SeriesPosition,
): Promise<HistoryPart[]> {
  if (keys.length === 0) return [];
  const at = new Date(position.at).toISOString();
  const { rows } = await tx.execute<Omit<HistoryRow, 'times'> & { times: string[] }>(sql`
    WITH wanted AS (
      SELECT given.*, coalesce((
        SELECT max(start) FROM ${eloHistories} AS part
        WHERE part.subject = given.subject AND part.ladder = given.ladder AND part.kind = given.kind
          AND (part.times[1], part.matches[1] COLLATE "C") < (${at}::timestamptz, ${position.match})
      ), 0) AS start
      FROM ${unnestKeys(keys)} AS given(subject, ladder, kind)
    )
    DELETE FROM ${eloHistories} AS part USING wanted
    WHERE part.subject = wanted.subject AND part.ladder = wanted.ladder AND part.kind = wanted.kind
      AND part.start >= wanted.start
    RETURNING part.subject, part.ladder, part.kind, part.wins, part.losses, part.draws, part.start,
      part.matches, part.times::text[], part.elos, part.changes, part.outcomes`);
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = `${row.ladder} ${row.kind} ${row.subject}`;
    const known = first.get(key);
    if (!known || row.start < known.start) first.set(key, row);
  }
  return [...first.values()].map(({ times, ...part }) =>
    cutPart({ ...part, times: times.map((time) => new Date(time).getTime()) }, position),
  );
}

export async function insertParts(tx: Tx, parts: readonly HistoryPart[]): Promise<void> {
  await tx.copyRows(eloHistories, parts.map(toRow));
}

export async function deleteAll(tx: Tx): Promise<void> {
  await tx.delete(eloHistories);
}

/** The rating of a key right before a time; null before its first series. For use in a statement. */
export function eloBefore(key: Record<keyof HistoryKey, SQL>, at: SQL): SQL {
  // The place among the times, counted from 1, of the last one that is earlier.
  const place = sql`width_bucket(${at} - interval '1 microsecond', ${eloHistories.times})`;
  return sql`(
    SELECT ${eloHistories.elos}[${place}] FROM ${eloHistories}
    WHERE ${eloHistories.subject} = ${key.subject} AND ${eloHistories.ladder} = ${key.ladder}
      AND ${eloHistories.kind} = ${key.kind} AND ${eloHistories.times}[1] < ${at}
    ORDER BY ${eloHistories.start} DESC
    LIMIT 1)`;
}

export function unnestKeys(keys: readonly HistoryKey[]): SQL {
  const texts = (column: keyof HistoryKey) =>
    sql`${sql.param(keys.map((key) => key[column]))}::text[]`;
  return sql`unnest(${texts('subject')}, ${texts('ladder')}, ${texts('kind')})`;
}
