import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import { isEventOn } from '../outbox/publish';
import type { Subscriber } from './subscriber';
import type { Subscriptions } from './subscriptions';

interface Connection {
  readonly subscriptions: Subscriptions;
  readonly subscriber: Subscriber;
}

/** The open sockets of this process, by account. */
export class AccountConnections {
  readonly #log: Log;
  readonly #connections = new Map<string, Set<Connection>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Returns a function that removes the connection; call it when the socket has closed. */
  add(accountId: string, connection: Connection): () => void {
    const all = this.#connections.get(accountId) ?? new Set();
    this.#connections.set(accountId, all.add(connection));
    return () => {
      all.delete(connection);
      if (all.size === 0 && this.#connections.get(accountId) === all)
        this.#connections.delete(accountId);
    };
  }

  /** Checks the subscriptions of an account again when it has changed, here or in another process. */
  handleEvents(events: readonly OutboxEvent[]): void {
    for (const event of events) {
      if (isEventOn(event, 'account') && event.type === 'account.changed')
        void this.#recheck(event.data.id);
    }
  }

  async #recheck(accountId: string): Promise<void> {
    const connections = [...(this.#connections.get(accountId) ?? [])];
    await Promise.all(
      connections.map(({ subscriptions, subscriber }) =>
        subscriptions.recheck().catch((error) => {
          // Permissions are unknown now, so close the socket: the client reconnects and is checked then.
          this.#log.error({ err: error, accountId }, 'subscriptions could not be checked again');
          subscriber.terminate();
        }),
      ),
    );
  }
}
