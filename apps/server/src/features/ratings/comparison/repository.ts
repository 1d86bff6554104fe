/** Past ratings, stored beside the current ones. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import type { StandingKey } from '../repository';
import { eloChanges, eloComparison, eloStandings } from '../tables';

/** The time that ranks are compared with; undefined before it is set for the first time. */
export async function findComparedAt(db: Db): Promise<number | undefined> {
  const [row] = await db.select({ at: eloComparison.at }).from(eloComparison);
  return row?.at;
}

export async function saveComparedAt(tx: Tx, at: number): Promise<void> {
  await tx
    .insert(eloComparison)
    .values({ at })
    .onConflictDoUpdate({ target: eloComparison.id, set: { at } });
}

/** For everyone, with one index lookup for each. */
export async function updateAll(tx: Tx, at: number): Promise<void> {
  await tx.update(eloStandings).set({ pastElo: eloBefore(at) });
}

const BATCH_SIZE = 1_000;

export async function updateByKeys(
  tx: Tx,
  keys: readonly StandingKey[],
  at: number,
): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const some = keys.slice(from, from + BATCH_SIZE);
    const texts = (column: keyof StandingKey) =>
      sql`${sql.param(some.map((key) => key[column]))}::text[]`;
    await updateKeys(
      tx,
      sql`SELECT * FROM unnest(${texts('ladder')}, ${texts('kind')}, ${texts('subject')})`,
      at,
    );
  }
}

/** For those who have played between two times. */
export async function updateChanged(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await updateKeys(
    tx,
    sql`SELECT DISTINCT ladder, kind, subject FROM ${eloChanges}
        WHERE ${eloChanges.at} >= ${instantOf(from)} AND ${eloChanges.at} < ${instantOf(to)}`,
    to,
  );
}

async function updateKeys(tx: Tx, keys: SQL, at: number): Promise<void> {
  await tx.execute(sql`
    UPDATE ${eloStandings} SET past_elo = ${eloBefore(at)}
    FROM (${keys}) AS those(ladder, kind, subject)
    WHERE ${and(
      eq(eloStandings.ladder, sql`those.ladder`),
      eq(eloStandings.kind, sql`those.kind`),
      eq(eloStandings.subject, sql`those.subject`),
    )}`);
}

function eloBefore(at: number): SQL {
  return sql`(
    SELECT ${eloChanges.elo} FROM ${eloChanges}
    WHERE ${eloChanges.ladder} = ${eloStandings.ladder} AND ${eloChanges.kind} = ${eloStandings.kind}
      AND ${eloChanges.subject} = ${eloStandings.subject} AND ${eloChanges.at} < ${instantOf(at)}
    ORDER BY ${eloChanges.at} DESC, ${eloChanges.match} COLLATE "C" DESC
    LIMIT 1)`;
}

const instantOf = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
