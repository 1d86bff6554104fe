/** What operators see of the platform in `/metrics`; deploy/grafana-dashboard.json shows it. */
import type { ResponseCache } from './calls/response-cache';
import type { Database } from './database/database';
import type { Jobs } from './jobs/jobs';
import type { Metrics } from './metrics';
import type { Feed } from './outbox/feed';
import type { SharedRedis } from './redis';

interface Deps {
  readonly database: Database;
  readonly redis: SharedRedis | null;
  readonly cache: ResponseCache;
  readonly feed: Feed;
  readonly jobs: Jobs;
}

export function measurePlatform(metrics: Metrics, deps: Deps): void {
  const { database, redis, cache, feed, jobs } = deps;
  const { pool } = database;
  metrics.gauge({
    name: 'mes_service_available',
    help: '1 if the service answers',
    label: 'service',
    read: () => ({
      database: Number(database.unavailableSince === null),
      ...(redis ? { redis: Number(redis.isAvailable()) } : {}),
    }),
  });
  metrics.gauge({
    name: 'mes_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    label: 'state',
    read: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  });
  metrics.gauge({
    name: 'mes_database_connections_limit',
    help: 'Connections that the pool may open',
    read: () => pool.options.max,
  });
  metrics.counter({
    name: 'mes_response_cache_total',
    help: 'Reads of cacheable answers',
    label: 'result',
    read: () => ({ hit: cache.hits, miss: cache.misses }),
  });
  metrics.gauge({
    name: 'mes_response_cache_bytes',
    help: 'Size of the cached answers',
    read: () => cache.bytes,
  });
  metrics.counter({
    name: 'mes_events_total',
    help: 'Live events by the way they came: own commits, Redis, or the outbox if both missed them',
    label: 'source',
    read: () => feed.delivered,
  });
  metrics.gauge({
    name: 'mes_outbox_read_age_seconds',
    help: 'Time since the outbox was read',
    read: () => (Date.now() - feed.lastReadAt) / 1_000,
  });
  metrics.gauge({
    name: 'mes_jobs',
    help: 'Jobs of all processes that are not done',
    label: 'state',
    read: () => jobs.countByState(),
  });
  metrics.counter({
    name: 'mes_job_runs_total',
    help: 'Runs of jobs in this process',
    label: 'job',
    read: () => Object.fromEntries(jobs.runs),
  });
  metrics.counter({
    name: 'mes_job_failures_total',
    help: 'Runs that failed; the job is tried again up to five times',
    label: 'job',
    read: () => Object.fromEntries(jobs.failures),
  });
}
