import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../database/database';
import type { Log } from '../log';

export interface JobKind<T> {
  readonly name: string;
  /** Must be harmless when repeated: a job can run twice if a process dies while it works. */
  run(data: T): Promise<void>;
}

interface EnqueueOptions {
  /** Jobs of one kind with the same key are queued once. */
  readonly key?: string;
  readonly startAfterSeconds?: number;
}

/** What may take a minute: sent in the transaction that makes it necessary, retried until it works. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #kinds: JobKind<object>[] = [];

  constructor(database: Database, log: Log) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
      schema: 'jobs',
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
      await this.#boss.work<object>(kind.name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs) await kind.run(job.data);
      });
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
      singletonKey: options.key,
      startAfter: options.startAfterSeconds,
    });
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 2_000, close: false });
  }
}
