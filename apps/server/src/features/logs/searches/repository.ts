import { and, asc, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { logSearches } from '../tables';

type SearchRow = typeof logSearches.$inferSelect;
export type NewSearch = typeof logSearches.$inferInsert;
export type FoundSearch = Awaited<ReturnType<typeof findAllByOwner>>[number];

/** By name. */
export async function findAllByOwner(db: Db, ownerId: string) {
  return db
    .select({
      search: logSearches,
      person: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(logSearches)
    .leftJoin(players, eq(players.id, logSearches.person))
    .where(eq(logSearches.owner, ownerId))
    .orderBy(asc(logSearches.name), asc(logSearches.id));
}

export async function countByOwner(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(logSearches)
    .where(eq(logSearches.owner, ownerId));
  return row!.total;
}

/** Resolves to the id of the row, which is an older one where the name was used before. */
export async function save(tx: Tx, search: NewSearch): Promise<SearchRow['id']> {
  const { query, event, person, start, end } = search;
  const [row] = await tx
    .insert(logSearches)
    .values(search)
    .onConflictDoUpdate({
      target: [logSearches.owner, logSearches.log, logSearches.name],
      set: { query, event, person, start, end },
    })
    .returning({ id: logSearches.id });
  return row!.id;
}

export async function deleteById(
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(logSearches)
    .where(and(eq(logSearches.id, id), eq(logSearches.owner, ownerId)))
    .returning({ id: logSearches.id });
  return deleted.length > 0;
}

export async function deleteByOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.delete(logSearches).where(eq(logSearches.owner, ownerId));
}
