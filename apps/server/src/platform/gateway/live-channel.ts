import type { Json } from '@mes/contract/scalars';
import type { OutboxEvent } from '../outbox/outbox';
import type { OpenChannel } from './channels';
import { eventMessages, type Message, stateMessage } from './frames';
import type { Limits } from './limits';
import { Order } from './order';
import type { Subscriber } from './subscriber';
import { Throttle } from './throttle';

interface Joining {
  /** What went out while the client's position was being read. */
  readonly meanwhile: OutboxEvent[];
  /** The client's own revision, where that is ahead of what went out here. */
  readonly ahead: number | null;
}

interface LiveChannelOptions {
  readonly channel: OpenChannel;
  readonly limits: Limits;
  readonly onGap: (channel: LiveChannel) => void;
  readonly onBehind: (subscriber: Subscriber) => void;
}

/** A channel that someone in this process listens to. */
export class LiveChannel {
  readonly channel: OpenChannel;
  readonly #options: LiveChannelOptions;
  readonly #order = new Order();
  readonly #members = new Set<Subscriber>();
  readonly #joining = new Map<Subscriber, Joining>();
  /** Members that are too slow, with the revision that each has. */
  readonly #behind = new Map<Subscriber, number>();
  readonly #burst: Throttle;
  readonly #states: Throttle;
  #waiting: OutboxEvent[] = [];
  #state: Json = null;

  constructor(options: LiveChannelOptions) {
    this.#options = options;
    this.channel = options.channel;
    this.#burst = new Throttle(options.limits.mergeMs, () => this.#sendWaiting());
    this.#states = new Throttle(options.limits.mergeMs, () => this.#sendState());
  }

  get last(): number | null {
    return this.#order.last;
  }

  get isEmpty(): boolean {
    return this.#members.size + this.#joining.size + this.#behind.size === 0;
  }

  get hasGap(): boolean {
    return this.#order.hasGap;
  }

  offer(events: readonly OutboxEvent[]): void {
    this.#enqueue(this.#order.accept(events));
    if (this.#order.hasGap) this.#options.onGap(this);
  }

  /** Only the newest state counts; one that a newer has overtaken is never sent. */
  setState(state: Json): void {
    this.#state = state;
    this.#states.request();
  }

  /** From now on the subscriber misses nothing: what goes out is kept for it until it is admitted. */
  hold(subscriber: Subscriber): void {
    this.#flush();
    this.#remove(subscriber);
    this.#joining.set(subscriber, { meanwhile: [], ahead: null });
  }

  /**
   * The subscriber has everything up to `revision`. `reply` tells it so, before any later event.
   * False if it left meanwhile.
   */
  admit(subscriber: Subscriber, revision: number, reply: () => void): boolean {
    const joining = this.#joining.get(subscriber);
    if (!joining) return false;
    this.#enqueue(this.#order.startAt(revision));
    this.#flush();

    this.#joining.delete(subscriber);
    reply();
    const later = joining.meanwhile.filter((event) => event.revision > revision);
    if (this.#order.last! < revision) {
      this.#joining.set(subscriber, { meanwhile: [], ahead: revision });
    } else if (this.#pushEvents(subscriber, later)) {
      this.#members.add(subscriber);
    }
    return true;
  }

  leave(subscriber: Subscriber): void {
    this.#remove(subscriber);
  }

  /** The revision of a member that fell behind, if it did. */
  behindAt(subscriber: Subscriber): number | undefined {
    return this.#behind.get(subscriber);
  }

  /** The events after `last` cannot be had any more: everyone has to start anew. */
  restart(): void {
    this.#flush();
    const last = this.#order.last ?? 0;
    this.#order.restart();
    for (const member of this.#members) this.#fallBehind(member, last);
    for (const [subscriber, { ahead }] of this.#joining) {
      if (ahead !== null) this.#fallBehind(subscriber, ahead);
    }
  }

  close(): void {
    this.#burst.close();
    this.#states.close();
  }

  #enqueue(events: readonly OutboxEvent[]): void {
    if (events.length === 0) return;
    this.#waiting.push(...events);
    this.#burst.request();
  }

  /** What went out and what waits must not differ while someone comes in. */
  #flush(): void {
    if (this.#waiting.length > 0) this.#burst.flush();
  }

  #sendWaiting(): void {
    const events = this.#waiting;
    this.#waiting = [];

    const since = events[0]!.since;
    for (const message of eventMessages(events)) {
      for (const member of this.#members) {
        if (!member.push(message)) this.#fallBehind(member, since);
      }
    }
    for (const [subscriber, joining] of this.#joining) this.#sendJoining(subscriber, joining, events);
  }

  #sendJoining(subscriber: Subscriber, joining: Joining, events: readonly OutboxEvent[]): void {
    const { ahead, meanwhile } = joining;
    if (ahead === null) {
      meanwhile.push(...events);
      return;
    }
    if (this.#order.last! < ahead) return;
    this.#joining.delete(subscriber);
    const later = events.filter((event) => event.revision > ahead);
    if (this.#pushEvents(subscriber, later)) this.#members.add(subscriber);
  }

  #pushEvents(subscriber: Subscriber, events: readonly OutboxEvent[]): boolean {
    const sent = eventMessages(events).every((message) => subscriber.push(message));
    if (!sent) this.#fallBehind(subscriber, events[0]!.since);
    return sent;
  }

  #sendState(): void {
    const message: Message = stateMessage(this.channel.name, this.#state);
    // Who is too slow for it gets a later one.
    for (const member of this.#members) member.push(message);
  }

  #fallBehind(subscriber: Subscriber, revision: number): void {
    this.#remove(subscriber);
    this.#behind.set(subscriber, revision);
    this.#options.onBehind(subscriber);
  }

  #remove(subscriber: Subscriber): void {
    this.#members.delete(subscriber);
    this.#joining.delete(subscriber);
    this.#behind.delete(subscriber);
  }
}
