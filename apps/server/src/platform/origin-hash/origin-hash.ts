/**
 * Where something came from, as hashes that show only whether two came from the same place. The key
 * changes every 30 days: hashes of two periods have nothing in common.
 */

import { createHmac, randomBytes } from 'node:crypto';
import { RETENTION } from '@mes/domain/retention/retention';
import { eq, lt } from 'drizzle-orm';
import type { Cookies } from '../cookies/cookies';
import { readDevice } from '../cookies/device';
import type { Db } from '../database/database';
import { originKeys } from './tables';

export interface OriginHashes {
  /** Counts 30 days from the epoch. */
  readonly period: number;
  readonly address: string;
  /** Null for clients that are no browser, or that have not signed in since devices are told apart. */
  readonly device: string | null;
}

/** `visitor` and `cookies` are those of the call. */
export type HashOrigin = (
  origin: { readonly visitor: string; readonly cookies: Cookies },
  now: number,
) => Promise<OriginHashes>;

const PERIOD_MS = RETENTION.signInOrigins.ms;
const SECRET_BYTES = 32;
const HASH_LENGTH = 22;

export function originPeriod(now: number): number {
  return Math.floor(now / PERIOD_MS);
}

export function createOriginHash(db: Db): HashOrigin {
  let current: { readonly period: number; readonly key: Promise<Buffer> } | null = null;

  async function keyOf(period: number): Promise<Buffer> {
    if (current?.period !== period) current = { period, key: findKey(db, period) };
    try {
      return await current.key;
    } catch (error) {
      // The database did not answer: the next call asks again.
      current = null;
      throw error;
    }
  }

  return async ({ visitor, cookies }, now) => {
    const period = originPeriod(now);
    const key = await keyOf(period);
    const device = readDevice(cookies);
    return {
      period,
      address: hash(key, `address:${visitor}`),
      device: device && hash(key, `device:${device}`),
    };
  };
}

/** Without the secret, the hashes of its period cannot be computed again. */
export async function deleteOldOriginKeys(db: Db, now: number): Promise<void> {
  await db.delete(originKeys).where(lt(originKeys.period, originPeriod(now)));
}

/** Concurrent processes get the same key. */
async function findKey(db: Db, period: number): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES).toString('base64');
  await db.insert(originKeys).values({ period, secret }).onConflictDoNothing();
  const [found] = await db.select().from(originKeys).where(eq(originKeys.period, period));
  return Buffer.from(found!.secret, 'base64');
}

function hash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
}
