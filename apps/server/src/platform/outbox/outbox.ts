/**
 * Events leave the process only after the change they tell of has committed, and none is lost: the
 * row is written in the same transaction. The process that committed hands it on at once; every
 * other one gets it over Redis or reads it here (feed.ts).
 */

import type { Json } from '@mes/contract/scalars';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
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

export interface NewEvent {
  readonly channel: string;
  /** Past tense: `match.finished`. */
  readonly type: string;
  readonly data: Json;
}

const KEPT_MS = 3_600_000;

/**
 * Takes the channel's next revision; concurrent changes of one channel wait for each other here.
 * The channel's row is written before the event's: the tail relies on a transaction having its
 * number before it takes an event id.
 */
export async function emit(tx: Tx, { channel, type, data }: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(channels)
    .values({ name: channel, revision: 1 })
    .onConflictDoUpdate({ target: channels.name, set: { revision: sql`${channels.revision} + 1` } })
    .returning({ revision: channels.revision });
  const revision = row!.revision;
  const [written] = await tx
    .insert(outbox)
    // JSON's null is a value; the driver would write it as none.
    .values({ channel, revision, type, data: data ?? sql`'null'::jsonb` })
    .returning({ id: outbox.id });
  tx.events.push({ id: written!.id, channel, since: revision - 1, revision, type, data });
  return revision;
}

/**
 * Many at once in two statements, in the order given. Channels are locked in the order of their
 * names: two changes that tell the same channels so never wait for each other.
 */
export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const counts = new Map<string, number>();
  for (const { channel } of events) counts.set(channel, (counts.get(channel) ?? 0) + 1);
  const reached = await tx
    .insert(channels)
    .values([...counts].sort().map(([name, revision]) => ({ name, revision })))
    .onConflictDoUpdate({
      target: channels.name,
      set: { revision: sql`${channels.revision} + excluded.revision` },
    })
    .returning();
  const since = new Map(reached.map(({ name, revision }) => [name, revision - counts.get(name)!]));
  const rows = events.map(({ channel, type, data }) => {
    const revision = since.get(channel)! + 1;
    since.set(channel, revision);
    return { channel, revision, type, data };
  });
  const written = await tx
    .insert(outbox)
    .values(rows.map((row) => ({ ...row, data: row.data ?? sql`'null'::jsonb` })))
    .returning({ id: outbox.id, channel: outbox.channel, revision: outbox.revision });
  const ids = new Map(written.map(({ id, channel, revision }) => [`${revision} ${channel}`, id]));
  for (const row of rows) {
    const id = ids.get(`${row.revision} ${row.channel}`)!;
    tx.events.push({ id, since: row.revision - 1, ...row });
  }
}

export async function revisionOf(db: Db, channel: string): Promise<number> {
  const [row] = await db.select().from(channels).where(eq(channels.name, channel));
  return row?.revision ?? 0;
}

export interface MissedEvents {
  /** The channel's revision at the moment of reading. */
  readonly revision: number;
  /** Every event after the one asked about, or null when some are no longer kept or too many. */
  readonly events: readonly OutboxEvent[] | null;
}

export async function eventsSince(
  db: Db,
  { channel, revision, limit = 200 }: { channel: string; revision: number; limit?: number },
): Promise<MissedEvents> {
  // One statement, so that revision and events are of the same moment.
  const rows = await db
    .select({ current: channels.revision, row: outbox })
    .from(channels)
    .leftJoin(outbox, and(eq(outbox.channel, channels.name), gt(outbox.revision, revision)))
    .where(eq(channels.name, channel))
    .orderBy(asc(outbox.revision))
    .limit(limit + 1);
  const current = rows[0]?.current ?? 0;
  const events = rows.flatMap(({ row }) => (row ? [toEvent(row)] : []));
  const complete = events.length <= limit && events.length === current - revision;
  return { revision: current, events: complete ? events : null };
}

export async function findByIds(db: Db, ids: readonly number[]): Promise<OutboxEvent[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.id, [...ids]))
    .orderBy(asc(outbox.id));
  return rows.map(toEvent);
}

export async function forgetOld(db: Db, now: number): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, now - KEPT_MS));
}

function toEvent(row: typeof outbox.$inferSelect): OutboxEvent {
  const { id, channel, revision, type } = row;
  return { id, channel, since: revision - 1, revision, type, data: row.data as Json };
}
