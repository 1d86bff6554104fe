import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { tournaments } from '../tournaments/tables';
import {
  pronunciations,
  streamConfiguration,
  streamControl,
  streamHistory,
  streamListeners,
  streamTokens,
} from './tables';

export type ConfigurationRow = typeof streamConfiguration.$inferSelect;
export type ControlRow = typeof streamControl.$inferSelect;
export type TokenRow = typeof streamTokens.$inferSelect;
type ListenersRow = typeof streamListeners.$inferSelect;

const HISTORY_KEPT = 200;

/** Both rows exist from the first start on. */
export async function insertOnce(
  tx: Tx,
  rows: {
    configuration: typeof streamConfiguration.$inferInsert;
    control: typeof streamControl.$inferInsert;
  },
): Promise<void> {
  await tx.insert(streamConfiguration).values(rows.configuration).onConflictDoNothing();
  await tx.insert(streamControl).values(rows.control).onConflictDoNothing();
}

export async function findConfiguration(db: Db): Promise<ConfigurationRow> {
  const [row] = await db.select().from(streamConfiguration);
  return row!;
}

export async function lockConfiguration(tx: Tx): Promise<ConfigurationRow> {
  const [row] = await tx.select().from(streamConfiguration).for('update');
  return row!;
}

/**
 * Keeps it from being linked to another series until the end of the transaction. Shared: results of
 * different matches do not wait for each other here.
 */
export async function findLinkedMatch(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ match: streamConfiguration.match })
    .from(streamConfiguration)
    .for('share');
  return row!.match;
}

export async function updateConfiguration(
  tx: Tx,
  change: Partial<ConfigurationRow>,
): Promise<ConfigurationRow> {
  const [row] = await tx.update(streamConfiguration).set(change).returning();
  return row!;
}

export async function insertHistory(
  tx: Tx,
  change: typeof streamHistory.$inferInsert,
): Promise<void> {
  await tx.insert(streamHistory).values(change);
  const oldest = tx
    .select({ revision: streamHistory.revision })
    .from(streamHistory)
    .orderBy(desc(streamHistory.revision))
    .offset(HISTORY_KEPT)
    .limit(1);
  await tx.delete(streamHistory).where(lt(streamHistory.revision, sql`(${oldest}) + 1`));
}

export async function findHistory(db: Db) {
  return db.select().from(streamHistory).orderBy(desc(streamHistory.revision));
}

/** 0 before anyone has set anything. */
export async function findNewestChange(db: Db): Promise<number> {
  const [row] = await db
    .select({ revision: streamHistory.revision })
    .from(streamHistory)
    .orderBy(desc(streamHistory.revision))
    .limit(1);
  return row?.revision ?? 0;
}

export async function findChange(db: Db, revision: number) {
  const [row] = await db.select().from(streamHistory).where(eq(streamHistory.revision, revision));
  return row;
}

export async function findControl(db: Db): Promise<ControlRow> {
  const [row] = await db.select().from(streamControl);
  return row!;
}

export async function lockControl(tx: Tx): Promise<ControlRow> {
  const [row] = await tx.select().from(streamControl).for('update');
  return row!;
}

export async function updateControl(tx: Tx, change: Partial<ControlRow>): Promise<ControlRow> {
  const [row] = await tx.update(streamControl).set(change).returning();
  return row!;
}

export async function insertToken(
  tx: Tx,
  token: typeof streamTokens.$inferInsert,
): Promise<TokenRow> {
  const [row] = await tx.insert(streamTokens).values(token).returning();
  return row!;
}

export async function findTokens(db: Db): Promise<TokenRow[]> {
  return db
    .select()
    .from(streamTokens)
    .where(isNull(streamTokens.revokedAt))
    .orderBy(desc(streamTokens.createdAt));
}

export async function findTokenByHash(db: Db, secretHash: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(streamTokens)
    .where(and(eq(streamTokens.secretHash, secretHash), isNull(streamTokens.revokedAt)));
  return row;
}

export async function updateToken(
  tx: Tx,
  id: string,
  change: Pick<Partial<TokenRow>, 'usedAt' | 'revokedAt'>,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .update(streamTokens)
    .set(change)
    .where(and(eq(streamTokens.id, id), isNull(streamTokens.revokedAt)))
    .returning();
  return row;
}

export async function saveListeners(db: Db, row: ListenersRow): Promise<void> {
  const { process: _, ...change } = row;
  await db
    .insert(streamListeners)
    .values(row)
    .onConflictDoUpdate({ target: streamListeners.process, set: change });
}

export async function findListeners(db: Db): Promise<ListenersRow[]> {
  return db.select().from(streamListeners);
}

/** Processes that were ended without a word. */
export async function deleteListenersBefore(db: Db, time: number): Promise<void> {
  await db.delete(streamListeners).where(lt(streamListeners.seenAt, time));
}

/** By id, or else by name; drafts are nobody's to see. */
export async function findTournamentId(db: Db, wanted: string): Promise<string | undefined> {
  const key = wanted.toLowerCase();
  const [row] = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        ne(tournaments.state, 'draft'),
        sql`(lower(${tournaments.id}) = ${key} OR lower(${tournaments.name}) = ${key})`,
      ),
    )
    .orderBy(desc(sql`lower(${tournaments.id}) = ${key}`), desc(tournaments.createdAt))
    .limit(1);
  return row?.id;
}

export async function findPhoto(db: Db, player: string) {
  const [row] = await db
    .select({ photo: players.photo })
    .from(players)
    .where(eq(players.id, player));
  return row;
}

export async function savePronunciation(
  tx: Tx,
  row: typeof pronunciations.$inferInsert,
): Promise<void> {
  const { player: _, ...change } = row;
  await tx
    .insert(pronunciations)
    .values(row)
    .onConflictDoUpdate({ target: pronunciations.player, set: change });
}

export async function deletePronunciation(tx: Tx, player: string): Promise<void> {
  await tx.delete(pronunciations).where(eq(pronunciations.player, player));
}

export async function findPronunciation(db: Db, player: string): Promise<string | null> {
  const [row] = await db.select().from(pronunciations).where(eq(pronunciations.player, player));
  return row?.pronunciation ?? null;
}
