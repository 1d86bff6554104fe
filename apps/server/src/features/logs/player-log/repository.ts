import { and, count, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { playerLog, playerLogVersions } from '../tables';

export type LogRow = typeof playerLog.$inferSelect;
export type FoundLogEntry = Awaited<ReturnType<typeof findAll>>[number];
export type LogChange = Partial<Pick<LogRow, 'event' | 'path' | 'message' | 'details'>>;

const editor = alias(players, 'editor');
const MOST_COUNTED = 10_000;

export interface LogQuery {
  readonly query: string;
  readonly playerId?: string;
  readonly event?: string;
  readonly start?: number;
  readonly end?: number;
}

export async function insert(db: Db, entry: typeof playerLog.$inferInsert): Promise<void> {
  await db.insert(playerLog).values(entry);
}

/** Newest first. */
export async function findAll(db: Db, query: LogQuery & { page: number; size: number }) {
  return selection(db)
    .where(whereMatches(query))
    .orderBy(desc(playerLog.at), desc(playerLog.id))
    .limit(query.size)
    .offset(query.page * query.size);
}

/** Stops at 10,000: nobody pages further, and the log has millions of entries. */
export async function countAll(db: Db, query: LogQuery): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(playerLog)
    .where(whereMatches(query))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row!.total;
}

export async function findById(db: Db, id: string): Promise<FoundLogEntry | undefined> {
  const [row] = await selection(db).where(eq(playerLog.id, id));
  return row;
}

/** Also one that was deleted. */
export async function lockById(tx: Tx, id: string): Promise<LogRow | undefined> {
  const [row] = await tx.select().from(playerLog).where(eq(playerLog.id, id)).for('update');
  return row;
}

export async function update(
  tx: Tx,
  id: string,
  change: LogChange & Partial<Pick<LogRow, 'editedAt' | 'editedBy' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(playerLog).set(change).where(eq(playerLog.id, id));
}

export async function insertVersion(
  tx: Tx,
  version: typeof playerLogVersions.$inferInsert,
): Promise<void> {
  await tx.insert(playerLogVersions).values(version);
}

/** Newest first. */
export async function findVersions(db: Db, entryId: string) {
  return db
    .select({
      version: playerLogVersions,
      changedBy: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(playerLogVersions)
    .leftJoin(players, eq(players.id, playerLogVersions.changedBy))
    .where(eq(playerLogVersions.entry, entryId))
    .orderBy(desc(playerLogVersions.id));
}

export async function findVersion(db: Db, id: string) {
  const [row] = await db.select().from(playerLogVersions).where(eq(playerLogVersions.id, id));
  return row;
}

export async function deleteByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(playerLog).where(eq(playerLog.player, playerId));
}

export async function deleteOlderThan(db: Db, instant: number): Promise<void> {
  await db.delete(playerLog).where(lt(playerLog.at, instant));
}

function selection(db: Db) {
  return db
    .select({
      entry: playerLog,
      player: { id: players.id, name: players.name, photo: players.photo },
      editor: { id: editor.id, name: editor.name, photo: editor.photo },
    })
    .from(playerLog)
    .leftJoin(players, eq(players.id, playerLog.player))
    .leftJoin(editor, eq(editor.id, playerLog.editedBy));
}

function whereMatches({ query, playerId, event, start, end }: LogQuery): SQL | undefined {
  const part = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    isNull(playerLog.deletedAt),
    playerId === undefined ? undefined : eq(playerLog.player, playerId),
    event === undefined ? undefined : eq(playerLog.event, event),
    start === undefined ? undefined : gte(playerLog.at, start),
    end === undefined ? undefined : lte(playerLog.at, end),
    query === ''
      ? undefined
      : sql`(coalesce(${playerLog.path}, '') || ' ' || coalesce(${playerLog.message}, ''))
            ILIKE ${part}`,
  );
}
