/** Jobs that a backup brings along. */
import { PgBoss } from 'pg-boss';
import { JOB_SCHEMA, QUEUE_OPTIONS } from './jobs';

export interface PendingJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  readonly startAfter: Date;
}

/** Makes the tables of the queue, and the jobs that the old one had not done. */
export async function restoreJobs(url: string, jobs: readonly PendingJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: JOB_SCHEMA, schedule: false, max: 2 });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of new Set(jobs.map((job) => job.name))) {
      await boss.createQueue(name, QUEUE_OPTIONS);
      const waiting = jobs.filter((job) => job.name === name);
      await boss.insert(
        name,
        waiting.map(({ id, data, startAfter }) => ({ id, data, startAfter })),
      );
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
