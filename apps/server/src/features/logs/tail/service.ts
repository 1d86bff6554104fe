import { channels } from '@mes/contract/channels';
import type { Db } from '../../../platform/database/database';
import type { Feed } from '../../../platform/outbox/feed';
import { findNewest } from './repository';

/**
 * Tells pages that the logs have grown. A state instead of an event for each entry: every page view of
 * every visitor writes one, and an event would lock the channel's revision each time.
 */
export function createTail({ db, feed }: { db: Db; feed: Feed }): () => Promise<void> {
  let last: Awaited<ReturnType<typeof findNewest>> | null = null;
  return async () => {
    const newest = await findNewest(db);
    const hasGrown = newest.audit !== last?.audit || newest.player !== last.player;
    last = newest;
    if (hasGrown) feed.sendState(channels.logs(), newest);
  };
}
