import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OutboxEvent } from './events';
import { GuardedPool } from './pool';
import { shareQuickReads } from './shared-reads';
import { type Db, type NoSchema, runTransaction, type Tx } from './transaction';

export type { Db, Tx } from './transaction';

const QUERY_TIMEOUT_MS = 5_000;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Since when the database does not answer, or null. Statements fail at once meanwhile. */
  readonly unavailableSince: number | null;
  /** Runs the work in one transaction. After a deadlock, which rolls it back, the work runs again. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called with the events of every transaction of this process after its commit. */
  onCommitted(listener: (events: readonly OutboxEvent[]) => void): void;
  /** Called with each task or job kind that a committed transaction has woken. */
  onWake(listener: (name: string) => void): void;
  close(): Promise<void>;
}

export function openDatabase(
  url: string,
  {
    connections = 20,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    connectTimeoutMs,
    validatesEvents = false,
    onError,
  }: DatabaseOptions,
): Database {
  const pool = new GuardedPool(url, { connections, queryTimeoutMs, connectTimeoutMs, onError });
  const dialect = new PgDialect({ casing: 'snake_case' });
  const db: NodePgDatabase<NoSchema> = drizzle(shareQuickReads(pool), { casing: 'snake_case' });
  const listeners: ((events: readonly OutboxEvent[]) => void)[] = [];
  const wakeListeners: ((name: string) => void)[] = [];

  return {
    db,
    pool,
    get unavailableSince() {
      return pool.unavailableSince;
    },
    async transaction(work) {
      const { result, events, wakes } = await retryOnDeadlock(() =>
        runTransaction(pool, { dialect, validatesEvents }, work),
      );
      if (events.length > 0) for (const listener of listeners) listener(events);
      for (const name of wakes) for (const listener of wakeListeners) listener(name);
      return result;
    },
    onCommitted: (listener) => void listeners.push(listener),
    onWake: (listener) => void wakeListeners.push(listener),
    close: () => pool.end(),
  };
}

/** Only filling a new database and tests on slow machines need more than the defaults. */
export interface DatabaseLimits {
  /** The most that a statement may take. */
  readonly queryTimeoutMs?: number;
  /** The most that a request waits for a connection. */
  readonly connectTimeoutMs?: number;
}

interface DatabaseOptions extends DatabaseLimits {
  readonly connections?: number;
  readonly validatesEvents?: boolean;
  readonly onError: (error: Error) => void;
}

const ATTEMPTS = 3;
const RETRY_JITTER_MS = 20;
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const DEADLOCK = '40P01';
const LOCK_TIMEOUT = '55P03';

async function retryOnDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === ATTEMPTS || !isDeadlock(error)) throw error;
      // A random delay, so that the transactions do not run into the same deadlock again.
      await setTimeout(Math.random() * RETRY_JITTER_MS);
    }
  }
}

/** True for a violation of the given unique index, or of any if none is given. */
export function isDuplicate(error: unknown, index?: string): boolean {
  const cause = causeOf(error);
  if (cause?.code !== UNIQUE_VIOLATION) return false;
  return index === undefined || cause.constraint === index;
}

/** True if a row could not be deleted because another row references it. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causeOf(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** True if another transaction has held a row for too long. */
export function isLockTimeout(error: unknown): boolean {
  return causeOf(error)?.code === LOCK_TIMEOUT;
}

function isDeadlock(error: unknown): boolean {
  return causeOf(error)?.code === DEADLOCK;
}

function causeOf(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : null;
}
