import {
  InvalidAction,
  InvalidParameter,
  ProductError,
  TooManyRequests,
} from '@mes/contract/errors';
import type { Actor, Authenticate, Credentials } from '../calls/actor';
import type { Db } from '../database/database';
import type { ChannelPosition } from './catch-up';
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
  readonly actor: Actor | null;
}

/** The subscribed channels of one socket, and the account it acts for. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #subscriber: Subscriber;
  readonly #credentials: Credentials | null;
  #actor: Actor | null;
  readonly #open = new Map<string, OpenChannel>();
  /** The last pending operation of each channel: subscribing and cancelling run one after the other. */
  readonly #pending = new Map<string, Promise<void>>();
  #pendingCount = 0;
  #closed = false;

  constructor(options: SubscriptionsOptions, { subscriber, credentials, actor }: Client) {
    this.#options = options;
    this.#subscriber = subscriber;
    this.#credentials = credentials;
    this.#actor = actor;
  }

  /** Calls `reply` before the first later event. A client closes a gap by subscribing again. */
  async subscribe(
    { channel: name, revision }: { channel: unknown; revision?: unknown },
    reply: (position: ChannelPosition) => void,
  ): Promise<void> {
    const channel = this.#options.channels.open(name);
    const since = parseRevision(revision);
    await this.#runInOrder(channel.name, () => this.#subscribe(channel, since, reply));
  }

  async cancel(name: unknown): Promise<void> {
    if (typeof name === 'string') await this.#runInOrder(name, async () => this.#leave(name));
  }

  /** Checks the audience of every channel again with the current state of the account. */
  async recheck(): Promise<void> {
    if (!this.#credentials) return;
    this.#actor = await this.#options.authenticate(this.#credentials);
    for (const channel of [...this.#open.values()]) {
      try {
        await channel.assertAdmitted(this.#actor, this.#options.db);
      } catch (error) {
        if (!(error instanceof ProductError)) throw error;
        this.#leave(channel.name);
        this.#subscriber.sendEnded(channel.name, error);
      }
    }
  }

  close(): void {
    this.#closed = true;
    for (const name of [...this.#open.keys()]) this.#leave(name);
    this.#options.hub.removeSubscriber(this.#subscriber);
  }

  async #subscribe(
    channel: OpenChannel,
    revision: number | undefined,
    reply: (position: ChannelPosition) => void,
  ): Promise<void> {
    const { db, hub, limits } = this.#options;
    const { name } = channel;
    if (!this.#open.has(name) && this.#open.size >= limits.subscriptions) {
      throw new InvalidAction(`At most ${limits.subscriptions} channels at a time.`);
    }
    // Added before the check, so that a concurrent recheck includes it.
    this.#open.set(name, channel);
    try {
      await channel.assertAdmitted(this.#actor, db);
      const isWanted = !this.#closed && this.#open.get(name) === channel;
      const joined = isWanted && (await hub.join(this.#subscriber, { channel, revision, reply }));
      if (!joined) throw new InvalidAction('The subscription has ended meanwhile.');
    } catch (error) {
      this.#leave(name);
      throw error;
    }
  }

  async #runInOrder(name: string, work: () => Promise<void>): Promise<void> {
    if (this.#pendingCount >= this.#options.limits.subscriptions) throw new TooManyRequests(1);
    this.#pendingCount++;
    const previous = this.#pending.get(name) ?? Promise.resolve();
    const current = previous.then(work, work).finally(() => {
      this.#pendingCount--;
      if (this.#pending.get(name) === current) this.#pending.delete(name);
    });
    this.#pending.set(name, current);
    await current;
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
