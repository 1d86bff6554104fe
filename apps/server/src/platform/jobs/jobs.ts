import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { isDatabaseUnavailable } from '../database/availability';
import type { Database, Tx } from '../database/database';
import type { Log } from '../log';

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

/** Long-running work: enqueued in the transaction that requires it, and retried until it succeeds. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #kinds: JobKind<object>[] = [];
  readonly #workers = new Map<string, string>();

  constructor(database: Database, log: Log) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
      schema: 'jobs',
      // Deadlines are tasks of the ticker, so pg-boss needs no scheduler.
      schedule: false,
    });
    // A job enqueued by this process starts at once; polling finds delayed jobs and those of stopped processes.
    database.onWake((name) => {
      const worker = this.#workers.get(name);
      if (worker !== undefined) this.#boss.notifyWorker(worker);
    });
    this.#boss.on('error', (error) => {
      // That the database is away is logged once, not for every attempt.
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the job queue failed');
    });
  }

  define<T extends object>(kind: JobKind<T>): void {
    this.#kinds.push(kind);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const kind of this.#kinds) {
      await this.#boss.createQueue(kind.name, { retryLimit: 5, retryBackoff: true });
      const worker = await this.#boss.work<object>(kind.name, workOptions(kind), (jobs) =>
        Promise.all(jobs.map((job) => toJobResult(job.id, kind.run(job.data)))),
      );
      this.#workers.set(wakeName(kind.name), worker);
    }
  }

  async enqueue<T extends object>(
    tx: Tx,
    kind: JobKind<T>,
    data: T,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.#boss.send(kind.name, data, {
      db: fromDrizzle(tx, sql),
      ...(options.key === undefined ? {} : { id: jobIdOf(kind.name, options.key) }),
      startAfter: options.startAfterSeconds,
    });
    tx.wakes.add(wakeName(kind.name));
  }

  /** Waits for running jobs up to the timeout. Unfinished jobs are retried later. */
  async stop(): Promise<void> {
    const finished = this.#kinds.map(({ name }) => this.#boss.offWork(name, { wait: true }));
    await Promise.race([Promise.all(finished), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    // Not the graceful stop of pg-boss: it checks only every half second whether the jobs have finished.
    await this.#boss.stop({ graceful: false, close: false });
  }
}

/** For delayed jobs and those that a stopped process left. */
const POLL_SECONDS = 10;

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

/** A failing job must not fail the others of its batch. */
async function toJobResult(id: string, work: Promise<void>) {
  try {
    await work;
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { message: String(error) } };
  }
}

/** pg-boss ignores a job with an existing id, so kind and key determine the id. */
function jobIdOf(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}\0${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
