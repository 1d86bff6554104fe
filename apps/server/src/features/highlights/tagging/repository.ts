import { and, asc, eq, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { clips } from '../tables';

interface QueueQuery {
  readonly playerId: string;
  readonly skip: readonly string[];
  readonly now: number;
}

/** The oldest that nobody else tags, the own one first. Rows that others take just now are passed over. */
export async function lockNext(tx: Tx, query: QueueQuery): Promise<{ id: string } | undefined> {
  const [own] = await tx
    .select({ id: clips.id })
    .from(clips)
    .where(and(whereFree(query), eq(clips.claimedBy, query.playerId)))
    .orderBy(asc(clips.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (own) return own;
  const [row] = await tx
    .select({ id: clips.id })
    .from(clips)
    .where(whereFree(query))
    .orderBy(asc(clips.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function findUpcoming(
  db: Db,
  { after, ...query }: QueueQuery & { after: string },
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: clips.id })
    .from(clips)
    .where(and(whereFree(query), ne(clips.id, after)))
    .orderBy(asc(clips.id))
    .limit(1);
  return row;
}

export async function countWaiting(db: Db): Promise<number> {
  return db.$count(clips, eq(clips.state, 'waiting'));
}

export async function releaseClaim(
  tx: Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<void> {
  await tx
    .update(clips)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(clips.id, id), eq(clips.claimedBy, playerId)));
}

/** Someone tags one clip at a time. */
export async function releaseOthers(
  tx: Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<void> {
  await tx
    .update(clips)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(clips.claimedBy, playerId), ne(clips.id, id)));
}

function whereFree({ playerId, skip, now }: QueueQuery) {
  return and(
    eq(clips.state, 'waiting'),
    or(
      isNull(clips.claimedBy),
      isNull(clips.claimedUntil),
      lt(clips.claimedUntil, now),
      eq(clips.claimedBy, playerId),
    ),
    skip.length === 0 ? undefined : notInArray(clips.id, [...skip]),
  );
}
