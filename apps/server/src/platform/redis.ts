import { Redis } from 'ioredis';
import type { Log } from './log';

/** Commands fail at once while Redis is unreachable, so that callers fall back instead of waiting. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let isUnreachable = false;
  redis.on('error', (error) => {
    if (!isUnreachable) log.warn({ err: error }, 'Redis is not reachable');
    isUnreachable = true;
  });
  redis.on('ready', () => {
    if (isUnreachable) log.warn('Redis is reachable again');
    isUnreachable = false;
  });
  return redis;
}
