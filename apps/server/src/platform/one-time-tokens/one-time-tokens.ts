/**
 * Short-lived tokens that can be used once: for a pending sign-in, a code or a claim. They are stored
 * in the database, so that any process can redeem a token that another issued, and of two concurrent
 * attempts exactly one succeeds. Only hashes are stored and compared: neither a stolen copy of the
 * table nor the timing of a lookup reveals a token.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Json } from '@mes/contract/scalars';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { oneTimeTokens } from './tables';

export interface OneTimeTokens<T> {
  /** Creates a token for the content. */
  issue(db: Db, content: T, now: number): Promise<string>;
  /** Saves a token that the caller has created. */
  save(db: Db, token: string, content: T, now: number): Promise<void>;
  /** Returns the content on the first call; null on later ones and after the token has expired. */
  redeem(db: Db, token: string, now: number): Promise<T | null>;
  /** Deletes every token of this purpose and returns whether the given one was among them. */
  redeemAll(tx: Tx, token: string, now: number): Promise<boolean>;
}

export function createOneTimeTokens<T extends Json>(
  purpose: string,
  { ttlMs }: { ttlMs: number },
): OneTimeTokens<T> {
  const ofPurpose = eq(oneTimeTokens.purpose, purpose);
  const tokens: OneTimeTokens<T> = {
    async issue(db, content, now) {
      const token = randomBytes(32).toString('base64url');
      await tokens.save(db, token, content, now);
      return token;
    },
    async save(db, token, content, now) {
      await db
        .insert(oneTimeTokens)
        .values({ purpose, tokenHash: hashOf(token), content, expiresAt: now + ttlMs });
    },
    async redeem(db, token, now) {
      const [row] = await db
        .delete(oneTimeTokens)
        .where(and(ofPurpose, eq(oneTimeTokens.tokenHash, hashOf(token))))
        .returning();
      return row && row.expiresAt > now ? (row.content as T) : null;
    },
    async redeemAll(tx, token, now) {
      const rows = await tx
        .delete(oneTimeTokens)
        .where(and(ofPurpose, gt(oneTimeTokens.expiresAt, now)))
        .returning({ tokenHash: oneTimeTokens.tokenHash });
      const wanted = Buffer.from(hashOf(token));
      return rows.some(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash), wanted));
    },
  };
  return tokens;
}

export async function deleteExpiredTokens(db: Db, now: number): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
