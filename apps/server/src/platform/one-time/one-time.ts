/**
 * Tokens that work once and not for long: a sign-in under way, a code, a claim. They live in the
 * database, so that any process can take what another handed out, and of two that try at the same
 * moment exactly one gets it. Only hashes are kept and looked up: neither a stolen copy of the
 * table nor the time of a look-up tells a token.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Json } from '@mes/contract/scalars';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { oneTimeTokens } from './tables';

export interface OneTimeTokens<T> {
  /** Makes a token that stands for the content. */
  issue(db: Db, content: T, now: number): Promise<string>;
  /** Accepts a token that was made elsewhere. */
  keep(db: Db, token: string, content: T, now: number): Promise<void>;
  /** What the token stands for, to the first who asks; null to all others and after its time. */
  take(db: Db, token: string, now: number): Promise<T | null>;
  /** Takes every token of this purpose, and answers whether the given one was among them. */
  takeAll(tx: Tx, token: string, now: number): Promise<boolean>;
}

export function oneTimeTokensFor<T extends Json>(
  purpose: string,
  { livesMs }: { livesMs: number },
): OneTimeTokens<T> {
  const ofPurpose = eq(oneTimeTokens.purpose, purpose);
  const tokens: OneTimeTokens<T> = {
    async issue(db, content, now) {
      const token = randomBytes(32).toString('base64url');
      await tokens.keep(db, token, content, now);
      return token;
    },
    async keep(db, token, content, now) {
      await db
        .insert(oneTimeTokens)
        .values({ purpose, tokenHash: hashOf(token), content, expiresAt: now + livesMs });
    },
    async take(db, token, now) {
      const [taken] = await db
        .delete(oneTimeTokens)
        .where(and(ofPurpose, eq(oneTimeTokens.tokenHash, hashOf(token))))
        .returning();
      return taken && taken.expiresAt > now ? (taken.content as T) : null;
    },
    async takeAll(tx, token, now) {
      const taken = await tx
        .delete(oneTimeTokens)
        .where(and(ofPurpose, gt(oneTimeTokens.expiresAt, now)))
        .returning({ tokenHash: oneTimeTokens.tokenHash });
      const wanted = Buffer.from(hashOf(token));
      return taken.some(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash), wanted));
    },
  };
  return tokens;
}

export async function forgetExpiredTokens(db: Db, now: number): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
