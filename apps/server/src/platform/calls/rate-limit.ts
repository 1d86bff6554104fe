import { type Call, nameOf, type RateLimit } from '@mes/contract/define';
import { TooManyRequests } from '@mes/contract/errors';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

/** What a call without a limit of its own allows: people never notice it, scripts do. */
const READS: RateLimit = { calls: 600, seconds: 60 };
const WRITES: RateLimit = { calls: 60, seconds: 60 };

export interface RateLimits {
  /** Throws TooManyRequests with the seconds to wait. */
  spend(call: Call, key: string): Promise<void>;
}

/** Counted in this process, or in Redis for all; while Redis is away, in each process by itself. */
export function createRateLimits(
  calls: readonly Call[],
  { redis, factor }: { redis: Redis | null; factor: number },
): RateLimits {
  const limiters = new Map(calls.map((call) => [call, createLimiter(call, redis, factor)]));
  return {
    async spend(call, key) {
      try {
        await limiters.get(call)!.consume(key);
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw new TooManyRequests(
          Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1_000)),
        );
      }
    },
  };
}

export const unlimited: RateLimits = { spend: async () => {} };

function createLimiter(call: Call, redis: Redis | null, factor: number) {
  const { calls, seconds } = limitOf(call);
  const options = { points: calls * factor, duration: seconds };
  const memory = new RateLimiterMemory({ ...options, keyPrefix: '' });
  if (!redis) return memory;
  const keyPrefix = `limit:${nameOf(call)}`;
  return new RateLimiterRedis({
    ...options,
    keyPrefix,
    storeClient: redis,
    insuranceLimiter: memory,
  });
}

export function limitOf(call: Call): RateLimit {
  return call.limit ?? (isRead(call) ? READS : WRITES);
}

function isRead(call: Call): boolean {
  return call.kind === 'rest' ? call.method === 'GET' : call.who === 'public';
}
