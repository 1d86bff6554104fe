import { randomBytes } from 'node:crypto';
import { NEW_STATE } from '@mes/domain/queue/queue';
import { serverKey } from '../../platform/keys/keys';
import { defineFeature } from '../define-feature';
import { listCheckedInTimes } from '../matches/summaries/service';
import { createQueueCalls } from './calls';
import { createGate } from './gate/service';
import { createPassCookies, type PassCookies } from './pass-cookies/service';
import { createPasses } from './passes/service';
import { Presence } from './presence/service';
import * as repository from './repository';
import { createQueue, type Queue } from './service';
import { createQueueSettings, QUEUE_PROPERTIES, type QueueSettings } from './settings/service';

interface Own {
  readonly settings: QueueSettings;
  readonly passCookies: PassCookies;
  readonly queue: Queue;
}

export const queue = defineFeature<Own>({
  name: 'queue',
  properties: QUEUE_PROPERTIES,
  async setup(deps) {
    const { config, database, log } = deps;
    const { db } = database;
    await repository.insertState(db, { ...NEW_STATE, rate: 0 });
    const key = await serverKey(db, 'queue', () => randomBytes(32).toString('base64'));
    const passes = createPasses(Buffer.from(key, 'base64'));
    const presence = new Presence();
    const passCookies = createPassCookies({ passes, presence });
    const settings = createQueueSettings({ db, config, log });
    await settings.refresh();
    return {
      settings,
      passCookies,
      queue: createQueue({
        ...deps,
        settings,
        passes,
        passCookies,
        presence,
        checkedInFor: (player) => listCheckedInTimes(db, player),
      }),
    };
  },
  ports: ({ clock }, { settings, passCookies }) => ({
    admission: createGate({ settings, passCookies, clock }),
  }),
  calls: (_deps, own) => ({ queue: createQueueCalls(own.queue) }),
  onEvents: (_deps, { settings }) => settings.dropChanged,
  tickers: (_deps, own) => [
    { name: 'refresh the queue settings', everyMs: 5_000, run: own.settings.refresh },
    { name: 'advance the queue', everyMs: 1_000, run: own.queue.tick },
    { name: 'delete old queue entries', everyMs: 60_000, run: own.queue.deleteExpired },
  ],
});
