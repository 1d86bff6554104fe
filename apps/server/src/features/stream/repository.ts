import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { tournaments } from '../tournaments/tables';
import { streamConfiguration, streamControl, streamHistory } from './tables';

export type ConfigurationRow = typeof streamConfiguration.$inferSelect;
export type ControlRow = typeof streamControl.$inferSelect;

const MAX_HISTORY = 200;

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

export async function findLinkedMatch(db: Db): Promise<string | null> {
  const [row] = await db.select({ match: streamConfiguration.match }).from(streamConfiguration);
  return row!.match;
}

/**
 * Keeps the stream from being linked to another series until the end of the transaction. A shared
 * lock, so that results of different matches do not wait for each other.
 */
export async function lockLinkedMatch(tx: Tx): Promise<string | null> {
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
    .offset(MAX_HISTORY)
    .limit(1);
  await tx.delete(streamHistory).where(lt(streamHistory.revision, sql`(${oldest}) + 1`));
}

export async function findHistory(db: Db) {
  return db.select().from(streamHistory).orderBy(desc(streamHistory.revision));
}

/** 0 if nobody has changed anything yet. */
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

/** By id, or else by name. Drafts are not public. */
export async function findTournamentId(db: Db, idOrName: string): Promise<string | undefined> {
  return (await findTournamentLook(db, idOrName))?.id;
}

/** The settings that decide which package shows it, and in which accent. */
export async function findTournamentLook(db: Db, idOrName: string) {
  const key = idOrName.toLowerCase();
  const { id, name, theme, accent } = tournaments;
  const [row] = await db
    .select({ id, name, theme, accent })
    .from(tournaments)
    .where(
      and(
        ne(tournaments.state, 'draft'),
        sql`(lower(${tournaments.id}) = ${key} OR lower(${tournaments.name}) = ${key})`,
      ),
    )
    .orderBy(desc(sql`lower(${tournaments.id}) = ${key}`), desc(tournaments.createdAt))
    .limit(1);
  return row;
}

export async function findPhoto(db: Db, playerId: string) {
  const [row] = await db
    .select({ photo: players.photo })
    .from(players)
    .where(eq(players.id, playerId));
  return row;
}
