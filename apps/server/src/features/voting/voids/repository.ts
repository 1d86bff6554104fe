import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { votes, voteVoids } from '../tables';

export type FoundVoid = Awaited<ReturnType<typeof selection>>[number];

/** In the order in which their matches are locked. */
export async function findByIds(db: Db, ids: readonly string[]) {
  return db
    .select({ id: votes.id, match: votes.match })
    .from(votes)
    .where(inArray(votes.id, [...ids]))
    .orderBy(asc(votes.match), asc(votes.id));
}

/** The accounts whose vote counted until now. The match is locked. */
export async function markVoided(
  tx: Tx,
  ids: readonly string[],
  { reason, now, actorId }: { reason: string; now: number; actorId: string },
): Promise<string[]> {
  const voided = await tx
    .update(votes)
    .set({ voidedAt: now })
    .where(and(inArray(votes.id, [...ids]), isNull(votes.voidedAt)))
    .returning({ id: votes.id, account: votes.account });
  if (voided.length > 0) {
    const rows = voided.map(({ id }) => ({ vote: id, reason, voidedAt: now, voidedBy: actorId }));
    await tx.insert(voteVoids).values(rows);
  }
  return voided.map(({ account }) => account);
}

/** The account of the vote; undefined where it counts already. */
export async function markCounted(tx: Tx, id: string): Promise<string | undefined> {
  await tx.delete(voteVoids).where(eq(voteVoids.vote, id));
  const [row] = await tx
    .update(votes)
    .set({ voidedAt: null })
    .where(and(eq(votes.id, id), isNotNull(votes.voidedAt)))
    .returning({ account: votes.account });
  return row?.account;
}

export async function findVoid(db: Db, voteId: string): Promise<FoundVoid | undefined> {
  const [row] = await selection(db).where(eq(voteVoids.vote, voteId));
  return row;
}

/** Last voided first. */
export async function findVoids(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<FoundVoid[]> {
  return selection(db)
    .orderBy(desc(voteVoids.voidedAt), desc(voteVoids.vote))
    .limit(size)
    .offset(page * size);
}

export async function countVoids(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(voteVoids);
  return row!.total;
}

function selection(db: Db) {
  return db
    .select({
      void: voteVoids,
      voidedBy: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(voteVoids)
    .leftJoin(players, eq(players.id, voteVoids.voidedBy))
    .$dynamic();
}
