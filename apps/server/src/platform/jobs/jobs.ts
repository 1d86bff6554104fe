import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RETENTION } from '@mes/domain/retention/retention';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { fromDrizzle, PgBoss } from 'pg-boss';
import { isDatabaseUnavailable } from '../database/availability';
import type { Database, Tx } from '../database/database';
import { summarizeError } from '../error-summary';
import type { Log } from '../log';
import { traceWork } from '../tracing/tracing';

export interface JobKind<T> {
  readonly name: string;
  /** How many may run at the same time in a process; the default is 1. */
  readonly concurrency?: number;
  /** Must be idempotent: a job can run twice if a process dies while it runs. */
  run(data: T): Promise<void>;
}

interface EnqueueOptions {
  /** Only one job of a kind and key exists: enqueueing it again changes nothing. */
  readonly key?: string;
  readonly startAfterSeconds?: number;
}

const STOP_TIMEOUT_MS = 2_000;
/** Not the graceful stop of pg-boss: it checks only every half second whether the jobs have finished. */
const AT_ONCE = { graceful: false, close: false } as const;
export const JOB_SCHEMA = 'jobs';
export const JOB_TABLE = sql.raw(`${JOB_SCHEMA}.job`);
export const QUEUE_OPTIONS = {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: RETENTION.finishedJobs.ms / 1_000,
};

/** The library, whose half megabyte is loaded after the first requests can be answered. */
interface Queue {
  readonly boss: PgBoss;
  readonly inTransaction: (tx: Tx) => ReturnType<typeof fromDrizzle>;
}

