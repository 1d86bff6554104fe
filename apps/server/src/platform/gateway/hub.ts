/** Brings events to the clients of this process: in order, once, as few messages as possible. */
import type { Json } from '@mes/contract/scalars';
import type { Db } from '../database/database';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import { eventsSince } from '../outbox/outbox';
import { CatchUp, type Position } from './catch-up';
import type { OpenChannel } from './channels';
import type { Limits } from './limits';
import { LiveChannel } from './live-channel';
import type { Subscriber } from './subscriber';

const LOOK_AT_SLOW_MS = 250;
const REPAIR_AGAIN_MS = 1_000;
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
  readonly #catchUp: CatchUp;
  readonly #live = new Map<string, LiveChannel>();
  readonly #repairs = new Map<LiveChannel, NodeJS.Timeout>();
  /** Sockets that are too slow, since when. */
  readonly #slow = new Map<Subscriber, number>();
  #lookAtSlow: NodeJS.Timeout | null = null;

  constructor({ db, limits, log }: HubOptions) {
    this.#db = db;
    this.#limits = limits;
    this.#log = log;
    this.#catchUp = new CatchUp(db);
  }

  offer(events: readonly OutboxEvent[]): void {
    for (const [channel, own] of byChannel(events)) {
      this.#catchUp.forget(channel);
      this.#live.get(channel)?.offer(own);
    }
  }

  setState(channel: string, state: Json): void {
    this.#live.get(channel)?.setState(state);
  }

  /** `reply` is called before the first later event; false if the subscriber left meanwhile. */
  async join(subscriber: Subscriber, { channel, revision, reply }: JoinOptions): Promise<boolean> {
    const live = this.#live.get(channel.name) ?? this.#open(channel);
    live.hold(subscriber);
    try {
      const position = await this.#catchUp.find(channel, revision);
      return live.admit(subscriber, position.revision, () => reply(position));
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

  /** The socket has ended; its channels were left before. */
  forget(subscriber: Subscriber): void {
    this.#slow.delete(subscriber);
  }

  close(): void {
    for (const live of [...this.#live.values()]) this.#close(live);
    if (this.#lookAtSlow) clearInterval(this.#lookAtSlow);
    this.#slow.clear();
  }

  #open(channel: OpenChannel): LiveChannel {
    const live = new LiveChannel({
      channel,
      limits: this.#limits,
      onGap: (gapped) => this.#repairSoon(gapped, this.#limits.repairAfterMs),
      onBehind: (subscriber) => this.#watch(subscriber),
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

  /** What is missing has mostly committed a moment ago and is on its way; then nothing is read. */
  #repairSoon(live: LiveChannel, afterMs: number): void {
    if (this.#repairs.has(live)) return;
    const timer = setTimeout(() => {
      this.#repairs.delete(live);
      this.#repair(live).catch((error) => {
        this.#log.error({ err: error, channel: live.channel.name }, 'missed events were not read');
        if (this.#live.get(live.channel.name) === live) this.#repairSoon(live, REPAIR_AGAIN_MS);
      });
    }, afterMs);
    timer.unref();
    this.#repairs.set(live, timer);
  }

  async #repair(live: LiveChannel): Promise<void> {
    const revision = live.last;
    if (!live.hasGap || revision === null) return;
    const missed = await eventsSince(this.#db, {
      channel: live.channel.name,
      revision,
      limit: REPAIR_LIMIT,
    });
    if (missed.events) live.offer(missed.events);
    else if (live.last === revision) live.skipTo(missed.revision);
  }

  #watch(subscriber: Subscriber): void {
    if (!this.#slow.has(subscriber)) this.#slow.set(subscriber, Date.now());
    this.#lookAtSlow ??= setInterval(() => this.#checkSlow(Date.now()), LOOK_AT_SLOW_MS).unref();
  }

  #checkSlow(now: number): void {
    for (const [subscriber, since] of this.#slow) {
      if (subscriber.backlog < this.#limits.backlogBytes / 4) {
        this.#slow.delete(subscriber);
        for (const live of this.#live.values()) live.bringBack(subscriber);
      } else if (now - since > this.#limits.drainWithinMs) {
        this.#slow.delete(subscriber);
        subscriber.cutOff();
      }
    }
    if (this.#slow.size > 0 || !this.#lookAtSlow) return;
    clearInterval(this.#lookAtSlow);
    this.#lookAtSlow = null;
  }
}

interface JoinOptions {
  readonly channel: OpenChannel;
  /** The last revision that the client has, if it has any. */
  readonly revision: number | undefined;
  readonly reply: (position: Position) => void;
}

function byChannel(events: readonly OutboxEvent[]): Map<string, OutboxEvent[]> {
  const groups = new Map<string, OutboxEvent[]>();
  for (const event of events) {
    const group = groups.get(event.channel);
    if (group) group.push(event);
    else groups.set(event.channel, [event]);
  }
  return groups;
}
