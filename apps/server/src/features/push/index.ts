import { createLastUse } from '../../platform/health/health';
import { type Network, publicInternet } from '../../platform/network/network';
import { contactOf, readVapidKeys } from '../../platform/push/keys';
import { createPushSender } from '../../platform/push/sender';
import { type Deps, defineFeature } from '../define-feature';
import { createPushCalls } from './calls';
import { createDeliveries, type PushDeliveries } from './delivery/service';
import { createPushService, deleteOldDeliveries, type PushService } from './service';

interface Own {
  readonly deliveries: PushDeliveries;
  readonly push: PushService;
}

const HOUR_MS = 3_600_000;

export const push = defineFeature<Own>({
  name: 'push',
  async setup(deps) {
    const { config, database, jobs, log } = deps;
    const keys = await readVapidKeys(database.db);
    const contact = contactOf(config.siteUrl);
    const network = networkOf(deps);
    const lastUse = createLastUse('degraded');
    deps.health.register('push', lastUse.check);
    const sender = createPushSender({
      keys,
      contact,
      network,
      onUse: lastUse.record,
    });
    const deliveries = createDeliveries({ database, jobs, sender, log });
    return {
      deliveries,
      push: createPushService({ applicationKey: keys.publicKey, sender, deliveries }),
    };
  },
  ports: (_deps, own) => ({ push: { notify: own.push.notify } }),
  calls: (_deps, own) => ({ push: createPushCalls(own.push) }),
  jobs: (_deps, { deliveries }) => [deliveries.kind],
  tickers: ({ database }) => [
    {
      name: 'delete old pushes',
      everyMs: HOUR_MS,
      run: (now) => deleteOldDeliveries(database.db, now),
    },
  ],
});

/** Any other network could reach what only this machine should. */
function networkOf({ config, pushNetwork }: Deps): Network {
  if (!pushNetwork) return publicInternet();
  if (config.mode !== 'test') throw new Error('Only tests bring a network of their own.');
  return pushNetwork;
}
