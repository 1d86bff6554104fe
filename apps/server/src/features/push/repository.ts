import type { PushMessage } from '@mes/contract/push';
import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { pushDeliveries, pushSubscriptions } from './tables';

type NewSubscription = typeof pushSubscriptions.$inferInsert;

/** One message to one subscription. */
export interface DeliveryId {
  readonly subscription: string;
  readonly key: string;
}

/** Renews the account's own subscription of that endpoint; one of another account stays as it is. */
export async function save(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { session, p256dh, auth, createdAt } = subscription;
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpointHash,
      set: { session, p256dh, auth, createdAt, lastSuccessAt: null, failures: 0 },
      setWhere: eq(pushSubscriptions.account, subscription.account),
    });
}

export async function deleteOfOthers(
  tx: Tx,
  { accountId, endpointHash }: { accountId: string; endpointHash: string },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpointHash, endpointHash),
        ne(pushSubscriptions.account, accountId),
      ),
    );
}

export async function deleteAllButNewest(
  tx: Tx,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<void> {
  const older = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.account, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(limit);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older));
}

export async function countOfAccount(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.account, accountId));
  return row!.total;
}

export async function existsInSession(
  db: Db,
  { sessionId, endpointHash }: { sessionId: string; endpointHash: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpointHash, endpointHash),
        eq(pushSubscriptions.session, sessionId),
      ),
    );
  return rows.length > 0;
}

/**
 * Keeps them from being deleted until the transaction ends, so that deliveries can refer to them.
 * Those that are being deleted at this moment are left out instead of waited for.
 */
export async function findIdsOfAccountForReference(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.account, accountId))
    .for('key share', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Answers which of them are new. */
export async function insertDeliveries(
  tx: Tx,
  subscriptionIds: readonly string[],
  delivery: { key: string; message: PushMessage; expiresAt: number },
): Promise<string[]> {
  const rows = await tx
    .insert(pushDeliveries)
    .values(subscriptionIds.map((subscription) => ({ subscription, ...delivery })))
    .onConflictDoNothing()
    .returning({ subscription: pushDeliveries.subscription });
  return rows.map(({ subscription }) => subscription);
}

export async function findDelivery(db: Db, id: DeliveryId) {
  const [row] = await db
    .select({
      message: pushDeliveries.message,
      attempt: pushDeliveries.attempt,
      expiresAt: pushDeliveries.expiresAt,
      deliveredAt: pushDeliveries.deliveredAt,
      endpointHash: pushSubscriptions.endpointHash,
      subscription: {
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      },
    })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscription))
    .where(isDelivery(id));
  return row;
}

export async function updateDelivery(
  tx: Tx,
  id: DeliveryId,
  change: { attempt: number } | { deliveredAt: number },
): Promise<void> {
  await tx.update(pushDeliveries).set(change).where(isDelivery(id));
}

export async function recordSuccess(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ lastSuccessAt: now, failures: 0 })
    .where(eq(pushSubscriptions.id, id));
}

/** Answers undefined if the subscription is gone meanwhile. */
export async function recordFailure(tx: Tx, id: string) {
  const [row] = await tx
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, id))
    .returning({
      failures: pushSubscriptions.failures,
      lastSuccessAt: pushSubscriptions.lastSuccessAt,
    });
  return row;
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function deleteDeliveriesExpiredBefore(db: Db, moment: number): Promise<void> {
  await db.delete(pushDeliveries).where(lt(pushDeliveries.expiresAt, moment));
}

function isDelivery({ subscription, key }: DeliveryId) {
  return and(eq(pushDeliveries.subscription, subscription), eq(pushDeliveries.key, key));
}
