import { type Call, nameOf, type RateLimit } from '@mes/contract/define';
import { TooManyRequests } from '@mes/contract/errors';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { WindowLimit } from './window-limit';

/** What a call without a limit of its own allows: people never notice it, scripts do. */
const READS: RateLimit = { calls: 600, seconds: 60 };
const WRITES: RateLimit = { calls: 60, seconds: 60 };

export interface RateLimits {
  /** Throws TooManyRequests with the seconds to wait; a promise only where it is not `local`. */
  spend(call: Call, key: string): Promise<void> | undefined;
  /** Whether this process keeps the count by itself. */
  readonly local: boolean;
}

/** Counted in this process, or in Redis for all; while Redis is away, in each process by itself. */
export function createRateLimits(
  calls: readonly Call[],
  { redis, factor }: { redis: Redis | null; factor: number },
): RateLimits {
  return redis ? countedInRedis(calls, redis, factor) : countedHere(calls, factor);
}

export const unlimited: RateLimits = { spend: () => undefined, local: true };

function countedHere(calls: readonly Call[], factor: number): RateLimits {
  const limits = new Map(calls.map((call) => [call, new WindowLimit(limitOf(call, factor))]));
  return {
    local: true,
    spend(call, key) {
      const waitMs = limits.get(call)!.spend(key, performance.now());
      if (waitMs > 0) throw tooMany(waitMs);
      return undefined;
    },
  };
}

function countedInRedis(calls: readonly Call[], redis: Redis, factor: number): RateLimits {
  const limiters = new Map(
    calls.map((call) => {
      const { calls: points, seconds: duration } = limitOf(call, factor);
      const insuranceLimiter = new RateLimiterMemory({ points, duration, keyPrefix: '' });
      const keyPrefix = `limit:${nameOf(call)}`;
      return [
        call,
        new RateLimiterRedis({ points, duration, keyPrefix, storeClient: redis, insuranceLimiter }),
      ];
    }),
  );
  return {
    local: false,
    async spend(call, key) {
      try {
        await limiters.get(call)!.consume(key);
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw tooMany((refused as RateLimiterRes).msBeforeNext);
      }
    },
  };
}

function tooMany(waitMs: number): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil(waitMs / 1_000)));
}

export function limitOf(call: Call, factor = 1): RateLimit {
  const { calls, seconds } = call.limit ?? (isRead(call) ? READS : WRITES);
  return { calls: calls * factor, seconds };
}

function isRead(call: Call): boolean {
  return call.kind === 'rest' ? call.method === 'GET' : call.who === 'public';
}
