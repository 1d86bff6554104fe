import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import type { Jobs } from '../../platform/jobs/jobs';
import type { Log } from '../../platform/log';
import { type Network, publicInternet } from '../../platform/network/network';
import { applicationKeys, contactOf } from '../../platform/push/keys';
import { createSender } from '../../platform/push/sender';
import type { Ticker } from '../../platform/ticker';
import { createPushCalls } from './calls';
import { createDeliveries } from './delivery';
import { createPushService, forgetOldDeliveries, type Push } from './service';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ticker: Ticker;
  readonly log: Log;
  /** Instead of the public internet, in tests only. */
  readonly pushNetwork?: Network;
}

interface PushFeature extends Push {
  readonly calls: FeatureHandlers<'push'>;
}

export async function startPush(surroundings: Surroundings): Promise<PushFeature> {
  const { config, database, jobs, ticker, log } = surroundings;
  const keys = await applicationKeys(database.db);
  const sender = createSender({
    keys,
    contact: contactOf(config.siteUrl),
    network: networkOf(surroundings),
  });
  const deliveries = createDeliveries({ database, jobs, sender, log });
  jobs.define(deliveries.kind);
  ticker.every({
    name: 'forget old pushes',
    everyMs: 3_600_000,
    run: (now) => forgetOldDeliveries(database.db, now),
  });
  const push = createPushService({ applicationKey: keys.publicKey, sender, deliveries });
  return { calls: createPushCalls(push), notify: push.notify };
}

/** Any other network could reach what only this machine should. */
function networkOf({ config, pushNetwork }: Surroundings): Network {
  if (!pushNetwork) return publicInternet();
  if (config.mode !== 'test') throw new Error('Only tests bring a network of their own.');
  return pushNetwork;
}
