import type { Json } from '@mes/contract/scalars';
import type { OutboxEvent } from '../database/events';
import type { OpenChannel } from './channels';
import { EventSequencer } from './event-sequencer';
import { advancedMessage, eventMessages, type Message, stateMessage } from './frames';
import type { Limits } from './limits';
import type { Subscriber } from './subscriber';
import { Throttle } from './throttle';

/** A subscriber whose position is still being read, or is ahead of this process. */
interface PendingMember {
  /** Events that were sent to the members while the position was being read. */
  readonly buffered: OutboxEvent[];
  /** The revision of the subscriber, where it is ahead of the events sent here. */
  readonly aheadAt: number | null;
}

interface LiveChannelOptions {
  readonly channel: OpenChannel;
  readonly limits: Limits;
  readonly onGap: (channel: LiveChannel) => void;
  readonly onSlow: (subscriber: Subscriber) => void;
}

/** A channel with subscribers in this process. */
export class LiveChannel {
  readonly channel: OpenChannel;
  readonly #options: LiveChannelOptions;
  readonly #sequencer = new EventSequencer();
  readonly #members = new Set<Subscriber>();
  readonly #pending = new Map<Subscriber, PendingMember>();
  /** Members whose send buffer is full: they get no events for now. */
  readonly #slow = new Set<Subscriber>();
  readonly #eventThrottle: Throttle;
  readonly #stateThrottle: Throttle;
  #queue: OutboxEvent[] = [];
  #state: Json = null;

  constructor(options: LiveChannelOptions) {
    this.#options = options;
    this.channel = options.channel;
    this.#eventThrottle = new Throttle(options.limits.mergeMs, () => this.#sendQueue());
    this.#stateThrottle = new Throttle(options.limits.mergeMs, () => this.#sendState());
  }

  get lastRevision(): number | null {
    return this.#sequencer.lastRevision;
  }

  get isEmpty(): boolean {
    return this.#members.size + this.#pending.size + this.#slow.size === 0;
  }

  get hasGap(): boolean {
    return this.#sequencer.hasGap;
  }

  deliver(events: readonly OutboxEvent[]): void {
    this.#enqueue(this.#sequencer.accept(events));
    if (this.#sequencer.hasGap) this.#options.onGap(this);
  }

  /** Only the newest state is sent: within the throttle interval it replaces earlier ones. */
  setState(state: Json): void {
    this.#state = state;
    this.#stateThrottle.request();
  }

  /** From now on events are buffered for the subscriber until `completeJoin`. */
  beginJoin(subscriber: Subscriber): void {
    this.#flush();
    this.#remove(subscriber);
    this.#pending.set(subscriber, { buffered: [], aheadAt: null });
  }

  /**
   * Makes a subscriber a member that has everything up to `revision`. Calls `reply` before any later
   * event. Returns false if the subscriber left meanwhile.
   */
  completeJoin(subscriber: Subscriber, revision: number, reply: () => void): boolean {
    const pending = this.#pending.get(subscriber);
    if (!pending) return false;
    this.#enqueue(this.#sequencer.startAt(revision));
    this.#flush();

    this.#pending.delete(subscriber);
    reply();
    const later = pending.buffered.filter((event) => event.revision > revision);
    if (this.#sequencer.lastRevision! < revision) {
      this.#pending.set(subscriber, { buffered: [], aheadAt: revision });
    } else {
      this.#makeMember(subscriber, later);
      // Events were skipped meanwhile: the position makes the client subscribe again.
      if (revision + later.length < this.#sequencer.lastRevision!) this.#sendPosition(subscriber);
    }
    return true;
  }

  leave(subscriber: Subscriber): void {
    this.#remove(subscriber);
  }

  /** For a slow subscriber whose buffer has drained: its position makes it ask for missed events. */
  resume(subscriber: Subscriber): void {
    if (!this.#slow.delete(subscriber)) return;
    this.#flush();
    this.#members.add(subscriber);
    this.#sendPosition(subscriber);
  }

  /** Events up to `revision` are no longer in the outbox: the members have to ask for a snapshot. */
  skipTo(revision: number): void {
    this.#flush();
    const later = this.#sequencer.skipTo(revision);
    for (const member of this.#members) this.#sendPosition(member);
    this.#enqueue(later);
  }

  close(): void {
    this.#eventThrottle.close();
    this.#stateThrottle.close();
  }

  #enqueue(events: readonly OutboxEvent[]): void {
    if (events.length === 0) return;
    this.#queue.push(...events);
    this.#eventThrottle.request();
  }

  /** Sends queued events before the members change, so that each member gets exactly its events. */
  #flush(): void {
    if (this.#queue.length > 0) this.#eventThrottle.flush();
  }

  #sendQueue(): void {
    const events = this.#queue;
    this.#queue = [];
    for (const message of eventMessages(events)) {
      for (const member of this.#members) this.#push(member, message);
    }
    for (const [subscriber, { buffered, aheadAt }] of this.#pending) {
      if (aheadAt === null) buffered.push(...events);
      else this.#admitWhenReached(subscriber, aheadAt, events);
    }
  }

  #admitWhenReached(subscriber: Subscriber, aheadAt: number, events: readonly OutboxEvent[]): void {
    if (this.#sequencer.lastRevision! < aheadAt) return;
    this.#pending.delete(subscriber);
    this.#makeMember(
      subscriber,
      events.filter(({ revision }) => revision > aheadAt),
    );
  }

  #makeMember(subscriber: Subscriber, events: readonly OutboxEvent[]): void {
    this.#members.add(subscriber);
    for (const message of eventMessages(events)) this.#push(subscriber, message);
  }

  #sendPosition(member: Subscriber): void {
    this.#push(member, advancedMessage(this.channel.name, this.#sequencer.lastRevision ?? 0));
  }

  #sendState(): void {
    const message = stateMessage(this.channel.name, this.#state);
    // A slow member misses this state and gets a later one.
    for (const member of this.#members) member.push(message);
  }

  #push(member: Subscriber, message: Message): void {
    if (!this.#members.has(member) || member.push(message)) return;
    this.#members.delete(member);
    this.#slow.add(member);
    this.#options.onSlow(member);
  }

  #remove(subscriber: Subscriber): void {
    this.#members.delete(subscriber);
    this.#pending.delete(subscriber);
    this.#slow.delete(subscriber);
  }
}
