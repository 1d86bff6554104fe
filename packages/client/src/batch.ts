/** Collects object/action calls that are made in the same tick and sends them as one request. */
import { MAX_BATCH } from '@mes/contract/constants';
import type { Account } from './identity';
import type { ActionRequest } from './request';
import { type ResponseBody, toResponseBody } from './response';

interface Item {
  readonly request: ActionRequest;
  readonly account: Account | null;
  readonly isRead: boolean;
}

export interface Batch {
  readonly requests: readonly ActionRequest[];
  readonly account: Account | null;
  /** True if none of its calls changes anything. */
  readonly isRead: boolean;
}

interface QueuedItem extends Item {
  resolve(body: ResponseBody): void;
  reject(error: unknown): void;
}

/** Each item resolves to its own body. A batch that fails as a whole rejects every item. */
export type Batcher = (item: Item) => Promise<ResponseBody>;

export function createBatcher(send: (batch: Batch) => Promise<unknown>): Batcher {
  let queue: QueuedItem[] = [];

  function flush(): void {
    const items = queue;
    queue = [];
    // One batch per account: a sign-in within the tick must not send calls with another's rights.
    const accounts = new Set(items.map(({ account }) => account));
    for (const account of accounts) {
      const ofAccount = items.filter((item) => item.account === account);
      for (let start = 0; start < ofAccount.length; start += MAX_BATCH) {
        void sendBatch(ofAccount.slice(start, start + MAX_BATCH), account);
      }
    }
  }

  async function sendBatch(items: readonly QueuedItem[], account: Account | null): Promise<void> {
    try {
      const requests = items.map(({ request }) => request);
      const isRead = items.every((item) => item.isRead);
      const response = await send({ requests, account, isRead });
      const bodies: unknown[] = Array.isArray(response) ? response : [];
      // If the response has too few items, the rest get an empty body, which is invalid.
      items.forEach(({ resolve }, index) => {
        resolve(toResponseBody(bodies[index]));
      });
    } catch (error) {
      for (const { reject } of items) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) queueMicrotask(flush);
      queue.push({ ...item, resolve, reject });
    });
}
