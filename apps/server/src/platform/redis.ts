import { Redis } from 'ioredis';
import type { Log } from './log';

/** Commands fail at once while Redis is away, so that every use falls back instead of hanging. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis is not reachable');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.warn('Redis is reachable again');
    away = false;
  });
  return redis;
}
