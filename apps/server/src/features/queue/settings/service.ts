import type { Json } from '@mes/contract/scalars';
import { type AdmissionSettings, settingsProblem } from '@mes/domain/queue/queue';
import { isLocalhost } from '@mes/domain/queue/visitor';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Log } from '../../../platform/log';
import { isEventOn } from '../../../platform/outbox/publish';
import { currentValues } from '../../properties/service';
import { OFF } from '../properties';

const PROPERTIES = {
  queueEnabled: 'enabled',
  queueAdmissionsPerMinute: 'admissionsPerMinute',
  queueMaxActive: 'maxActive',
  queueOpensAt: 'opensAt',
} as const satisfies Record<string, keyof AdmissionSettings>;

export interface QueueSettings {
  /** As this process knows them, for judging requests: no query but after a change. */
  current(): Promise<AdmissionSettings>;
  /** The same without waiting; null while they have to be read first. */
  cached(): AdmissionSettings | null;
  /** As they are: turns of all processes go by the same ones. */
  read(db: Db): Promise<AdmissionSettings>;
  refresh(): Promise<void>;
  /** Forgets what is known when the events say that it has changed. */
  dropChanged(events: readonly OutboxEvent[]): void;
}

export function createQueueSettings({
  db,
  config,
  log,
}: {
  db: Db;
  config: Config;
  log: Log;
}): QueueSettings {
  // Judged by the installation's own address: what a request says about its host can be made up.
  const skipped = isLocalhost(new URL(config.siteUrl).hostname) && !config.queueOnLocalhost;
  let usable = OFF;
  let known: Promise<AdmissionSettings> | null = null;
  let atHand: AdmissionSettings | null = null;

  const read = async (from: Db) => {
    const values = await currentValues(from, Object.keys(PROPERTIES));
    const found = toSettings(values);
    const problem = settingsProblem(found);
    if (problem)
      log.warn({ problem }, 'the settings of the queue are invalid: using the previous ones');
    else usable = found;
    return skipped ? OFF : usable;
  };
  /** Without the database the last known settings go on. */
  const look = () =>
    read(db).catch((error) => {
      log.warn({ err: error }, 'the settings of the queue could not be read');
      return skipped ? OFF : usable;
    });
  const know = (looked: Promise<AdmissionSettings>) => {
    known = looked;
    void looked.then((settings) => {
      if (known === looked) atHand = settings;
    });
    return looked;
  };
  const current = () => known ?? know(look());

  return {
    read,
    current,
    cached: () => atHand,
    async refresh() {
      const before = current();
      await before;
      const fresh = look();
      await fresh;
      // Forgotten meanwhile: this look may be older than the change.
      if (known === before) void know(fresh);
    },
    dropChanged(events) {
      if (!events.some(isChange)) return;
      known = null;
      atHand = null;
    },
  };
}

function toSettings(values: ReadonlyMap<string, Json>): AdmissionSettings {
  const given = Object.entries(PROPERTIES).flatMap(([id, setting]) => {
    const value = values.get(id);
    return value === undefined ? [] : [[setting, value]];
  });
  return { ...OFF, ...Object.fromEntries(given) };
}

function isChange(event: OutboxEvent): boolean {
  return isEventOn(event, 'properties') && event.data.id in PROPERTIES;
}
