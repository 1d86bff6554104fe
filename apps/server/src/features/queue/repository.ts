/**
 * The conditions below say in SQL what the domain's `standing` says of one entry; a test compares
 * the two. Every function that writes is called under the lock on the state's row.
 */

import {
  IDLE_MS,
  PLACE_HOLD_MS,
  type QueueEntry,
  type QueueLoad,
  SLOT_HOLD_MS,
} from '@mes/domain/queue/queue';
import { and, asc, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { queueEntries as entries, queueState } from './tables';

export type StateRow = typeof queueState.$inferSelect;

/** An admitted visitor who was seen on the site. */
export interface SeenVisitor {
  readonly identifier: string;
  readonly admitted: number;
  readonly seen: number;
}

const STATE_ID = 1;

const hasNoSlot = isNull(entries.slot);
const isPromised = and(isNotNull(entries.slot), isNull(entries.admitted));
const isAdmitted = isNotNull(entries.admitted);

const stands = {
  waiting: (now: number) => and(hasNoSlot, gt(entries.lastSeen, now - IDLE_MS)),
  remembered: (now: number) => and(hasNoSlot, gt(entries.lastSeen, now - PLACE_HOLD_MS)),
  reserved: (now: number) => and(isPromised, gt(entries.slot, now - SLOT_HOLD_MS)),
  active: (now: number) => and(isAdmitted, gt(entries.lastSeen, now - IDLE_MS)),
  over: (now: number) =>
    or(
      and(hasNoSlot, lte(entries.lastSeen, now - PLACE_HOLD_MS)),
      and(isPromised, lte(entries.slot, now - SLOT_HOLD_MS)),
      and(isAdmitted, lte(entries.lastSeen, now - IDLE_MS)),
    ),
};

export async function insertState(db: Db, state: Omit<StateRow, 'id'>): Promise<void> {
  await db
    .insert(queueState)
    .values({ id: STATE_ID, ...state })
    .onConflictDoNothing();
}

export async function lockState(tx: Tx): Promise<StateRow> {
  const [row] = await tx.select().from(queueState).for('update');
  return row!;
}

export async function updateState(tx: Tx, state: Omit<StateRow, 'id'>): Promise<void> {
  await tx.update(queueState).set(state);
}

export async function countLoad(db: Db, now: number): Promise<QueueLoad> {
  return {
    active: await db.$count(entries, stands.active(now)),
    reserved: await db.$count(entries, stands.reserved(now)),
  };
}

export async function findByIdentifiers(
  tx: Tx,
  identifiers: readonly string[],
): Promise<QueueEntry[]> {
  if (identifiers.length === 0) return [];
  return tx
    .select()
    .from(entries)
    .where(sql`${entries.identifier} = ANY(${list(identifiers)})`);
}

/** The first who are there and have no slot; all of them where no limit is finite. */
export async function findWaiting(
  tx: Tx,
  { now, limit }: { now: number; limit: number },
): Promise<QueueEntry[]> {
  if (limit === 0) return [];
  const line = tx.select().from(entries).where(stands.waiting(now)).orderBy(asc(entries.sequence));
  return Number.isFinite(limit) ? line.limit(limit) : line;
}

export async function findPool(tx: Tx, fromSequence: number): Promise<QueueEntry[]> {
  return tx
    .select()
    .from(entries)
    .where(and(hasNoSlot, gte(entries.sequence, fromSequence)));
}

export async function findReserved(tx: Tx, now: number): Promise<QueueEntry[]> {
  return tx.select().from(entries).where(stands.reserved(now));
}

export async function countWaiting(db: Db, now: number): Promise<number> {
  return db.$count(entries, stands.waiting(now));
}

/** Everyone who keeps a place without a slot, whether there or not. */
export async function countPlaces(tx: Tx, now: number): Promise<number> {
  return tx.$count(entries, stands.remembered(now));
}

/** How many wait before each of those given; who does not wait is left out. */
export async function countAhead(
  tx: Tx,
  { identifiers, now }: { identifiers: readonly string[]; now: number },
): Promise<ReadonlyMap<string, number>> {
  const line = tx
    .select({
      identifier: entries.identifier,
      ahead: sql<number>`row_number() OVER (ORDER BY ${entries.sequence}) - 1`
        .mapWith(Number)
        .as('ahead'),
    })
    .from(entries)
    .where(stands.waiting(now))
    .as('line');
  const rows = await tx
    .select()
    .from(line)
    .where(sql`${line.identifier} = ANY(${list(identifiers)})`);
  return new Map(rows.map(({ identifier, ahead }) => [identifier, ahead]));
}

export async function saveAll(tx: Tx, changed: readonly QueueEntry[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${entries} (identifier, sequence, slot, entered, admitted, last_seen)
    SELECT * FROM unnest(
      ${list(changed.map(({ identifier }) => identifier))},
      ${sql.param(changed.map(({ sequence }) => sequence))}::bigint[],
      ${times(changed.map(({ slot }) => slot))},
      ${times(changed.map(({ entered }) => entered))},
      ${times(changed.map(({ admitted }) => admitted))},
      ${times(changed.map(({ lastSeen }) => lastSeen))}
    )
    ON CONFLICT (identifier) DO UPDATE SET
      sequence = excluded.sequence, slot = excluded.slot, entered = excluded.entered,
      admitted = excluded.admitted, last_seen = excluded.last_seen`);
}

/**
 * Whoever was let in while the queue was off has no entry yet, or one that still waits: it becomes
 * an admitted one, so that the cap counts everybody who is there. Its sequence orders nothing.
 */
export async function saveHeartbeats(tx: Tx, signs: readonly SeenVisitor[]): Promise<void> {
  if (signs.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${entries} AS known (identifier, sequence, slot, entered, admitted, last_seen)
    SELECT identifier, 0, admitted, admitted, admitted, seen FROM unnest(
      ${list(signs.map(({ identifier }) => identifier))},
      ${times(signs.map(({ admitted }) => admitted))},
      ${times(signs.map(({ seen }) => seen))}
    ) AS sign (identifier, admitted, seen)
    ON CONFLICT (identifier) DO UPDATE SET
      slot = coalesce(known.slot, excluded.slot),
      admitted = coalesce(known.admitted, excluded.admitted),
      last_seen = greatest(known.last_seen, excluded.last_seen)`);
}

/** Forgets the entries that are over. */
export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  await tx.delete(entries).where(stands.over(now));
}

function list(texts: readonly string[]) {
  return sql`${sql.param(texts)}::text[]`;
}

function times(instants: readonly (number | null)[]) {
  const texts = instants.map((time) => (time === null ? null : new Date(time).toISOString()));
  return sql`${sql.param(texts)}::timestamptz[]`;
}
