import type { Json } from '@mes/contract/scalars';
import type { OutboxEvent } from '../database/events';
import type { OpenChannel } from './channels';
import { advancedMessage, eventMessages, type Message, stateMessage } from './frames';
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
  /** Members that are too slow to be sent anything now. */
  readonly #behind = new Set<Subscriber>();
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
    } else {
      this.#makeMember(subscriber, later);
      // Skipped meanwhile: it asks again.
      if (revision + later.length < this.#order.last!) this.#sendPosition(subscriber);
    }
    return true;
  }

  leave(subscriber: Subscriber): void {
    this.#remove(subscriber);
  }

  /** The subscriber can be sent something again; it asks for what it missed. */
  bringBack(subscriber: Subscriber): void {
    if (!this.#behind.delete(subscriber)) return;
    this.#flush();
    this.#members.add(subscriber);
    this.#sendPosition(subscriber);
  }

  /** Some events up to `revision` cannot be had any more: the members have to ask for a snapshot. */
  skipTo(revision: number): void {
    this.#flush();
    const later = this.#order.skipTo(revision);
    for (const member of this.#members) this.#sendPosition(member);
    this.#enqueue(later);
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
    for (const message of eventMessages(events)) {
      for (const member of this.#members) this.#push(member, message);
    }
    for (const [subscriber, joining] of this.#joining) {
      if (joining.ahead === null) joining.meanwhile.push(...events);
      else this.#sendAhead(subscriber, joining.ahead, events);
    }
  }

  #sendAhead(subscriber: Subscriber, ahead: number, events: readonly OutboxEvent[]): void {
    if (this.#order.last! < ahead) return;
    this.#joining.delete(subscriber);
    this.#makeMember(
      subscriber,
      events.filter(({ revision }) => revision > ahead),
    );
  }

  #makeMember(subscriber: Subscriber, events: readonly OutboxEvent[]): void {
    this.#members.add(subscriber);
    for (const message of eventMessages(events)) this.#push(subscriber, message);
  }

  #sendPosition(member: Subscriber): void {
    this.#push(member, advancedMessage(this.channel.name, this.#order.last ?? 0));
  }

  #sendState(): void {
    const message = stateMessage(this.channel.name, this.#state);
    // Who is too slow for it gets a later one.
    for (const member of this.#members) member.push(message);
  }

  #push(member: Subscriber, message: Message): void {
    if (!this.#members.has(member) || member.push(message)) return;
    this.#members.delete(member);
    this.#behind.add(member);
    this.#options.onBehind(member);
  }

  #remove(subscriber: Subscriber): void {
    this.#members.delete(subscriber);
    this.#joining.delete(subscriber);
    this.#behind.delete(subscriber);
  }
}
