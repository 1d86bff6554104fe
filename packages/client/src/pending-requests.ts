/** Requests that were sent over the socket and have no `response` yet. */
import { type Clock, rejectOnAbort } from './clock';
import { type ResponseBody, toResponseBody } from './response';
import { ConnectionLostError } from './retry';

/** For as long as a page shows its placeholder. */
const RESPONSE_TIMEOUT_MS = 20_000;

interface PendingRequest {
  resolve(body: ResponseBody): void;
  reject(error: Error): void;
}

export interface PendingRequests {
  readonly size: number;
  /** Calls `emit`, which sends the request, and resolves to its response. */
  send(requestId: string, emit: () => void, signal?: AbortSignal): Promise<ResponseBody>;
  resolve(response: unknown): void;
  /** Rejects every pending request, because the connection was lost. */
  rejectAll(): void;
  /** Resolves when every request that is pending now has its response, or has failed. */
  settled(): Promise<void>;
}

export function createPendingRequests(clock: Clock): PendingRequests {
  const pending = new Map<string, PendingRequest>();
  const responses = new Set<Promise<ResponseBody>>();

  return {
    get size() {
      return pending.size;
    },
    send(requestId, emit, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const response = new Promise<ResponseBody>((resolve, reject) => {
        pending.set(requestId, { resolve, reject });
        emit();
      });
      const cancelTimeout = clock.after(RESPONSE_TIMEOUT_MS, () =>
        pending.get(requestId)?.reject(new Error('Response Timeout')),
      );
      const settled = rejectOnAbort(response, signal).finally(() => {
        cancelTimeout();
        pending.delete(requestId);
        responses.delete(settled);
      });
      responses.add(settled);
      return settled;
    },
    resolve(response) {
      const { requestId, ...body } = toResponseBody(response) as ResponseBody & {
        requestId?: unknown;
      };
      // Late and duplicate responses have no pending request.
      pending.get(String(requestId))?.resolve(body);
    },
    rejectAll() {
      for (const { reject } of pending.values()) reject(new ConnectionLostError());
    },
    async settled() {
      await Promise.allSettled(responses);
    },
  };
}
