import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ActionById } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { queueLinks } from '../tables';

type QueueLinkRow = typeof queueLinks.$inferSelect;

const MAX_LISTED = 100;

export async function insert(tx: Tx, link: typeof queueLinks.$inferInsert): Promise<void> {
  await tx.insert(queueLinks).values(link);
}

export async function findAll(db: Db): Promise<QueueLinkRow[]> {
  return db.select().from(queueLinks).orderBy(desc(queueLinks.createdAt)).limit(MAX_LISTED);
}

export async function findByIdForUpdate(tx: Tx, id: string): Promise<QueueLinkRow | undefined> {
  const [row] = await tx.select().from(queueLinks).where(eq(queueLinks.id, id)).for('update');
  return row;
}

/** Revoked ones that would otherwise still count. */
export async function findRevoked(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: queueLinks.id })
    .from(queueLinks)
    .where(and(isNotNull(queueLinks.revokedAt), gt(queueLinks.expiresAt, now)));
  return rows.map(({ id }) => id);
}

/** False if the link is revoked, expired, used up or unknown. */
export async function countUse(tx: Tx, id: string, now: number): Promise<boolean> {
  const rows = await tx
    .update(queueLinks)
    .set({ uses: sql`${queueLinks.uses} + 1`, lastUsedAt: now })
    .where(
      and(
        eq(queueLinks.id, id),
        isNull(queueLinks.revokedAt),
        gt(queueLinks.expiresAt, now),
        or(isNull(queueLinks.maxUses), lt(queueLinks.uses, queueLinks.maxUses)),
      ),
    )
    .returning({ id: queueLinks.id });
  return rows.length > 0;
}

export async function revoke(tx: Tx, id: string, { actor, now }: ActionById): Promise<void> {
  await tx
    .update(queueLinks)
    .set({ revokedAt: now, revokedBy: actor.id })
    .where(eq(queueLinks.id, id));
}

/** Nobody needs to know of them any more. */
export async function deleteExpiredBefore(db: Db, time: number): Promise<void> {
  await db.delete(queueLinks).where(lt(queueLinks.expiresAt, time));
}

export async function findAllByMaker(db: Db, playerId: string) {
  return db
    .select({ label: queueLinks.label, createdAt: queueLinks.createdAt })
    .from(queueLinks)
    .where(eq(queueLinks.createdBy, playerId))
    .orderBy(desc(queueLinks.createdAt));
}
