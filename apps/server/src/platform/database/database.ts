import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OutboxEvent } from './events';
import { type Db, type NoSchema, runTransaction, type Tx } from './transaction';

export type { Db, Tx } from './transaction';

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Does the work anew where it and another waited for each other: nothing of it was kept. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called with the events of every transaction that committed in this process. */
  onCommitted(listener: (events: readonly OutboxEvent[]) => void): void;
  /** Called with each task or job kind that a committed transaction has something for. */
  onWake(listener: (name: string) => void): void;
  close(): Promise<void>;
}

export function openDatabase(
  url: string,
  { connections = 20, checksEvents = false, onError }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'mes',
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The whole connection hangs on it, with its keys: nothing for a log.
    delete error.client;
    onError(error);
  });
  // Likewise one in use, where the statement that fails says so.
  pool.on('connect', (client) => void client.on('error', () => {}));

  const dialect = new PgDialect({ casing: 'snake_case' });
  const db: NodePgDatabase<NoSchema> = drizzle(pool, { casing: 'snake_case' });
  const listeners: ((events: readonly OutboxEvent[]) => void)[] = [];
  const wakeListeners: ((name: string) => void)[] = [];

  return {
    db,
    pool,
    async transaction(work) {
      const { result, events, wakes } = await retryOnDeadlock(() =>
        runTransaction(pool, { dialect, checksEvents }, work),
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

interface DatabaseOptions {
  readonly connections?: number;
  readonly checksEvents?: boolean;
  readonly onError: (error: Error) => void;
}

const ATTEMPTS = 3;
const RETRY_JITTER_MS = 20;
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const DEADLOCK = '40P01';

async function retryOnDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === ATTEMPTS || !isDeadlock(error)) throw error;
      // At once it could come between the other and its lock again.
      await setTimeout(Math.random() * RETRY_JITTER_MS);
    }
  }
}

/** True if the error is a refused duplicate of the named unique index (or of any, without a name). */
export function isDuplicate(error: unknown, index?: string): boolean {
  const cause = causeOf(error);
  if (cause?.code !== UNIQUE_VIOLATION) return false;
  return index === undefined || cause.constraint === index;
}

/** True if a row could not be deleted because another one names it. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causeOf(error)?.code === FOREIGN_KEY_VIOLATION;
}

function isDeadlock(error: unknown): boolean {
  return causeOf(error)?.code === DEADLOCK;
}

function causeOf(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : null;
}
