/**
 * Where a channel stands, for a client that begins or comes back: the events it missed while they
 * are kept, or else a snapshot. Many clients come back at the same moment with the same question,
 * so they share one answer, already encoded, until the channel's next event.
 */
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database';
import { eventsSince, revisionOf } from '../outbox/outbox';
import type { OpenChannel } from './channels';
import { toFrame } from './frames';

export interface Position {
  readonly revision: number;
  /** `{channel, revision, events}` or `{channel, revision, snapshot}`. */
  readonly json: string;
}

/** Short, because a snapshot may show more than its channel tells of. */
const SHARED_MS = 1_000;
const SHARED_ANSWERS = 200;

export class CatchUp {
  readonly #db: Db;
  /** By channel, then by the revision asked about. */
  readonly #answers = new LRUCache<string, Map<number | undefined, Promise<Position>>>({
    max: SHARED_ANSWERS,
    ttl: SHARED_MS,
  });

  constructor(db: Db) {
    this.#db = db;
  }

  find(channel: OpenChannel, revision: number | undefined): Promise<Position> {
    const answers = this.#answers.get(channel.name) ?? new Map();
    const shared = answers.get(revision);
    if (shared) return shared;

    const answer = this.#read(channel, revision);
    answers.set(revision, answer);
    this.#answers.set(channel.name, answers);
    answer.catch(() => answers.delete(revision));
    return answer;
  }

  /** The channel has moved on: whoever asks from now on must not get an older answer. */
  forget(channel: string): void {
    this.#answers.delete(channel);
  }

  async #read(channel: OpenChannel, revision: number | undefined): Promise<Position> {
    if (revision !== undefined) {
      const missed = await eventsSince(this.#db, { channel: channel.name, revision });
      if (missed.events) {
        return toPosition(channel, missed.revision, `"events":[${missed.events.map(toFrame)}]`);
      }
    }
    // At one moment: an event is either in the snapshot or after its revision, never both.
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

function toPosition({ name }: OpenChannel, revision: number, rest: string): Position {
  return {
    revision,
    json: `{"channel":${JSON.stringify(name)},"revision":${revision},${rest}}`,
  };
}
