import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import { isEventOn } from '../outbox/publish';
import type { Subscriber } from './subscriber';
import type { Subscriptions } from './subscriptions';

interface Connected {
  readonly subscriptions: Subscriptions;
  readonly subscriber: Subscriber;
}

/** Which sockets of this process speak for which account. */
export class Accounts {
  readonly #log: Log;
  readonly #connected = new Map<string, Set<Connected>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Answers what to call when the socket has ended. */
  add(account: string, connected: Connected): () => void {
    const all = this.#connected.get(account) ?? new Set();
    this.#connected.set(account, all.add(connected));
    return () => {
      all.delete(connected);
      if (all.size === 0 && this.#connected.get(account) === all) this.#connected.delete(account);
    };
  }

  /** An account that changed, here or in another process, is judged anew. */
  hear(events: readonly OutboxEvent[]): void {
    for (const event of events) {
      if (isEventOn(event, 'account') && event.type === 'account.changed')
        void this.#recheck(event.data.id);
    }
  }

  async #recheck(account: string): Promise<void> {
    const connected = [...(this.#connected.get(account) ?? [])];
    await Promise.all(
      connected.map(({ subscriptions, subscriber }) =>
        subscriptions.recheck().catch((error) => {
          // Unknown is not allowed: it comes back and is judged as a new connection.
          this.#log.error({ err: error, account }, 'subscriptions could not be judged anew');
          subscriber.cutOff();
        }),
      ),
    );
  }
}
