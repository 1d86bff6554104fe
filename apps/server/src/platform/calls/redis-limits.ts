/** Loaded only where there is a Redis: many installations have none. */
import { type Call, nameOf, type RateLimit } from '@mes/contract/define';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis';
import {
  createLocalLimits,
  getOrAdd,
  keyLimitOf,
  limitOf,
  type RateLimits,
  tooManyRequests,
} from './rate-limit';

/** Counts for all processes, or in this one while Redis does not answer. */
export function createRedisLimits(
  calls: readonly Call[],
  { redis, factor }: { redis: SharedRedis; factor: number },
): RateLimits {
  const fallback = createLocalLimits(calls, factor);
  const createLimiter = ({ calls: points, seconds: duration }: RateLimit, keyPrefix: string) =>
    new RateLimiterRedis({ points, duration, keyPrefix, storeClient: redis.client });
  const limiters = new Map(
    calls.map((call) => [call, createLimiter(limitOf(call, factor), `limit:${nameOf(call)}`)]),
  );
  const keyLimiters = new Map<number, RateLimiterRedis>();
  const count = async (limiter: RateLimiterRedis, key: string, countHere: () => void) => {
    if (!redis.isAvailable()) return countHere();
    try {
      await redis.run(() => limiter.consume(key));
    } catch (rejection) {
      if (rejection instanceof Error) return countHere();
      throw tooManyRequests((rejection as RateLimiterRes).msBeforeNext);
    }
  };
  return {
    local: false,
    consume: (call, key) => count(limiters.get(call)!, key, () => void fallback.consume(call, key)),
    consumeKey: (key) => {
      const { id, callsPerMinute } = key;
      const limiter = getOrAdd(keyLimiters, callsPerMinute, () =>
        createLimiter(keyLimitOf(callsPerMinute, factor), 'limit:key'),
      );
      return count(limiter, id, () => void fallback.consumeKey(key));
    },
  };
}
