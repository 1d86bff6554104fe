/** Past ratings, stored beside the current ones. */
import type { HistoryKey } from '@mes/domain/elo/histories';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { eloBefore, unnestKeys } from '../histories/repository';
import { eloComparison, eloStandings } from '../tables';

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
  await tx.update(eloStandings).set({ pastElo: eloBeforeOf(at) });
}

const BATCH_SIZE = 1_000;

export async function updateByKeys(tx: Tx, keys: readonly HistoryKey[], at: number): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const some = keys.slice(from, from + BATCH_SIZE);
    await tx.execute(sql`
      UPDATE ${eloStandings} SET past_elo = ${eloBeforeOf(at)}
      FROM ${unnestKeys(some)} AS those(subject, ladder, kind)
      WHERE ${and(
        eq(eloStandings.ladder, sql`those.ladder`),
        eq(eloStandings.kind, sql`those.kind`),
        eq(eloStandings.subject, sql`those.subject`),
      )}`);
  }
}

function eloBeforeOf(at: number): SQL {
  const { subject, ladder, kind } = eloStandings;
  const key = { subject: sql`${subject}`, ladder: sql`${ladder}`, kind: sql`${kind}` };
  return eloBefore(key, sql`${new Date(at).toISOString()}::timestamptz`);
}