/** Long-running work: enqueued in the transaction that requires it, and retried until it succeeds. */
export class Jobs {
  readonly #log: Log;
  readonly #queue: Promise<Queue>;
  #open!: (queue: Queue) => void;
  #fail!: (error: unknown) => void;
  #starting: Promise<PgBoss | null> = Promise.resolve(null);
  #connection: pg.PoolClient | null = null;
  #executed: Promise<unknown> = Promise.resolve();
  readonly #kinds: JobKind<object>[] = [];
  readonly #workers = new Map<string, string>();
  readonly #database: Database;
  readonly #runs = new Map<string, number>();
  readonly #failures = new Map<string, number>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
    this.#queue = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#fail = reject;
    });
    // A start that fails is the error of `start`.
    this.#queue.catch(() => {});
  }

  define<T extends object>(kind: JobKind<T>): void {
    this.#kinds.push(kind);
  }

  /** How often each kind has run in this process. */
  get runs(): ReadonlyMap<string, number> {
    return this.#runs;
  }

  get failures(): ReadonlyMap<string, number> {
    return this.#failures;
  }

  /** The jobs of all processes that are not done. */
  async countByState(): Promise<Record<JobState, number>> {
    const { rows } = await this.#database.pool.query<{ state: JobState; count: string }>(
      COUNT_JOBS,
    );
    const counts = rows.map(({ state, count }) => [state, Number(count)] as const);
    return { waiting: 0, delayed: 0, running: 0, failed: 0, ...Object.fromEntries(counts) };
  }

  /** Requests can be answered meanwhile: what they enqueue waits for it. */
  async start(): Promise<void> {
    this.#starting = this.#start().catch((error: unknown) => {
      this.#fail(error);
      throw error;
    });
    await this.#starting;
  }

  async #start(): Promise<PgBoss> {
    // Before anything else: transactions that wait for the queue may soon hold all other connections.
    const connection = await this.#database.pool.connect();
    this.#connection = connection;
    try {
      const queue = await this.#load();
      await this.#startWorkers(queue.boss);
      this.#open(queue);
      return queue.boss;
    } finally {
      this.#connection = null;
      await this.#executed;
      connection.release();
    }
  }

  /** One after the other while there is one connection. */
  #execute(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const connection = this.#connection;
    if (!connection) return this.#database.pool.query(text, values);
    const result = this.#executed.then(() => connection.query(text, values));
    this.#executed = result.catch(() => {});
    return result;
  }

  async #load(): Promise<Queue> {
    const library = await import('pg-boss');
    const boss = new library.PgBoss({
      db: { executeSql: (text, values) => this.#execute(text, values as unknown[]) },
      schema: JOB_SCHEMA,
      // Deadlines are tasks of the ticker, so pg-boss needs no scheduler.
      schedule: false,
      // No job waits for another, so what would start the waiting ones asks once an hour.
      flowIntervalSeconds: 3_600,
      // Jobs of processes that ended while they ran are found after their time has expired, a quarter of an hour.
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    // A job enqueued by this process starts at once; `startDue` finds delayed jobs and those of stopped processes.
    this.#database.onWake((name) => {
      const worker = this.#workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    });
    boss.on('error', (error) => {
      // That the database is away is logged once, not for every attempt.
      if (!isDatabaseUnavailable(error)) this.#log.error({ err: error }, 'the job queue failed');
    });
    return { boss, inTransaction: (tx) => library.fromDrizzle(tx, sql) };
  }

  async #startWorkers(boss: PgBoss): Promise<void> {
    try {
      await boss.start();
      for (const kind of this.#kinds) await this.#startWorker(boss, kind);
    } catch (error) {
      await boss.stop(AT_ONCE);
      throw error;
    }
  }

  async #startWorker(boss: PgBoss, kind: JobKind<object>): Promise<void> {
    await boss.createQueue(kind.name, QUEUE_OPTIONS);
    const worker = await boss.work<object>(kind.name, workOptions(kind), (jobs) =>
      Promise.all(jobs.map((job) => this.#run(kind, job))),
    );
    this.#workers.set(wakeName(kind.name), worker);
  }

  /**
   * Starts the kinds of which a job could run: delayed ones, and those that a stopped process left. One
   * statement for all kinds, where each worker of pg-boss would ask by itself.
   */
  async startDue(): Promise<void> {
    const { boss } = await this.#queue;
    const { rows } = await this.#database.pool.query<{ name: string }>(FIND_DUE);
    for (const { name } of rows) {
      const worker = this.#workers.get(wakeName(name));
      if (worker !== undefined) boss.notifyWorker(worker);
    }
  }

  async enqueue<T extends object>(
    tx: Tx,
    kind: JobKind<T>,
    data: T,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const { boss, inTransaction } = await this.#queue;
    await boss.send(kind.name, data, {
      db: inTransaction(tx),
      ...(options.key === undefined ? {} : { id: jobIdOf(kind.name, options.key) }),
      startAfter: options.startAfterSeconds,
    });
    tx.wakes.add(wakeName(kind.name));
  }

  /** How many have failed, and how long the oldest one has waited that could run. */
  async summarize(): Promise<{ failed: number; longestWaitMs: number }> {
    const { rows } = await this.#database.db.execute<{ failed: string; waits: number }>(sql`
      SELECT count(*) FILTER (WHERE state = 'failed') AS failed,
        coalesce(extract(epoch FROM now() - min(start_after) FILTER (
          WHERE state IN ('created', 'retry') AND start_after <= now())) * 1000, 0)::float AS waits
      FROM ${JOB_TABLE} WHERE state IN ('created', 'retry', 'failed')`);
    return { failed: Number(rows[0]!.failed), longestWaitMs: rows[0]!.waits };
  }

  /** Of one kind; those that have not failed are left alone. */
  async retry(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
    const { boss, inTransaction } = await this.#queue;
    await boss.retry(kind, [...ids], { db: inTransaction(tx) });
    tx.wakes.add(wakeName(kind));
  }

  async discard(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
    const { boss, inTransaction } = await this.#queue;
    await boss.deleteJob(kind, [...ids], { db: inTransaction(tx) });
  }

  /** Waits for running jobs up to the timeout. Unfinished jobs are retried later. */
  async stop(): Promise<void> {
    const boss = await this.#starting.catch(() => null);
    if (!boss) return;
    const finished = this.#kinds.map(({ name }) => boss.offWork(name, { wait: true }));
    await Promise.race([Promise.all(finished), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await boss.stop(AT_ONCE);
  }

  /** A failing job must not fail the others of its batch. */
  async #run(kind: JobKind<object>, { id, data }: { id: string; data: object }) {
    increase(this.#runs, kind.name);
    try {
      await traceWork({ name: `job ${kind.name}`, kind: 'job' }, () => kind.run(data));
      return { id, status: 'completed' as const };
    } catch (error) {
      increase(this.#failures, kind.name);
      return { id, status: 'failed' as const, output: { message: summarizeError(error) } };
    }
  }
}

type JobState = 'waiting' | 'delayed' | 'running' | 'failed';

const COUNT_JOBS = `
  SELECT CASE WHEN state = 'active' THEN 'running' WHEN state = 'failed' THEN 'failed'
              WHEN start_after > now() THEN 'delayed' ELSE 'waiting' END AS state,
         count(*) AS count
  FROM ${JOB_SCHEMA}.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY 1`;

const FIND_DUE = {
  name: 'find_due_jobs',
  text: `SELECT DISTINCT name FROM ${JOB_SCHEMA}.job
         WHERE state < 'active' AND NOT blocked AND start_after <= now()`,
};

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Only in case that nothing else has woken a worker. */
const POLL_SECONDS = 3_600;
const SUPERVISE_SECONDS = 300;
/** How late a delayed job can start. */
export const START_DUE_MS = 20_000;

function wakeName(kind: string): string {
  return `job ${kind}`;
}

/** A full batch means that more jobs are queued: then the next batch is fetched at once. */
function workOptions({ concurrency = 1 }: JobKind<object>) {
  return {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: Math.max(2, concurrency),
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

/** pg-boss ignores a job with an existing id, so kind and key determine the id. */
function jobIdOf(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}\0${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
