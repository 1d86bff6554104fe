/**
 * One temporary PostgreSQL for the whole run, with a migrated template that every test file copies.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/database';
import { startCluster } from '../src/platform/database/embedded';
import { migrate } from '../src/platform/database/migrate';
import { Jobs } from '../src/platform/jobs/jobs';
import { migrationsFolder, silentLog } from './settings';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'mes-test-'));
  const cluster = await startCluster({
    folder,
    durable: false,
    settings: { max_connections: '400' },
  });
  await cluster.createDatabase('template');
  await migrate(cluster.url('template'), migrationsFolder);
  await prepareJobs(cluster.url('template'));
  project.provide('clusterUrl', cluster.url('postgres'));

  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The job queue creates its schema at its first start: the copies then already have it. */
async function prepareJobs(url: string): Promise<void> {
  const database = openDatabase(url, { onError: () => {} });
  const jobs = new Jobs(database, silentLog);
  await jobs.start();
  await jobs.stop();
  await database.close();
}
