import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database } from '../../platform/database/database';
import type { Ticker } from '../../platform/ticker';
import type { Push } from '../push/service';
import { notificationCalls } from './calls';
import { forgetOld, pushDue } from './service';

interface Surroundings {
  readonly database: Database;
  readonly ticker: Ticker;
  readonly push: Push;
}

export function startNotifications({ database, ticker, push }: Surroundings): {
  readonly calls: FeatureHandlers<'notifications'>;
} {
  ticker.every({
    name: 'push notifications',
    everyMs: 1_000,
    run: (now) => pushDue(database, push, now),
  });
  ticker.every({
    name: 'forget old notifications',
    everyMs: 3_600_000,
    run: (now) => forgetOld(database.db, now),
  });
  return { calls: notificationCalls };
}
