/**
 * The short way of a call: an answer that is kept, for a visitor who is not signed in. It waits for
 * nothing, and all that the long way does for such a call is done here too: the door is asked, the
 * limit counted, the call measured and logged.
 */
import type { Call } from '@mes/contract/define';
import type { Log } from '../log';
import type { Visit } from './admission';
import { type Answer, fail } from './answer';
import type { ByteCache } from './byte-cache';
import type { NoteCall } from './call-log';
import type { RateLimits } from './rate-limit';

interface Visitor {
  readonly requestId: string;
  /** By whom the limit is counted. */
  readonly visitor: string;
  readonly visit: Visit;
}

/**
 * `address` is the request's path and query. Null where there is more to do than to answer what is
 * kept: then nothing has been counted or logged.
 */
export type AnswerKept = (call: Call, address: string, visitor: Visitor) => Answer | null;

interface Parts {
  readonly cache: ByteCache;
  readonly limits: RateLimits;
  readonly note: NoteCall;
  readonly log: Log;
}

export function createKeptAnswers({ cache, limits, note, log }: Parts): AnswerKept {
  // A count that is shared among processes has to be waited for.
  if (!limits.local) return () => null;

  return (call, address, { requestId, visitor, visit }) => {
    const started = performance.now();
    if (call.who !== 'public') return null;
    const kept = cache.getAt(address);
    if (!kept || visit.mayCall(call, null) !== true) return null;
    const answer = refusal(call, visitor) ?? { status: 200, body: kept.body, etag: kept.etag };
    note({ call, requestId, actor: null, status: answer.status, started });
    return answer;
  };

  function refusal(call: Call, visitor: string): Answer | null {
    try {
      void limits.spend(call, visitor);
      return null;
    } catch (error) {
      return fail(error, log);
    }
  }
}
