import { channels } from '@mes/contract/channels';
import type { Db } from '../../../platform/database/database';
import type { Feed } from '../../../platform/outbox/feed';
import type { TickerTask } from '../../../platform/ticker';
import * as repository from './repository';

/** The task of the ticker. */
export const PUBLISH_POOLS = 'publish voting pools';
const EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Publishes the pools as a plain state at most once a second, however many votes come in. An event
 * for each vote would make all votes wait for the channel's revision.
 */
export function createPoolPublisher({ db, feed }: { db: Db; feed: Feed }): TickerTask {
  let publishedAt = 0;
  return {
    name: PUBLISH_POOLS,
    everyMs: LONGEST_PAUSE_MS,
    async run(now) {
      if (now - publishedAt < EVERY_MS) return publishedAt + EVERY_MS;
      publishedAt = now;
      const pools = await repository.findPools(db, await repository.findUndecidedIds(db));
      feed.sendState(channels.voting(), { pools: Object.fromEntries(pools) });
      return null;
    },
  };
}
