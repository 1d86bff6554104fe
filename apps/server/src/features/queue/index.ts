import { randomBytes } from 'node:crypto';
import { NEW_STATE } from '@mes/domain/queue/queue';
import { audience } from '../../platform/gateway/audiences';
import { serverKey } from '../../platform/keys/keys';
import { defineFeature } from '../define-feature';
import { listCheckedInTimes } from '../matches/summaries/service';
import { createQueueCalls } from './calls';
import { createGate } from './gate/service';
import { createQueueLinks, type QueueLinks } from './links/service';
import { createPassCookies, type PassCookies } from './pass-cookies/service';
import { createPasses } from './passes/service';
import { queueData } from './personal-data';
import { Presence } from './presence/service';
import { QUEUE_PROPERTIES } from './properties';
import * as repository from './repository';
import { countQueue, createQueue, type Queue } from './service';
import { createQueueSettings, type QueueSettings } from './settings/service';

/** Changes arrive as events; this is for those that could not be read then. */
const REFRESH_MS = 30_000;

interface Own {
  readonly settings: QueueSettings;
  readonly passCookies: PassCookies;
  readonly queue: Queue;
  readonly links: QueueLinks;
}

export const queue = defineFeature<Own>({
  name: 'queue',
  properties: QUEUE_PROPERTIES,
  async setup(deps) {
    const { config, database, clock, log, metrics } = deps;
    const { db } = database;
    metrics.gauge({
      name: 'mes_queue_visitors',
      help: 'Visitors of the access queue in all processes',
      label: 'state',
      read: () => countQueue(db, clock()),
    });
    await repository.insertState(db, { ...NEW_STATE, rate: 0 });
    const key = await serverKey(db, 'queue', () => randomBytes(32).toString('base64'));
    const passes = createPasses(Buffer.from(key, 'base64'));
    const presence = new Presence();
    const links = createQueueLinks({ config, database, passes, clock, log });
    await links.refresh();
    const passCookies = createPassCookies({ passes, presence, links });
    const settings = createQueueSettings({ db, config, log });
    await settings.refresh();
    return {
      settings,
      passCookies,
      links,
      queue: createQueue({
        ...deps,
        settings,
        passCookies,
        presence,
        checkedInFor: (player) => listCheckedInTimes(db, player),
      }),
    };
  },
  ports: ({ clock }, { settings, passCookies }) => ({
    admission: createGate({ settings, passCookies, clock }),
  }),
  calls: (_deps, own) => ({ queue: createQueueCalls(own) }),
  channels: {
    queue: audience('Admin|editstream'),
  },
  personalData: () => queueData,
  onEvents:
    (_deps, { settings, links }) =>
    (events) => {
      settings.dropChanged(events);
      links.handleEvents(events);
    },
  stop: (_deps, { queue: own }) => own.saveHistory(),
  tickers: (_deps, own) => [
    { name: 'refresh the revoked links of the queue', everyMs: REFRESH_MS, run: own.links.refresh },
    { name: 'delete old links of the queue', everyMs: 3_600_000, run: own.links.deleteOld },
    { name: 'refresh the queue settings', everyMs: REFRESH_MS, run: own.settings.refresh },
    { name: 'advance the queue', everyMs: 1_000, run: own.queue.tick },
    { name: 'save the history of the queue', everyMs: 10_000, run: own.queue.saveHistory },
    { name: 'delete old queue entries', everyMs: 60_000, run: own.queue.deleteExpired },
  ],
});
