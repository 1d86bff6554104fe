/**
 * Reads of one row by its key, as of a session or a setting: the database needs less time for them than
 * this process needs to take a connection and to write to it. Those of one turn of the event loop are
 * sent together: they share a connection and a write, and are answered one after the other.
 */
import type pg from 'pg';
import { isTracing } from '../tracing/tracing';
import type { PipeliningClient } from './pipelining-client';
import { PreparedQuery, type PreparedResult, type PreparedStatement } from './prepared-query';

/** A few more would save little, and the last of them would wait for all before it. */
const MAX_TOGETHER = 8;

const quickReads = new Set<string>();

/**
 * Names a prepared statement as a quick read. Only for those that find a row by an index: one that takes
 * longer delays the others of its turn.
 */
export function quickRead(name: string): string {
  quickReads.add(name);
  return name;
}

/** The pool, with quick reads sent together. */
export function shareQuickReads(pool: pg.Pool): pg.Pool {
  const shared = new SharedReads(pool);
  const query = (...statement: unknown[]): unknown => {
    const [read, values] = statement;
    // In a trace each statement belongs to its call, so none is sent with those of others.
    return isQuickRead(read) && Array.isArray(values) && !isTracing()
      ? shared.query(read, values)
      : Reflect.apply(pool.query, pool, statement);
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      // The pool has private fields, which a proxy has not.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function isQuickRead(statement: unknown): statement is PreparedStatement {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return false;
  return quickReads.has(statement.name as string);
}

interface PendingRead {
  readonly statement: PreparedStatement;
  readonly values: readonly unknown[];
  readonly resolve: (result: PreparedResult) => void;
  readonly reject: (error: Error) => void;
}

class SharedReads {
  readonly #pool: pg.Pool;
  #pending: PendingRead[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(statement: PreparedStatement, values: readonly unknown[]): Promise<PreparedResult> {
    // Not in a microtask: requests that have arrived together are handled in one turn, each by itself.
    if (this.#pending.length === 0) setImmediate(() => this.#flush());
    return new Promise((resolve, reject) => {
      this.#pending.push({ statement, values, resolve, reject });
    });
  }

  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (let first = 0; first < pending.length; first += MAX_TOGETHER) {
      this.#send(pending.slice(first, first + MAX_TOGETHER));
    }
  }

  #send(reads: readonly PendingRead[]): void {
    this.#pool.connect((error, client) => {
      if (client) sendTogether(client, reads);
      else for (const { reject } of reads) reject(error!);
    });
  }
}

/** Each is followed by a Sync, so that one that fails does not end the others. */
function sendTogether(client: PipeliningClient, reads: readonly PendingRead[]): void {
  let unanswered = reads.length;
  let failure: Error | undefined;
  const release = () => {
    client.pipeline = false;
    // As the pool does after a failed query: the next one gets a new connection.
    client.release(failure);
  };
  const { stream } = client.connection;
  client.pipeline = true;
  stream.cork();
  for (const { statement, values, resolve, reject } of reads) {
    client.query(
      new PreparedQuery(statement, values, (error, result) => {
        unanswered--;
        if (error) failure ??= error;
        if (unanswered === 0) release();
        if (result) resolve(result);
        else reject(error!);
      }),
    );
  }
  stream.uncork();
}
