/** Reads the tables of the job queue. What changes them goes through the queue itself. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { JOB_TABLE } from '../../../platform/jobs/jobs';

export interface QueueRow extends Record<string, unknown> {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestAt: number | null;
}

export interface FailedJobRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly failedAt: number | null;
  readonly attempts: number;
  readonly problem: string | null;
}

const FAILED_SHOWN = 100;

export async function findQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    SELECT name,
      (count(*) FILTER (WHERE state IN ('created', 'retry')))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      ${milliseconds(sql`min(start_after) FILTER (
        WHERE state IN ('created', 'retry') AND start_after <= now())`)} AS "oldestAt"
    FROM ${JOB_TABLE} WHERE state IN ('created', 'retry', 'active', 'failed')
    GROUP BY name ORDER BY name`);
  return rows;
}

/** Newest first. */
export async function findFailed(db: Db): Promise<FailedJobRow[]> {
  const { rows } = await db.execute<FailedJobRow>(sql`
    SELECT id, name, ${milliseconds(sql`created_on`)} AS "createdAt",
      ${milliseconds(sql`completed_on`)} AS "failedAt",
      retry_count + 1 AS attempts, output->>'message' AS problem
    FROM ${JOB_TABLE} WHERE state = 'failed'
    ORDER BY completed_on DESC NULLS LAST, id LIMIT ${FAILED_SHOWN}`);
  return rows;
}

/** All, or those of the given ids that have failed; locked until the transaction ends. */
export async function findFailedIdsForUpdate(
  db: Db,
  ids: readonly string[] | undefined,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT id, name FROM ${JOB_TABLE} WHERE state = 'failed'
      AND ${ids === undefined ? sql`true` : sql`id IN (${sql.join([...ids], sql`, `)})`}
    ORDER BY id FOR UPDATE`);
  return rows;
}

function milliseconds(time: ReturnType<typeof sql>) {
  return sql`round(extract(epoch FROM ${time}) * 1000)::float`;
}
