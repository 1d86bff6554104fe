/** The community as staff have set it, known to every process without a query. */
import type { CommunitySettings } from '@mes/contract/community';
import type { LiveCommunity } from '../../platform/community';
import type { Db } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/database/events';
import type { Log } from '../../platform/log';
import { isEventOn } from '../../platform/outbox/publish';
import { currentValues } from '../properties/service';
import { brandProperties, toCommunity } from './properties';

export interface Brand extends LiveCommunity {
  refresh(): Promise<void>;
  /** Reads again what could not be read after a change. */
  refreshIfStale(): Promise<void>;
  handleEvents(events: readonly OutboxEvent[]): void;
}

interface BrandDeps {
  readonly db: Db;
  readonly defaults: CommunitySettings;
  readonly log: Log;
}

export function createBrand({ db, defaults, log }: BrandDeps): Brand {
  const ids = brandProperties(defaults).map(({ id }) => id);
  const listeners: (() => void)[] = [];
  let community = defaults;
  let lastRead = 0;
  let isStale = false;

  async function refresh(): Promise<void> {
    const read = ++lastRead;
    isStale = false;
    try {
      const values = await currentValues(db, ids);
      // A later change is being read already.
      if (read !== lastRead) return;
      community = toCommunity(values, defaults);
      for (const listener of listeners) listener();
    } catch (error) {
      isStale = true;
      log.warn({ err: error }, 'the brand could not be read: the previous one goes on');
    }
  }

  return {
    current: () => community,
    onChange: (listener) => void listeners.push(listener),
    refresh,
    async refreshIfStale() {
      if (isStale) await refresh();
    },
    handleEvents(events) {
      if (events.some((event) => isEventOn(event, 'brand'))) void refresh();
    },
  };
}
