import type { Json } from '@mes/contract/scalars';
import { type AdmissionSettings, settingsProblem } from '@mes/domain/queue/queue';
import { MAX_ADMISSIONS_PER_MINUTE } from '@mes/domain/queue/slots';
import { isLocalhost } from '@mes/domain/queue/visitor';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Log } from '../../../platform/log';
import { isEventOn } from '../../../platform/outbox/publish';
import { currentValues, type PropertyDeclaration } from '../../properties/service';

const OFF: AdmissionSettings = {
  enabled: false,
  admissionsPerMinute: 60,
  maxActive: null,
  opensAt: null,
};

const PROPERTIES = {
  queueEnabled: 'enabled',
  queueAdmissionsPerMinute: 'admissionsPerMinute',
  queueMaxActive: 'maxActive',
  queueOpensAt: 'opensAt',
} as const satisfies Record<string, keyof AdmissionSettings>;

/** What of a value makes no usable settings, whatever the others are. */
const unusableAs = (setting: keyof AdmissionSettings) => (value: Json) => {
  const problem = settingsProblem({ ...OFF, [setting]: value });
  return problem && `The queue's ${problem}.`;
};

const SHOWN = {
  group: 'queue',
  shownAt: [{ label: 'Queue page', to: '/queue' }],
} as const;

export const QUEUE_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: 'queueEnabled',
    type: 'boolean',
    value: OFF.enabled,
    description: 'Whether visitors wait in the access queue before they come in',
    ...SHOWN,
    fallback: OFF.enabled,
  },
  {
    id: 'queueAdmissionsPerMinute',
    type: 'number',
    value: OFF.admissionsPerMinute,
    description: 'How many visitors the access queue lets in each minute',
    ...SHOWN,
    limits: { min: 1, max: MAX_ADMISSIONS_PER_MINUTE, whole: true },
    validate: unusableAs('admissionsPerMinute'),
  },
  {
    id: 'queueMaxActive',
    type: 'number',
    value: OFF.maxActive,
    description: 'Most visitors on the site while the access queue is on; empty for no cap',
    ...SHOWN,
    limits: { min: 1, whole: true },
    validate: unusableAs('maxActive'),
  },
  {
    id: 'queueOpensAt',
    type: 'time',
    value: OFF.opensAt,
    description:
      'Until this time everyone waits in a pool whose order is then drawn; empty for none',
    ...SHOWN,
    validate: unusableAs('opensAt'),
  },
];

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
