import type { Call, RateLimit } from '@mes/contract/define';
import { TooManyRequests } from '@mes/contract/errors';
import type { ApiKeyRights } from './actor';
import { WindowLimit } from './window-limit';

/** Defaults for calls without a limit of their own: people never reach them, scripts do. */
const DEFAULT_READ_LIMIT: RateLimit = { calls: 600, seconds: 60 };
const DEFAULT_WRITE_LIMIT: RateLimit = { calls: 60, seconds: 60 };

export interface RateLimits {
  /** Throws TooManyRequests with the seconds to wait. Returns a promise only where it is not `local`. */
  consume(call: Call, key: string): Promise<void> | undefined;
  /** The same for the limit that an API key has for all calls together. */
  consumeKey(key: ApiKeyRights): Promise<void> | undefined;
  /** Whether this process counts alone, without Redis. */
  readonly local: boolean;
}

export const unlimited: RateLimits = {
  consume: () => undefined,
  consumeKey: () => undefined,
  local: true,
};

/** Counts in this process alone. */
export function createLocalLimits(calls: readonly Call[], factor: number): RateLimits {
  const limits = new Map(calls.map((call) => [call, new WindowLimit(limitOf(call, factor))]));
  const keyLimits = new Map<number, WindowLimit>();
  const count = (limit: WindowLimit, key: string) => {
    const waitMs = limit.consume(key, performance.now());
    if (waitMs > 0) throw tooManyRequests(waitMs);
    return undefined;
  };
  return {
    local: true,
    consume: (call, key) => count(limits.get(call)!, key),
    consumeKey: ({ id, callsPerMinute }) => {
      const limit = getOrAdd(
        keyLimits,
        callsPerMinute,
        () => new WindowLimit(keyLimitOf(callsPerMinute, factor)),
      );
      return count(limit, id);
    },
  };
}

export function keyLimitOf(callsPerMinute: number, factor: number): RateLimit {
  return { calls: callsPerMinute * factor, seconds: 60 };
}

export function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

export function tooManyRequests(waitMs: number): TooManyRequests {
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
