import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { streamTokens } from '../tables';

export type TokenRow = typeof streamTokens.$inferSelect;

export async function insert(tx: Tx, token: typeof streamTokens.$inferInsert): Promise<TokenRow> {
  const [row] = await tx.insert(streamTokens).values(token).returning();
  return row!;
}

export async function findAllValid(db: Db): Promise<TokenRow[]> {
  return db
    .select()
    .from(streamTokens)
    .where(isNull(streamTokens.revokedAt))
    .orderBy(desc(streamTokens.createdAt));
}

export async function findByHash(db: Db, secretHash: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(streamTokens)
    .where(and(eq(streamTokens.secretHash, secretHash), isNull(streamTokens.revokedAt)));
  return row;
}

export async function update(
  tx: Tx,
  id: string,
  change: Pick<Partial<TokenRow>, 'usedAt' | 'revokedAt'>,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .update(streamTokens)
    .set(change)
    .where(and(eq(streamTokens.id, id), isNull(streamTokens.revokedAt)))
    .returning();
  return row;
}
