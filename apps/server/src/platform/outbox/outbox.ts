/**
 * Events are published only after their change has committed, and none is lost: the row is written in
 * the same transaction. The committing process publishes it at once; other processes get it over Redis
 * or read it from this table (feed.ts).
 */

import type { Json } from '@mes/contract/scalars';
import { RETENTION } from '@mes/domain/retention/retention';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { preparedFor } from '../database/prepared';
import { quickRead } from '../database/shared-reads';
import { channels, outbox } from './tables';

const findChannelQuery = preparedFor((db) =>
  db
    .select({ revision: channels.revision })
    .from(channels)
    .where(eq(channels.name, sql.placeholder('channel')))
    .prepare(quickRead('find_channel')),
);

export async function revisionOf(db: Db, channel: string): Promise<number> {
  const [row] = await findChannelQuery(db).execute({ channel });
  return row?.revision ?? 0;
}

export interface MissedEvents {
  /** The current revision of the channel. */
  readonly revision: number;
  /** All events after the given revision, or null when some were deleted or there are too many. */
  readonly events: readonly OutboxEvent[] | null;
}

export async function eventsSince(
  db: Db,
  { channel, revision, limit = 200 }: { channel: string; revision: number; limit?: number },
): Promise<MissedEvents> {
  // One statement, so that revision and events are consistent.
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

export async function deleteOldEvents(db: Db, now: number): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, now - RETENTION.liveEvents.ms));
}

function toEvent(row: typeof outbox.$inferSelect): OutboxEvent {
  const { id, channel, revision, type } = row;
  return { id, channel, since: revision - 1, revision, type, data: row.data as Json };
}
