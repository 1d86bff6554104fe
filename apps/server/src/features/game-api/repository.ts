import { and, asc, gte, lte, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { gameSamples, gameServers } from './tables';

export async function findServers(db: Db) {
  return db.select().from(gameServers).orderBy(asc(gameServers.name), asc(gameServers.id));
}

/** Deletes servers that the game no longer reports. */
export async function replaceServers(
  tx: Tx,
  servers: readonly (typeof gameServers.$inferInsert)[],
): Promise<void> {
  const ids = servers.map(({ id }) => id);
  await tx
    .delete(gameServers)
    .where(ids.length === 0 ? undefined : notInArray(gameServers.id, ids));
  if (servers.length === 0) return;
  await tx
    .insert(gameServers)
    .values([...servers])
    .onConflictDoUpdate({
      target: gameServers.id,
      set: {
        name: sql`excluded.name`,
        region: sql`excluded.region`,
        state: sql`excluded.state`,
        players: sql`excluded.players`,
        checkedAt: sql`excluded.checked_at`,
      },
    });
}

/** Only the first process saves its sample of a period. */
export async function insertSample(tx: Tx, sample: typeof gameSamples.$inferInsert): Promise<void> {
  await tx.insert(gameSamples).values(sample).onConflictDoNothing();
}

/** The average of each step, oldest first. */
export async function findSamples(
  db: Db,
  { start, end, stepMs }: { start: number; end: number; stepMs: number },
) {
  const at = sql`date_bin(make_interval(secs => ${stepMs / 1_000}), ${gameSamples.at}, 'epoch'::timestamptz)`;
  return db
    .select({
      at: sql<number>`${at}`.mapWith(gameSamples.at),
      servers: sql<number>`round(avg(${gameSamples.servers}))::int`,
      online: sql<number>`round(avg(${gameSamples.online}))::int`,
      players: sql<number | null>`round(avg(${gameSamples.players}))::int`,
    })
    .from(gameSamples)
    .where(and(gte(gameSamples.at, start), lte(gameSamples.at, end)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
