/**
 * Connections with time limits on this side: a database that is frozen cannot end a statement itself.
 * While it is away, requests for a connection fail at once.
 */
import pg from 'pg';
import { CircuitBreaker } from '../circuit-breaker';
import { isTracing } from '../tracing/tracing';
import { DatabaseUnavailable, isConnectionError } from './availability';
import { traceStatements } from './traced-client';

export interface PoolOptions {
  readonly connections: number;
  readonly queryTimeoutMs: number;
  /** The most time that a request waits for a connection. */
  readonly connectTimeoutMs?: number;
  /** Called when an idle connection is lost, and when the database goes away. */
  readonly onError: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
/** The server gives up a little earlier than this side, so that the connection stays usable. */
const SERVER_SHARE = 0.9;
/** Earlier still, so that waiting for a row is told from a slow statement. */
const LOCK_SHARE = 0.8;
const PROBE_TIMEOUT_MS = 2_000;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

export class GuardedPool extends pg.Pool {
  readonly #breaker: CircuitBreaker;

  constructor(url: string, options: PoolOptions) {
    const { connections, queryTimeoutMs, connectTimeoutMs = CONNECT_TIMEOUT_MS, onError } = options;
    super({
      connectionString: url,
      max: connections,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: queryTimeoutMs,
      statement_timeout: queryTimeoutMs * SERVER_SHARE,
      lock_timeout: queryTimeoutMs * LOCK_SHARE,
      idle_in_transaction_session_timeout: 15_000,
      application_name: 'mes',
    });
    this.#breaker = new CircuitBreaker({
      probe: () => probe(url),
      onOpen: (error) => onError(new DatabaseUnavailable(error)),
    });
    // Without a listener, losing an idle connection would end the process.
    this.on('error', (error: Error & { client?: unknown }) => {
      // The client holds the keys of the connection, which must not be logged.
      delete error.client;
      onError(error);
    });
    // The same for a connection in use: there the failing statement reports the error.
    this.on('connect', (client) => {
      client.on('error', () => {});
      if (isTracing()) traceStatements(client);
    });
    this.on('release', (error: Error | undefined) => {
      if (isConnectionError(error)) this.#breaker.recordFailure(error);
      else this.#breaker.recordSuccess();
    });
  }

  /** Since when the database is away, or null. */
  get unavailableSince(): number | null {
    return this.#breaker.openSince;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    if (this.#breaker.isOpen) {
      process.nextTick(() => callback(new DatabaseUnavailable(), undefined, () => {}));
      return undefined;
    }
    super.connect((error, client, release) => {
      if (client) callback(undefined, client, release);
      else callback(this.#failure(error) as Error, undefined, () => {});
    });
    return undefined;
  }

  override async end(): Promise<void> {
    this.#breaker.stop();
    await super.end();
  }

  /** A refusal by the server, as of a wrong password, is no outage. */
  #failure(error: unknown): unknown {
    if (!isConnectionError(error)) return error;
    // With every connection in use, the wait was for our own requests: that is load. If the database
    // is away, these connections fail themselves.
    if (this.totalCount < this.options.max) this.#breaker.recordFailure(error);
    return new DatabaseUnavailable(error);
  }
}

async function probe(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    application_name: 'mes probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    // Not awaited: a database that does not answer does not close the connection either.
    client.end().catch(() => {});
  }
}
