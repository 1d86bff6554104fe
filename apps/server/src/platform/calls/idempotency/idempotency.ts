/**
 * A write with an Idempotency-Key happens once: the key is claimed in the transaction that does
 * the work, so a repeat, also one at the same moment, finds the claim and gets the first answer.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { and, eq, lt } from 'drizzle-orm';
import { type Db, isDuplicate, type Tx } from '../../database/database';
import type { Answer } from '../answer';
import { idempotencyKeys } from './tables';

export interface IdempotencyKey {
  readonly account: string;
  readonly key: string;
  readonly call: string;
}

const KEPT_MS = 86_400_000;
const KEY = /^[\x20-\x7e]{1,128}$/;
/** The answer is kept a moment after its change: a repeat that comes between the two waits for it. */
const ANSWER = { tries: 80, everyMs: 25 };

export async function findAnswer(
  db: Db,
  { account, key, call }: IdempotencyKey,
): Promise<Answer | null> {
  if (!KEY.test(key))
    throw new InvalidParameter('Idempotency-Key', 'At most 128 characters of plain text.');
  for (let tries = 1; tries <= ANSWER.tries; tries++) {
    const [row] = await db.select().from(idempotencyKeys).where(matches({ account, key }));
    if (!row) return null;
    if (row.call !== call)
      throw new InvalidAction('This Idempotency-Key was used for another call.');
    if (row.status !== null && row.answer !== null) return { status: row.status, body: row.answer };
    await sleep(ANSWER.everyMs);
  }
  throw new InvalidAction('This request has already been carried out.');
}

export async function claim(tx: Tx, key: IdempotencyKey, now: number): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...key, at: now });
}

export function wasClaimed(error: unknown): boolean {
  return isDuplicate(error, 'idempotency_keys_account_key_pk');
}

export async function saveAnswer(
  db: Db,
  key: IdempotencyKey,
  { status, body }: Answer,
): Promise<void> {
  await db.update(idempotencyKeys).set({ status, answer: body }).where(matches(key));
}

export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, now - KEPT_MS));
}

function matches({ account, key }: { account: string; key: string }) {
  return and(eq(idempotencyKeys.account, account), eq(idempotencyKeys.key, key));
}
