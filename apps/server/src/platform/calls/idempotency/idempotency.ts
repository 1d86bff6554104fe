/**
 * A write with an Idempotency-Key runs once: the key is inserted in the transaction of the write, so
 * a repeat, even a concurrent one, hits the primary key and gets the first answer.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { RETENTION } from '@mes/domain/retention/retention';
import { and, eq, lt } from 'drizzle-orm';
import { type Database, type Db, isDuplicate, type Tx } from '../../database/database';
import type { Answer } from '../answer';
import { idempotencyKeys } from './tables';

export interface IdempotencyKey {
  readonly accountId: string;
  readonly key: string;
  readonly call: string;
}

const KEY = /^[\x20-\x7e]{1,128}$/;
/** The answer is saved shortly after the commit: a repeat that arrives in between waits for it. */
const POLL_ANSWER = { attempts: 80, everyMs: 25 };

interface KeyedWork {
  readonly key: IdempotencyKey;
  /** Must write by this function alone: it claims the key in its first transaction. */
  readonly work: (write: Database['transaction']) => Promise<Buffer>;
  /** Whether a repeat gets the same answer; not where it contains a secret. */
  readonly isSaved: boolean;
}

/** Runs the work, or returns the answer of an earlier run with the same key. */
export async function runOnce(
  { db, write, clock }: { db: Db; write: Database['transaction']; clock: () => number },
  { key, work, isSaved }: KeyedWork,
): Promise<Answer> {
  const previous = await findAnswer(db, key);
  if (previous) return previous;

  let claimed = false;
  const writeOnce: Database['transaction'] = (change) =>
    write(async (tx) => {
      if (!claimed) await claimKey(tx, key, clock());
      const result = await change(tx);
      claimed = true;
      return result;
    });
  try {
    const answer = { status: 200, body: await work(writeOnce) };
    if (claimed && isSaved) await saveAnswer(db, key, answer);
    return answer;
  } catch (error) {
    if (!isAlreadyClaimed(error)) throw error;
    const first = await findAnswer(db, key);
    if (first) return first;
    throw error;
  }
}

async function findAnswer(
  db: Db,
  { accountId, key, call }: IdempotencyKey,
): Promise<Answer | null> {
  if (!KEY.test(key))
    throw new InvalidParameter('Idempotency-Key', 'At most 128 characters of plain text.');
  for (let attempt = 1; attempt <= POLL_ANSWER.attempts; attempt++) {
    const [row] = await db.select().from(idempotencyKeys).where(whereKey({ accountId, key }));
    if (!row) return null;
    if (row.call !== call)
      throw new InvalidAction('This Idempotency-Key was used for another call.');
    if (row.status !== null && row.answer !== null) return { status: row.status, body: row.answer };
    await sleep(POLL_ANSWER.everyMs);
  }
  throw new InvalidAction('This request has already been carried out.');
}

async function claimKey(
  tx: Tx,
  { accountId, key, call }: IdempotencyKey,
  now: number,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ account: accountId, key, call, at: now });
}

function isAlreadyClaimed(error: unknown): boolean {
  return isDuplicate(error, 'idempotency_keys_account_key_pk');
}

async function saveAnswer(db: Db, key: IdempotencyKey, { status, body }: Answer): Promise<void> {
  await db.update(idempotencyKeys).set({ status, answer: body }).where(whereKey(key));
}

export async function deleteOldKeys(db: Db, now: number): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.at, now - RETENTION.repeatedRequests.ms));
}

function whereKey({ accountId, key }: { accountId: string; key: string }) {
  return and(eq(idempotencyKeys.account, accountId), eq(idempotencyKeys.key, key));
}
