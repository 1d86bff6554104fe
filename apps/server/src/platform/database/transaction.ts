/**
 * A transaction on one connection. BEGIN is sent before the first statement of the work, and the
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
    const events = await writeEvents(client, tx.events);
    await transaction.commit();
    client.release();
    return { result, events, wakes: tx.wakes };
  } catch (error) {
    // A connection that does not answer is not asked again: the database rolls back when it closes.
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
  return Object.assign(tx, {
    events: [],
    validatesEvents,
    wakes: new Set<string>(),
    async executePrepared<Values extends Record<string, unknown>, Row>(
      statement: Statement<Values, Row>,
      values: Values,
    ): Promise<Row[]> {
      const query = session.prepareQuery<{
        execute: { rows: Row[] };
        all: unknown;
        values: unknown;
      }>(statement.toQuery(dialect), undefined, statement.name, false);
      return (await query.execute(values)).rows;
    },
    copyRows: (table, rows) => transaction.run((client) => copyRows(client, table, rows)),
  } satisfies Partial<Tx>);
}

/** Sends BEGIN before the first statement, and COMMIT or ROLLBACK only if there was one. */
class LazyTransaction {
  /** A proxy of the connection for the work. */
  readonly client: pg.PoolClient;
  readonly #client: pg.PoolClient;
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
   * One after the other, because a connection runs one statement at a time. Functions that read several
   * things at once from the pool can so be called in a transaction too.
   */
  run<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const result = this.#previous.then(async () => {
      this.#begun ??= this.#client.query('BEGIN');
      await this.#begun;
      return work(this.#client);
    });
    this.#previous = result.catch(() => {});
    return result;
  }

  async commit(): Promise<void> {
    if (!this.#begun) return;
    const { command } = await this.#client.query('COMMIT');
    // After a failed statement PostgreSQL answers COMMIT with a rollback and no error.
    if (command === 'ROLLBACK') {
      throw new Error('The transaction was rolled back: one of its statements had failed.');
    }
  }

  async rollBack(): Promise<void> {
    if (this.#begun) await this.#client.query('ROLLBACK');
  }
}
