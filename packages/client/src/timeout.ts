import type { Clock } from './clock';
import type { Http } from './http';

/** Longer than any page shows its placeholder. */
export const RESPONSE_TIMEOUT_MS = 30_000;
/** Allows for slow uploads: 20 KB per second. */
const MIN_BYTES_PER_MS = 20;

/** Aborts requests without a complete response in time. They fail with Response Timeout. */
export function withTimeout(http: Http, clock: Clock): Http {
  return async (request, options) => {
    const { signal } = options;
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    const uploadMs = (request.body?.length ?? 0) / MIN_BYTES_PER_MS;
    const cancel = clock.after(RESPONSE_TIMEOUT_MS + uploadMs, () =>
      controller.abort(new Error('Response Timeout')),
    );
    try {
      return await http(request, { ...options, signal: controller.signal });
    } finally {
      cancel();
      signal?.removeEventListener('abort', abort);
    }
  };
}
