/**
 * A transaction on one connection. BEGIN is sent with the first statement of the work, and the
 * events are written between the work and COMMIT. If the work has no statement, writing the events is
 * a single statement, which is a transaction by itself and needs neither BEGIN nor COMMIT.
 */
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import {
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgDialect, PgTable, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { DatabaseUnavailable, isDatabaseUnavailable } from './availability';
import { copyRows } from './copy';
import type { NewEvent, OutboxEvent } from './events';
import type { PipeliningClient } from './pipelining-client';
import { runPrepared } from './prepared-query';
import type { Statement } from './statement';
import { writeEvents } from './write-events';

export type NoSchema = Record<string, never>;

/** For reads: the pool or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** A transaction that also collects events; they are written with it and published after its commit. */
export type Tx = PgTransaction<
  NodePgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
> & {
  readonly events: NewEvent[];
  /** Tasks and job kinds to wake after the commit. */
  readonly wakes: Set<string>;
  /** Whether the payloads of events are validated, which costs time. */
  readonly validatesEvents: boolean;
  executePrepared<Values extends Record<string, unknown>, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row[]>;
  /**
   * For a statement that writes all or nothing, after which the work ends where it wrote. As the first one it is a
   * transaction by itself, without BEGIN and COMMIT: the work cannot take it back by throwing.
   */
  executeAlone<Values extends Record<string, unknown>, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row[]>;
  /** For thousands of rows at once. */
  copyRows<T extends PgTable>(table: T, rows: Iterable<T['$inferInsert']>): Promise<void>;
};

interface CommittedWork<T> {
  readonly result: T;
  readonly events: readonly OutboxEvent[];
  readonly wakes: ReadonlySet<string>;
}

interface TransactionOptions {
  readonly dialect: PgDialect;
  readonly validatesEvents: boolean;
}

export async function runTransaction<T>(
  pool: pg.Pool,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<CommittedWork<T>> {
  const client = await pool.connect();
  const transaction = new LazyTransaction(client);
  try {
    const tx = createTx(transaction, options);
    const result = await work(tx);
    const events = await transaction.commitWith(() => writeEvents(client, tx.events));
    client.release();
    return { result, events, wakes: tx.wakes };
  } catch (error) {
    // No ROLLBACK over a connection that does not answer: the database rolls back when it closes.
    if (isDatabaseUnavailable(error)) {
      client.release(new DatabaseUnavailable(error));
      throw error;
    }
    await transaction.rollBack().then(
      () => client.release(),
      // A connection that cannot be rolled back must not be used again.
      (failure: Error) => client.release(failure),
    );
    throw error;
  }
}

function createTx(
  transaction: LazyTransaction,
  { dialect, validatesEvents }: TransactionOptions,
): Tx {
  const session = new NodePgSession<NoSchema, NoSchema>(transaction.client, dialect, undefined);
  const tx = new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined);
  const events: NewEvent[] = [];
  const run = async <Values extends Record<string, unknown>, Row>(
    statement: Statement<Values, Row>,
    values: Values,
    options?: RunOptions,
  ): Promise<Row[]> => {
    const given = statement.toValues(dialect, values);
    const send = (client: pg.PoolClient) =>
      runPrepared(client, statement.toPrepared(dialect), given);
    return (await transaction.run(send, options)).rows as Row[];
  };
  return Object.assign(tx, {
    events,
    validatesEvents,
    wakes: new Set<string>(),
    executePrepared: (statement, values) => run(statement, values),
    // Events that were published before belong to the same transaction.
    executeAlone: (statement, values) =>
      run(statement, values, { mayBeAlone: events.length === 0 }),
    copyRows: (table, rows) => transaction.runAlone((client) => copyRows(client, table, rows)),
  } satisfies Partial<Tx>);
}

interface RunOptions {
  /** Whether it needs no BEGIN where it is the first statement. */
  readonly mayBeAlone: boolean;
}

/**
 * Sends BEGIN with the first statement, and COMMIT with the events: each saves a write and waiting for an
 * answer. Without a statement neither is sent.
 */
class LazyTransaction {
  /** A proxy of the connection for the work. */
  readonly client: pg.PoolClient;
  readonly #client: PipeliningClient;
  #begun: Promise<unknown> | null = null;
  #previous: Promise<unknown> = Promise.resolve();

  constructor(client: pg.PoolClient) {
    this.#client = client;
    const query = (...statement: unknown[]) =>
      this.run(() => Reflect.apply(client.query, client, statement));
    this.client = new Proxy(client, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
    });
  }

  /**
   * One after the other, so that a failed statement is the last one. Functions that read several
   * things at once from the pool can so be called in a transaction too.
   */
  run<T>(work: (client: pg.PoolClient) => Promise<T>, options?: RunOptions): Promise<T> {
    const result = this.#previous.then(() => this.#send(() => work(this.#client), options));
    this.#previous = result.catch(() => {});
    return result;
  }

  /** For work that is more than one statement and one answer, as COPY is. */
  runAlone<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.run(async (client) => {
      await this.#begun;
      this.#client.pipeline = false;
      try {
        return await work(client);
      } finally {
        this.#client.pipeline = true;
      }
    });
  }

  /** Runs the last work and commits. */
  async commitWith<T>(lastWork: () => Promise<T>): Promise<T> {
    if (!this.#begun) return lastWork();
    const [result, { command }] = await this.#together(() => [
      lastWork(),
      this.#client.query('COMMIT'),
    ]);
    // After a failed statement PostgreSQL answers COMMIT with a rollback and no error.
    if (command === 'ROLLBACK') {
      throw new Error('The transaction was rolled back: one of its statements had failed.');
    }
    this.#client.pipeline = false;
    return result;
  }

  async rollBack(): Promise<void> {
    if (!this.#begun) return;
    await this.#client.query('ROLLBACK');
    this.#client.pipeline = false;
  }

  async #send<T>(work: () => Promise<T>, options?: RunOptions): Promise<T> {
    if (this.#begun || options?.mayBeAlone) return work();
    this.#client.pipeline = true;
    const [, first] = await this.#together(() => {
      this.#begun = this.#client.query('BEGIN');
      return [this.#begun, work()];
    });
    return first;
  }

  /** Sends two statements in one write. Waits for both, also where one fails: then the connection is at rest. */
  async #together<A, B>(send: () => [Promise<A>, Promise<B>]): Promise<[A, B]> {
    const { stream } = this.#client.connection;
    stream.cork();
    let sent: [Promise<A>, Promise<B>];
    try {
      sent = send();
    } finally {
      stream.uncork();
    }
    await Promise.allSettled(sent);
    return Promise.all(sent);
  }
}
