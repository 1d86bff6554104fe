/**
 * A transaction on one connection. It begins with the first statement of its work, and what it tells
 * is written between the work and COMMIT. Where nothing but that is written, it is one statement,
 * which needs neither: it is a transaction by itself.
 */
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import {
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgDialect, PgTransaction } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { NewEvent, OutboxEvent } from './events';
import { writeEvents } from './write-events';

export type NoSchema = Record<string, never>;

/** What a read needs: the pool or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** A transaction that also notes what it tells: written and published when it commits. */
export type Tx = PgTransaction<
  NodePgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
> & {
  readonly events: NewEvent[];
  /** Tasks and job kinds that have something to do once it has committed. */
  readonly wakes: Set<string>;
  /** Whether payloads of events are compared with the contract, which costs time. */
  readonly checksEvents: boolean;
};

interface Committed<T> {
  readonly result: T;
  readonly events: readonly OutboxEvent[];
  readonly wakes: ReadonlySet<string>;
}

interface TransactionOptions {
  readonly dialect: PgDialect;
  readonly checksEvents: boolean;
}

export async function runTransaction<T>(
  pool: pg.Pool,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<Committed<T>> {
  const client = await pool.connect();
  const statements = new Statements(client);
  try {
    const tx = open(statements.client, options);
    const result = await work(tx);
    const events = await writeEvents(client, tx.events);
    await statements.commit();
    client.release();
    return { result, events, wakes: tx.wakes };
  } catch (error) {
    await statements.rollBack().then(
      () => client.release(),
      // A connection that cannot be rolled back must not be used again.
      (failure: Error) => client.release(failure),
    );
    throw error;
  }
}

function open(client: pg.PoolClient, { dialect, checksEvents }: TransactionOptions): Tx {
  const session = new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined);
  const tx = new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined);
  return Object.assign(tx, { events: [], checksEvents, wakes: new Set<string>() });
}

class Statements {
  /** The connection as the work sees it: BEGIN goes out before the first statement. */
  readonly client: pg.PoolClient;
  readonly #client: pg.PoolClient;
  #begun: Promise<unknown> | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    const query = async (...statement: unknown[]) => {
      this.#begun ??= client.query('BEGIN');
      await this.#begun;
      return Reflect.apply(client.query, client, statement);
    };
    this.client = new Proxy(client, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
    });
  }

  async commit(): Promise<void> {
    if (!this.#begun) return;
    const { command } = await this.#client.query('COMMIT');
    // What PostgreSQL does instead after a failed statement, and says only here.
    if (command === 'ROLLBACK') {
      throw new Error('Nothing was kept: a statement of the transaction had failed before.');
    }
  }

  async rollBack(): Promise<void> {
    if (this.#begun) await this.#client.query('ROLLBACK');
  }
}
