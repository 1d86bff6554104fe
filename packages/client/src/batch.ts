/** Collects object/action calls that are made in the same tick and sends them as one request. */
import { MAX_BATCH } from '@mes/contract/constants';
import { asBody, type Body } from './answer';
import type { Account } from './identity';
import type { ActionRequest } from './outgoing';

interface Item {
  readonly request: ActionRequest;
  readonly account: Account | null;
  readonly read: boolean;
}

export interface Batch {
  readonly requests: readonly ActionRequest[];
  readonly account: Account | null;
  /** Whether none of its calls changes anything. */
  readonly read: boolean;
}

interface Waiting extends Item {
  answer(body: Body): void;
  fail(error: unknown): void;
}

/** Each item is answered with its own body; a batch that fails as a whole fails every item. */
export type Batcher = (item: Item) => Promise<Body>;

export function createBatcher(send: (batch: Batch) => Promise<unknown>): Batcher {
  let waiting: Waiting[] = [];

  function flush(): void {
    const collected = waiting;
    waiting = [];
    // Signing in or out in between must not lend one account's rights to another's calls.
    const accounts = new Set(collected.map(({ account }) => account));
    for (const account of accounts) {
      const own = collected.filter((item) => item.account === account);
      for (let at = 0; at < own.length; at += MAX_BATCH) {
        void sendBatch(own.slice(at, at + MAX_BATCH), account);
      }
    }
  }

  async function sendBatch(items: readonly Waiting[], account: Account | null): Promise<void> {
    try {
      const requests = items.map(({ request }) => request);
      const answered = await send({ requests, account, read: items.every(({ read }) => read) });
      const answers: unknown[] = Array.isArray(answered) ? answered : [];
      // Too short an answer leaves items with an empty body, which is an invalid response.
      items.forEach(({ answer }, index) => {
        answer(asBody(answers[index]));
      });
    } catch (error) {
      for (const { fail } of items) fail(error);
    }
  }

  return (item) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) queueMicrotask(flush);
      waiting.push({ ...item, answer, fail });
    });
}
