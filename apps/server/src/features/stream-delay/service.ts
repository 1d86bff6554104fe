/** By how much the public is behind the game, so that nobody learns a result before the broadcast. */
import type { Db } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/database/events';
import type { Feed } from '../../platform/outbox/feed';
import { isEventOn } from '../../platform/outbox/publish';
import { currentValues } from '../properties/service';
import { isValidDelay, STREAM_DELAY_PROPERTY } from './properties';

/** In milliseconds. Cached in this process: it queries only after a change. */
export type StreamDelay = () => Promise<number>;

export function createStreamDelay({ db, feed }: { db: Db; feed: Feed }): StreamDelay {
  let cached: Promise<number> | null = null;
  feed.onPublished((events) => {
    if (events.some((event) => isEventOn(event, 'properties'))) cached = null;
  });
  return () => {
    if (cached) return cached;
    const reading = currentStreamDelay(db);
    cached = reading;
    // A failed read is not cached, so that the next caller tries again.
    reading.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading;
  };
}

export function isStreamDelayEvent(event: OutboxEvent): boolean {
  return isEventOn(event, 'properties') && event.data.id === STREAM_DELAY_PROPERTY;
}

/** In milliseconds, read from the database: for use within transactions. */
export async function currentStreamDelay(db: Db): Promise<number> {
  return (await currentStreamDelaySeconds(db)) * 1_000;
}

export async function currentStreamDelaySeconds(db: Db): Promise<number> {
  const value = (await currentValues(db, [STREAM_DELAY_PROPERTY])).get(STREAM_DELAY_PROPERTY);
  return value !== undefined && isValidDelay(value) ? Number(value) : 0;
}
