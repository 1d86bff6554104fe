import { type Channel, channels } from '@mes/contract/channels';
import type { Db } from '../../../platform/database/database';
import type { Feed } from '../../../platform/outbox/feed';
import { findNewest } from './repository';

interface TailDeps {
  readonly db: Db;
  readonly feed: Feed;
  readonly hasSubscribers: (channel: Channel) => boolean;
}

/**
 * Publishes that the logs have new entries. A state instead of an event for each entry: every page view of
 * every visitor writes one, and an event would lock the channel's revision each time.
 * While no page of this process listens, nothing is asked.
 */
export function createTail({ db, feed, hasSubscribers }: TailDeps): () => Promise<void> {
  let last: Awaited<ReturnType<typeof findNewest>> | null = null;
  return async () => {
    if (!hasSubscribers(channels.logs())) return;
    const newest = await findNewest(db);
    const hasGrown = newest.audit !== last?.audit || newest.player !== last.player;
    last = newest;
    if (hasGrown) feed.sendState(channels.logs(), newest);
  };
}
