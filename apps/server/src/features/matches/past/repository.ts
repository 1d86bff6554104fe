import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches, matchMaps } from '../tables';

export async function insertMaps(
  tx: Tx,
  rows: readonly (typeof matchMaps.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(matchMaps).values([...rows]);
}

export async function findExistingIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
