import { randomBytes } from 'node:crypto';
import { NEW_STATE } from '@mes/domain/queue/queue';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import type { Admission } from '../../platform/http/admission';
import { serverKey } from '../../platform/keys/keys';
import type { Log } from '../../platform/log';
import type { Feed } from '../../platform/outbox/feed';
import type { Ticker } from '../../platform/ticker';
import { declare } from '../properties/service';
import { createQueueCalls } from './calls';
import { createGate } from './gate';
import { createPassCookies } from './pass-cookies';
import { createPasses } from './passes';
import { Presence } from './presence';
import * as repository from './repository';
import { type CheckedInFor, createQueue } from './service';
import { createQueueSettings, QUEUE_PROPERTIES } from './settings';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly feed: Feed;
  readonly ticker: Ticker;
  readonly log: Log;
  readonly clock: () => number;
  readonly checkedInFor: CheckedInFor;
}

export async function startQueue(
  surroundings: Surroundings,
): Promise<{ calls: FeatureHandlers<'queue'>; admission: Admission }> {
  const { config, database, feed, ticker, clock, log } = surroundings;
  await database.transaction((tx) => declare(tx, QUEUE_PROPERTIES, clock()));
  await repository.insertState(database.db, { ...NEW_STATE, rate: 0 });

  const key = await serverKey(database.db, 'queue', () => randomBytes(32).toString('base64'));
  const passes = createPasses(Buffer.from(key, 'base64'));
  const presence = new Presence();
  const passCookies = createPassCookies({ passes, presence });
  const settings = createQueueSettings({ db: database.db, config, log });
  await settings.refresh();
  const queue = createQueue({ ...surroundings, settings, passes, passCookies, presence });

  feed.onPublished(settings.forgetChanged);
  ticker.every({ name: 'refresh the queue settings', everyMs: 5_000, run: settings.refresh });
  ticker.every({ name: 'advance the queue', everyMs: 1_000, run: queue.tick });
  ticker.every({ name: 'forget old queue entries', everyMs: 60_000, run: queue.forgetOver });
  return {
    calls: createQueueCalls(queue),
    admission: createGate({ settings, passCookies, clock }),
  };
}
