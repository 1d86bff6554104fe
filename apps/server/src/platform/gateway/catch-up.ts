/**
 * The state of a channel for a client that subscribes or reconnects: the events it missed while the
 * outbox still has them, otherwise a snapshot. Many clients reconnect at the same moment with the
 * same revision, so they share one encoded position until the channel's next event.
 */
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database';
import { eventsSince, revisionOf } from '../outbox/outbox';
import type { OpenChannel } from './channels';
import { toFrame } from './frames';

export interface ChannelPosition {
  readonly revision: number;
  /** `{channel, revision, events}` or `{channel, revision, snapshot}`. */
  readonly json: string;
}

/** Short, because a snapshot may contain data that changes without an event on the channel. */
const TTL_MS = 1_000;
const MAX_CHANNELS = 200;

export class CatchUpReader {
  readonly #db: Db;
  /** By channel, then by the revision of the client. */
  readonly #positions = new LRUCache<string, Map<number | undefined, Promise<ChannelPosition>>>({
    max: MAX_CHANNELS,
    ttl: TTL_MS,
  });

  constructor(db: Db) {
    this.#db = db;
  }

  find(channel: OpenChannel, revision: number | undefined): Promise<ChannelPosition> {
    const positions = this.#positions.get(channel.name) ?? new Map();
    const shared = positions.get(revision);
    if (shared) return shared;

    const position = this.#read(channel, revision);
    positions.set(revision, position);
    this.#positions.set(channel.name, positions);
    position.catch(() => positions.delete(revision));
    return position;
  }

  /** Call it on every event of the channel: later subscribers must not get an older position. */
  invalidate(channel: string): void {
    this.#positions.delete(channel);
  }

  async #read(channel: OpenChannel, revision: number | undefined): Promise<ChannelPosition> {
    if (revision !== undefined) {
      const missed = await eventsSince(this.#db, { channel: channel.name, revision });
      if (missed.events) {
        return toPosition(channel, missed.revision, `"events":[${missed.events.map(toFrame)}]`);
      }
    }
    // In one database snapshot: an event is either in the snapshot or after its revision, never both.
    return this.#db.transaction(
      async (tx) => {
        const current = await revisionOf(tx, channel.name);
        const snapshot = channel.snapshot ? await channel.snapshot(tx) : null;
        return toPosition(channel, current, `"snapshot":${JSON.stringify(snapshot)}`);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }
}

function toPosition({ name }: OpenChannel, revision: number, rest: string): ChannelPosition {
  return {
    revision,
    json: `{"channel":${JSON.stringify(name)},"revision":${revision},${rest}}`,
  };
}
