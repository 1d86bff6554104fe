import type { Clock } from './clock';
import type { Http } from './http';

/** Longer than any page waits before it says so; then nobody looks at the answer any more. */
export const ANSWER_WITHIN_MS = 30_000;
/** What is sent takes its time on a slow line: 20 KB a second. */
const SLOWEST_BYTES_PER_MS = 20;

/** Breaks off what has no whole answer in time: it fails with Response Timeout. */
export function inTime(http: Http, clock: Clock): Http {
  return async (request, options) => {
    const { signal } = options;
    const limit = new AbortController();
    const giveUp = () => limit.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
    const sendingMs = (request.body?.length ?? 0) / SLOWEST_BYTES_PER_MS;
    const callOff = clock.after(ANSWER_WITHIN_MS + sendingMs, () =>
      limit.abort(new Error('Response Timeout')),
    );
    try {
      return await http(request, { ...options, signal: limit.signal });
    } finally {
      callOff();
      signal?.removeEventListener('abort', giveUp);
    }
  };
}
