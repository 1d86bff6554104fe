/** Delivers events to the clients of this process: in order, exactly once, in few messages. */
import type { Json } from '@mes/contract/scalars';
import type { Db } from '../database/database';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import { eventsSince } from '../outbox/outbox';
import { CatchUpReader, type ChannelPosition } from './catch-up';
import type { OpenChannel } from './channels';
import type { Limits } from './limits';
import { LiveChannel } from './live-channel';
import type { Subscriber } from './subscriber';

const SLOW_CHECK_INTERVAL_MS = 250;
const REPAIR_RETRY_MS = 1_000;
const REPAIR_LIMIT = 1_000;

interface HubOptions {
  readonly db: Db;
  readonly limits: Limits;
  readonly log: Log;
}

export class Hub {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #catchUp: CatchUpReader;
  readonly #live = new Map<string, LiveChannel>();
  readonly #repairs = new Map<LiveChannel, NodeJS.Timeout>();
  /** Subscribers that are too slow, with the time since when. */
  readonly #slow = new Map<Subscriber, number>();
  #slowCheckTimer: NodeJS.Timeout | null = null;

  constructor({ db, limits, log }: HubOptions) {
    this.#db = db;
    this.#limits = limits;
    this.#log = log;
    this.#catchUp = new CatchUpReader(db);
  }

  deliver(events: readonly OutboxEvent[]): void {
    for (const [channel, channelEvents] of groupByChannel(events)) {
      this.#catchUp.invalidate(channel);
      this.#live.get(channel)?.deliver(channelEvents);
    }
  }

  setState(channel: string, state: Json): void {
    this.#live.get(channel)?.setState(state);
  }

  hasSubscribers(channel: string): boolean {
    return this.#live.has(channel);
  }

  /** Calls `reply` before the first later event. Returns false if the subscriber left meanwhile. */
  async join(subscriber: Subscriber, { channel, revision, reply }: JoinOptions): Promise<boolean> {
    const live = this.#live.get(channel.name) ?? this.#open(channel);
    live.beginJoin(subscriber);
    try {
      const position = await this.#catchUp.find(channel, revision);
      return live.completeJoin(subscriber, position.revision, () => reply(position));
    } catch (error) {
      this.leave(subscriber, channel.name);
      throw error;
    }
  }

  leave(subscriber: Subscriber, channel: string): void {
    const live = this.#live.get(channel);
    if (!live) return;
    live.leave(subscriber);
    if (live.isEmpty) this.#close(live);
  }

  /** For a closed socket that has left all its channels. */
  removeSubscriber(subscriber: Subscriber): void {
    this.#slow.delete(subscriber);
  }

  close(): void {
    for (const live of [...this.#live.values()]) this.#close(live);
    if (this.#slowCheckTimer) clearInterval(this.#slowCheckTimer);
    this.#slow.clear();
  }

  #open(channel: OpenChannel): LiveChannel {
    const live = new LiveChannel({
      channel,
      limits: this.#limits,
      onGap: (gapped) => this.#repairSoon(gapped, this.#limits.repairAfterMs),
      onSlow: (subscriber) => this.#watchSlow(subscriber),
    });
    this.#live.set(channel.name, live);
    return live;
  }

  #close(live: LiveChannel): void {
    live.close();
    clearTimeout(this.#repairs.get(live));
    this.#repairs.delete(live);
    this.#live.delete(live.channel.name);
  }

  /** Waits first: a missing event has usually just committed and arrives by itself. */
  #repairSoon(live: LiveChannel, afterMs: number): void {
    if (this.#repairs.has(live)) return;
    const timer = setTimeout(() => {
      this.#repairs.delete(live);
      this.#repair(live).catch((error) => {
        this.#log.error({ err: error, channel: live.channel.name }, 'missed events were not read');
        if (this.#live.get(live.channel.name) === live) this.#repairSoon(live, REPAIR_RETRY_MS);
      });
    }, afterMs);
    timer.unref();
    this.#repairs.set(live, timer);
  }

  async #repair(live: LiveChannel): Promise<void> {
    const revision = live.lastRevision;
    if (!live.hasGap || revision === null) return;
    const missed = await eventsSince(this.#db, {
      channel: live.channel.name,
      revision,
      limit: REPAIR_LIMIT,
    });
    if (missed.events) live.deliver(missed.events);
    else if (live.lastRevision === revision) live.skipTo(missed.revision);
  }

  #watchSlow(subscriber: Subscriber): void {
    if (!this.#slow.has(subscriber)) this.#slow.set(subscriber, Date.now());
    this.#slowCheckTimer ??= setInterval(
      () => this.#checkSlow(Date.now()),
      SLOW_CHECK_INTERVAL_MS,
    ).unref();
  }

  #checkSlow(now: number): void {
    for (const [subscriber, since] of this.#slow) {
      if (subscriber.backlog < this.#limits.backlogBytes / 4) {
        this.#slow.delete(subscriber);
        for (const live of this.#live.values()) live.resume(subscriber);
      } else if (now - since > this.#limits.drainTimeoutMs) {
        this.#slow.delete(subscriber);
        subscriber.terminate();
      }
    }
    if (this.#slow.size > 0 || !this.#slowCheckTimer) return;
    clearInterval(this.#slowCheckTimer);
    this.#slowCheckTimer = null;
  }
}

interface JoinOptions {
  readonly channel: OpenChannel;
  /** The last revision that the client has, if any. */
  readonly revision: number | undefined;
  readonly reply: (position: ChannelPosition) => void;
}

function groupByChannel(events: readonly OutboxEvent[]): Map<string, OutboxEvent[]> {
  const groups = new Map<string, OutboxEvent[]>();
  for (const event of events) {
    const group = groups.get(event.channel);
    if (group) group.push(event);
    else groups.set(event.channel, [event]);
  }
  return groups;
}
