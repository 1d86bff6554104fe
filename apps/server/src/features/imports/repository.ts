import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { importedTournaments } from './tables';

const IMPORT_LOCK = 7_031_962;

/** One import at a time: two of the same file must not make its teams twice. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

export async function findTournamentId(db: Db, source: string): Promise<string | null> {
  const [row] = await db
    .select({ id: importedTournaments.tournament })
    .from(importedTournaments)
    .where(eq(importedTournaments.source, source));
  return row?.id ?? null;
}

export async function insert(tx: Tx, row: typeof importedTournaments.$inferInsert): Promise<void> {
  await tx.insert(importedTournaments).values(row);
}
