import type { Db } from '../../../platform/database/database';
import { countWaiting } from '../repository';
import * as repository from './repository';

export type { QueueHour } from './repository';
export { findHours as listQueueHours } from './repository';

const HOUR_MS = 3_600_000;

/** What a turn of the queue did. */
export interface TurnCounts {
  readonly arrivals: number;
  /** How long each of those waited who were admitted, in milliseconds. */
  readonly waits: readonly number[];
}

/**
 * Counts in memory and adds to the hour every few seconds: a turn is too frequent on a busy night
 * for a statement of its own. A crash loses the counts of those seconds and nothing else.
 */
export class QueueHistory {
  #counts = NOTHING;

  record({ arrivals, waits }: TurnCounts): void {
    const { arrivals: before, admitted, longestWait } = this.#counts;
    this.#counts = {
      arrivals: before + arrivals,
      admitted: admitted + waits.length,
      longestWait: waits.reduce((longest, wait) => Math.max(longest, wait), longestWait),
    };
  }

  /** Whether nothing was counted since the last time. */
  get isEmpty(): boolean {
    return this.#counts === NOTHING;
  }

  /** Nothing is written while nobody comes and nobody waits. */
  async save(db: Db, now: number): Promise<void> {
    const mostWaiting = await countWaiting(db, now);
    const counts = this.#counts;
    if (mostWaiting === 0 && counts.arrivals === 0 && counts.admitted === 0) return;
    this.#counts = NOTHING;
    await repository.addToHour(db, { hour: now - (now % HOUR_MS), mostWaiting, ...counts });
  }
}

const NOTHING = { arrivals: 0, admitted: 0, longestWait: 0 };
