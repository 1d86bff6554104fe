import type { Tx } from '../database/database';
import type { Log } from '../log';
import { emit, type OutboxEvent } from '../outbox/outbox';
import type { Subscriber } from './subscriber';
import type { Subscriptions } from './subscriptions';

const CHANGED = 'account.changed';
const CHANNEL = /^account:(.+)$/;

/**
 * To be called in the transaction that changes an account's permissions, bans or sessions: every
 * process then judges that account's subscriptions anew, and its own pages hear of it.
 */
export async function accountChanged(tx: Tx, account: string): Promise<void> {
  await emit(tx, { channel: `account:${account}`, type: CHANGED, data: {} });
}

interface Connected {
  readonly subscriptions: Subscriptions;
  readonly subscriber: Subscriber;
}

/** Which sockets of this process speak for which account. */
export class Accounts {
  readonly #forget: (account: string) => void;
  readonly #log: Log;
  readonly #connected = new Map<string, Set<Connected>>();

  constructor({ forget, log }: { forget: (account: string) => void; log: Log }) {
    this.#forget = forget;
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

  hear(events: readonly OutboxEvent[]): void {
    for (const { channel, type } of events) {
      const account = type === CHANGED ? CHANNEL.exec(channel)?.[1] : undefined;
      if (account !== undefined) void this.recheck(account);
    }
  }

  async recheck(account: string): Promise<void> {
    this.#forget(account);
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
