/** The parts of the platform itself; features register theirs. */
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import { createFolderCheck } from '../data-folder';
import type { Database } from '../database/database';
import type { UploadStores } from '../files/open';
import type { Jobs } from '../jobs/jobs';
import type { SharedRedis } from '../redis';
import { type Health, measure, type PartCheck } from './health';

interface PlatformParts {
  readonly config: Config;
  readonly database: Database;
  readonly redis: SharedRedis | null;
  readonly jobs: Jobs;
  readonly stores: Pick<UploadStores, 'findProblem'>;
}

/** A job that could run and has waited longer than this has nobody who runs it. */
const LONGEST_WAIT_MS = 600_000;

export function registerPlatformParts(
  health: Health,
  { config, database, redis, jobs, stores }: PlatformParts,
): void {
  const checkFolder = createFolderCheck(config.dataDir);
  health.register('database', () => measure(() => database.db.execute(sql`SELECT 1`)));
  health.register('redis', () => checkRedis(redis));
  health.register('jobs', () => checkJobs(jobs));
  health.register('storage', async () => {
    const started = performance.now();
    const problem = (await checkFolder()) ?? (await stores.findProblem());
    const ms = performance.now() - started;
    return problem === null ? { state: 'ok', ms } : { state: 'down', problem };
  });
}

async function checkRedis(redis: SharedRedis | null): Promise<PartCheck> {
  if (!redis) return { state: 'off' };
  const away: PartCheck = {
    state: 'degraded',
    problem:
      'Redis does not answer. The database carries events, and processes count limits alone.',
  };
  if (!redis.isAvailable()) return away;
  return measure(() => redis.run((client) => client.ping())).catch(() => away);
}

async function checkJobs(jobs: Jobs): Promise<PartCheck> {
  const started = performance.now();
  const { failed, longestWaitMs } = await jobs.summarize();
  const ms = performance.now() - started;
  if (longestWaitMs > LONGEST_WAIT_MS) {
    const minutes = Math.round(longestWaitMs / 60_000);
    return { state: 'degraded', ms, problem: `A job has waited for ${minutes} minutes.` };
  }
  if (failed === 0) return { state: 'ok', ms };
  return {
    state: 'degraded',
    ms,
    problem: failed === 1 ? 'A job has failed.' : `${failed} jobs have failed.`,
  };
}
