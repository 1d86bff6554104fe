import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../database/database';
import type { Log } from '../log';

export interface JobKind<T> {
  readonly name: string;
  /** How many may run side by side in a process; one after the other without it. */
  readonly concurrency?: number;
  /** Must be harmless when repeated: a job can run twice if a process dies while it works. */
  run(data: T): Promise<void>;
}

interface EnqueueOptions {
  /** A job of one kind and key exists once: sending it again changes nothing. */
  readonly key?: string;
  readonly startAfterSeconds?: number;
}

const STOP_WITHIN_MS = 2_000;

/** What may take a minute: sent in the transaction that makes it necessary, retried until it works. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #kinds: JobKind<object>[] = [];
  readonly #workers = new Map<string, string>();

  constructor(database: Database, log: Log) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
      schema: 'jobs',
      // Deadlines are tasks of the ticker: nothing is scheduled here.
      schedule: false,
    });
    // A job of this process starts at once; the slow polling finds those of processes that ended.
    database.onWake((name) => {
      const worker = this.#workers.get(name);
      if (worker !== undefined) this.#boss.notifyWorker(worker);
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  }

  define<T extends object>(kind: JobKind<T>): void {
    this.#kinds.push(kind);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const kind of this.#kinds) {
      await this.#boss.createQueue(kind.name, { retryLimit: 5, retryBackoff: true });
      const worker = await this.#boss.work<object>(kind.name, workOptions(kind), (jobs) =>
        Promise.all(jobs.map((job) => outcomeOf(job.id, kind.run(job.data)))),
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
      ...(options.key === undefined ? {} : { id: idOf(kind.name, options.key) }),
      startAfter: options.startAfterSeconds,
    });
    tx.wakes.add(wakeName(kind.name));
  }

  /** Lets running jobs end, for a while. What has not ended by then is tried again later. */
  async stop(): Promise<void> {
    const ended = this.#kinds.map(({ name }) => this.#boss.offWork(name, { wait: true }));
    await Promise.race([Promise.all(ended), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
    // Not pg-boss's own graceful stop: it looks only every half second whether the jobs have ended.
    await this.#boss.stop({ graceful: false, close: false });
  }
}

/** For jobs that wait for their time, and those that a process left when it ended. */
const POLL_SECONDS = 10;

function wakeName(kind: string): string {
  return `job ${kind}`;
}

/** A full batch means that more is waiting: then the next is fetched at once. */
function workOptions({ concurrency = 1 }: JobKind<object>) {
  return {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: Math.max(2, concurrency),
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

/** One job that fails must not take the others of its batch with it. */
async function outcomeOf(id: string, work: Promise<void>) {
  try {
    await work;
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { message: String(error) } };
  }
}

/** pg-boss ignores an id that it knows: the same kind and key give the same id. */
function idOf(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}\0${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
