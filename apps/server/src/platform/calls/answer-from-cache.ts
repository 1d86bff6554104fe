/**
 * The fast path for visitors without an account: answers synchronously from the cache. It does what
 * the dispatcher does for such a call: check the admission, count the rate limit, measure and log.
 */
import type { Call } from '@mes/contract/define';
import type { Log } from '../log';
import { isTracing } from '../tracing/tracing';
import type { Visit } from './admission';
import { type Answer, errorAnswer } from './answer';
import type { LogCall } from './call-log';
import type { RateLimits } from './rate-limit';
import type { ResponseCache } from './response-cache';

interface Sender {
  readonly requestId: string;
  /** The key of the rate limit. */
  readonly visitor: string;
  readonly visit: Visit;
}

/**
 * `address` is the request's path and query. Returns null where the dispatcher has to answer; then
 * nothing was counted or logged.
 */
export type AnswerFromCache = (call: Call, address: string, sender: Sender) => Answer | null;

interface Deps {
  readonly cache: ResponseCache;
  readonly limits: RateLimits;
  readonly logCall: LogCall;
  readonly log: Log;
}

export function createAnswerFromCache({ cache, limits, logCall, log }: Deps): AnswerFromCache {
  // Shared limits live in Redis, so they cannot be counted synchronously.
  if (!limits.local) return () => null;

  return (call, address, { requestId, visitor, visit }) => {
    const started = performance.now();
    // Only the dispatcher records traces.
    if (call.who !== 'public' || isTracing()) return null;
    const cached = cache.getByAddress(address);
    if (!cached || visit.mayCall(call, null) !== true) return null;
    const { body, etag } = cached;
    const answer = refusal(call, visitor) ?? { status: 200, body, etag };
    logCall({ call, requestId, actor: null, status: answer.status, started });
    return answer;
  };

  function refusal(call: Call, visitor: string): Answer | null {
    try {
      void limits.consume(call, visitor);
      return null;
    } catch (error) {
      return errorAnswer(error, log);
    }
  }
}
