/** Requests that were sent over the socket and wait for their `response`. */
import { asBody, type Body } from './answer';
import { type Clock, orAborted } from './clock';
import { ReplyLost } from './retry';

/** As long as a page shows its placeholder before it gives up. */
const REPLY_WITHIN_MS = 20_000;

interface Waiting {
  settle(body: Body): void;
  fail(error: Error): void;
}

export interface Pending {
  readonly size: number;
  /** The reply to the request that `emit` sends. */
  wait(requestId: string, emit: () => void, signal?: AbortSignal): Promise<Body>;
  settle(response: unknown): void;
  loseAll(): void;
}

export function createPending(clock: Clock): Pending {
  const waiting = new Map<string, Waiting>();

  return {
    get size() {
      return waiting.size;
    },
    wait(requestId, emit, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const reply = new Promise<Body>((settle, fail) => {
        waiting.set(requestId, { settle, fail });
        emit();
      });
      const giveUp = clock.after(REPLY_WITHIN_MS, () =>
        waiting.get(requestId)?.fail(new Error('Response Timeout')),
      );
      return orAborted(reply, signal).finally(() => {
        giveUp();
        waiting.delete(requestId);
      });
    },
    settle(response) {
      const { requestId, ...body } = asBody(response) as Body & { requestId?: unknown };
      // Late and doubled replies find nobody waiting.
      waiting.get(String(requestId))?.settle(body);
    },
    loseAll() {
      for (const { fail } of waiting.values()) fail(new ReplyLost());
    },
  };
}
