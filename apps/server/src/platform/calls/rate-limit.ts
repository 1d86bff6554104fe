import { type Call, nameOf, type RateLimit } from '@mes/contract/define';
import { TooManyRequests } from '@mes/contract/errors';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis';
import { WindowLimit } from './window-limit';

/** Defaults for calls without a limit of their own: people never reach them, scripts do. */
const DEFAULT_READ_LIMIT: RateLimit = { calls: 600, seconds: 60 };
const DEFAULT_WRITE_LIMIT: RateLimit = { calls: 60, seconds: 60 };

export interface RateLimits {
  /** Throws TooManyRequests with the seconds to wait. Returns a promise only where it is not `local`. */
  consume(call: Call, key: string): Promise<void> | undefined;
  /** Whether this process counts alone, without Redis. */
  readonly local: boolean;
}

/** Counts in Redis for all processes, or in this process without Redis or while it does not answer. */
export function createRateLimits(
  calls: readonly Call[],
  { redis, factor }: { redis: SharedRedis | null; factor: number },
): RateLimits {
  return redis ? createRedisLimits(calls, redis, factor) : createLocalLimits(calls, factor);
}

export const unlimited: RateLimits = { consume: () => undefined, local: true };

function createLocalLimits(calls: readonly Call[], factor: number): RateLimits {
  const limits = new Map(calls.map((call) => [call, new WindowLimit(limitOf(call, factor))]));
  return {
    local: true,
    consume(call, key) {
      const waitMs = limits.get(call)!.consume(key, performance.now());
      if (waitMs > 0) throw tooManyRequests(waitMs);
      return undefined;
    },
  };
}

function createRedisLimits(calls: readonly Call[], redis: SharedRedis, factor: number): RateLimits {
  const fallback = createLocalLimits(calls, factor);
  const limiters = new Map(
    calls.map((call) => {
      const { calls: points, seconds: duration } = limitOf(call, factor);
      const keyPrefix = `limit:${nameOf(call)}`;
      const storeClient = redis.client;
      return [call, new RateLimiterRedis({ points, duration, keyPrefix, storeClient })];
    }),
  );
  return {
    local: false,
    async consume(call, key) {
      if (!redis.isAvailable()) return fallback.consume(call, key);
      try {
        await redis.run(() => limiters.get(call)!.consume(key));
      } catch (rejection) {
        if (rejection instanceof Error) return fallback.consume(call, key);
        throw tooManyRequests((rejection as RateLimiterRes).msBeforeNext);
      }
    },
  };
}

function tooManyRequests(waitMs: number): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil(waitMs / 1_000)));
}

export function limitOf(call: Call, factor = 1): RateLimit {
  const fallback = isRead(call) ? DEFAULT_READ_LIMIT : DEFAULT_WRITE_LIMIT;
  const { calls, seconds } = call.limit ?? fallback;
  return { calls: calls * factor, seconds };
}

function isRead(call: Call): boolean {
  return call.kind === 'rest' ? call.method === 'GET' : call.who === 'public';
}
