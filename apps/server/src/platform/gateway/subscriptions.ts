import { InvalidAction, InvalidParameter, ProductError } from '@mes/contract/errors';
import type { Authenticate, Caller, Credentials } from '../calls/caller';
import type { Db } from '../database/database';
import type { Position } from './catch-up';
import type { Channels, OpenChannel } from './channels';
import type { Hub } from './hub';
import type { Limits } from './limits';
import type { Subscriber } from './subscriber';

interface SubscriptionsOptions {
  readonly db: Db;
  readonly hub: Hub;
  readonly channels: Channels;
  readonly limits: Limits;
  readonly authenticate: Authenticate;
}

interface Client {
  readonly subscriber: Subscriber;
  readonly credentials: Credentials | null;
  readonly caller: Caller | null;
}

/** The channels of one socket, and who it speaks for. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #subscriber: Subscriber;
  readonly #credentials: Credentials | null;
  #caller: Caller | null;
  readonly #open = new Map<string, OpenChannel>();
  readonly #opening = new Set<string>();

  constructor(options: SubscriptionsOptions, { subscriber, credentials, caller }: Client) {
    this.#options = options;
    this.#subscriber = subscriber;
    this.#credentials = credentials;
    this.#caller = caller;
  }

  /** `reply` is called before the first later event. Subscribing again is how a client closes a gap. */
  async subscribe(
    { channel: name, revision }: { channel: unknown; revision?: unknown },
    reply: (position: Position) => void,
  ): Promise<void> {
    const { channels, db, hub, limits } = this.#options;
    const channel = channels.open(name);
    const since = parseRevision(revision);
    if (this.#opening.has(channel.name)) {
      throw new InvalidAction('This channel is being subscribed to already.');
    }
    if (!this.#open.has(channel.name) && this.#open.size >= limits.subscriptions) {
      throw new InvalidAction(`At most ${limits.subscriptions} channels at a time.`);
    }

    // Known before it is allowed, so that a recheck meanwhile judges it too.
    this.#open.set(channel.name, channel);
    this.#opening.add(channel.name);
    try {
      await channel.admit(this.#caller, db);
      const joined =
        this.#open.get(channel.name) === channel &&
        (await hub.join(this.#subscriber, { channel, revision: since, reply }));
      if (!joined) throw new InvalidAction('The subscription was cancelled.');
    } catch (error) {
      this.#leave(channel.name);
      throw error;
    } finally {
      this.#opening.delete(channel.name);
    }
  }

  cancel(name: unknown): void {
    if (typeof name === 'string') this.#leave(name);
  }

  /** Judges every channel anew, as what the account is now. */
  async recheck(): Promise<void> {
    if (!this.#credentials) return;
    this.#caller = await this.#options.authenticate(this.#credentials);
    for (const channel of [...this.#open.values()]) {
      try {
        await channel.admit(this.#caller, this.#options.db);
      } catch (error) {
        if (!(error instanceof ProductError)) throw error;
        this.#leave(channel.name);
        this.#subscriber.ended(channel.name, error);
      }
    }
  }

  close(): void {
    for (const name of [...this.#open.keys()]) this.#leave(name);
    this.#options.hub.forget(this.#subscriber);
  }

  #leave(name: string): void {
    this.#open.delete(name);
    this.#options.hub.leave(this.#subscriber, name);
  }
}

function parseRevision(revision: unknown): number | undefined {
  if (revision === undefined || revision === null) return undefined;
  if (!Number.isSafeInteger(revision) || (revision as number) < 0) {
    throw new InvalidParameter('revision');
  }
  return revision as number;
}
