import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database } from '../../platform/database/database';
import type { Ticker } from '../../platform/ticker';
import { messageCalls } from './calls';
import { notifyOfUnread } from './service';

interface Surroundings {
  readonly database: Database;
  readonly ticker: Ticker;
}

export function startMessages({ database, ticker }: Surroundings): {
  readonly calls: FeatureHandlers<'messages'>;
} {
  ticker.every({
    name: 'notify of unread messages',
    everyMs: 1_000,
    run: (now) => notifyOfUnread(database, now),
  });
  return { calls: messageCalls };
}
