/**
 * Events leave the process only after the change they tell of has committed, and none is lost:
 * the row is written in the same transaction, published at once by the process that committed,
 * and by the sweep of any process if that one died in between.
 */

import type { Json } from '@mes/contract/scalars';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../database/database';
import { channels, outbox } from './tables';

export interface OutboxEvent {
  readonly id: number;
  readonly channel: string;
  /** The channel's revision before and after this event. */
  readonly since: number;
  readonly revision: number;
  readonly type: string;
  readonly data: Json;
}

interface NewEvent {
  readonly channel: string;
  /** Past tense: `match.finished`. */
  readonly type: string;
  readonly data: Json;
}

const KEPT_MS = 3_600_000;
const SWEEP_AFTER_MS = 1_000;

/** Takes the channel's next revision; concurrent changes of one channel wait for each other here. */
export async function emit(tx: Tx, { channel, type, data }: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(channels)
    .values({ name: channel, revision: 1 })
    .onConflictDoUpdate({ target: channels.name, set: { revision: sql`${channels.revision} + 1` } })
    .returning({ revision: channels.revision });
  const revision = row!.revision;
  const [written] = await tx
    .insert(outbox)
    .values({ channel, revision, type, data })
    .returning({ id: outbox.id });
  tx.events.push({ id: written!.id, channel, since: revision - 1, revision, type, data });
  return revision;
}

export async function revisionOf(db: Db, channel: string): Promise<number> {
  const [row] = await db.select().from(channels).where(eq(channels.name, channel));
  return row?.revision ?? 0;
}

/** The events after `revision`, or null when some of them are no longer kept. */
export async function eventsSince(
  db: Db,
  { channel, revision, limit = 200 }: { channel: string; revision: number; limit?: number },
): Promise<readonly OutboxEvent[] | null> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, channel), gt(outbox.revision, revision)))
    .orderBy(asc(outbox.revision))
    .limit(limit + 1);
  const complete =
    rows.length <= limit && (rows[0] === undefined || rows[0].revision === revision + 1);
  return complete ? rows.map(toEvent) : null;
}

export async function markPublished(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(outbox)
    .set({ publishedAt: Date.now() })
    .where(and(inArray(outbox.id, [...ids]), isNull(outbox.publishedAt)));
}

/** Publishes what a crash or an unreachable broker left behind; other processes skip the same rows. */
export async function sweep(
  database: Database,
  { publish, now }: { publish: (events: readonly OutboxEvent[]) => Promise<void>; now: number },
): Promise<number> {
  return database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.publishedAt), lt(outbox.createdAt, now - SWEEP_AFTER_MS)))
      .orderBy(asc(outbox.id))
      .limit(500)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    await publish(rows.map(toEvent));
    await markPublished(
      tx,
      rows.map((row) => row.id),
    );
    return rows.length;
  });
}

export async function forgetOld(db: Db, now: number): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, now - KEPT_MS));
}

function toEvent(row: typeof outbox.$inferSelect): OutboxEvent {
  const { id, channel, revision, type } = row;
  return { id, channel, since: revision - 1, revision, type, data: row.data as Json };
}
