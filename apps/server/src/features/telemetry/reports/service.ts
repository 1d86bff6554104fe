/** What browsers report is stored without an address, and with the route in place of the path. */
import type { Usage } from '@mes/contract/telemetry';
import { RETENTION } from '@mes/domain/retention/retention';
import { MOST_REPORTS_OF_ADDRESS } from '@mes/domain/telemetry/limits';
import { routes } from '../../../generated/pages.js';
import type { Action, Actor } from '../../../platform/calls/actor';
import { WindowLimit } from '../../../platform/calls/window-limit';
import type { Db } from '../../../platform/database/database';
import { createRouteFinder, isQueuePath } from '../../../platform/pages/routes';
import * as repository from './repository';

const OTHER_PAGE = '';
const HOUR_SECONDS = 3_600;

const findRoute = createRouteFinder(routes.map((route) => ({ route, file: '' })));

export type RecordUsage = (
  db: Db,
  usage: Usage & { readonly visitor: string },
  action: Action<Actor | null>,
) => Promise<void>;

/** Of what is too much for one address nothing is stored: one visitor cannot fill the disk. */
export function createRecordUsage(): RecordUsage {
  const limit = new WindowLimit({ calls: MOST_REPORTS_OF_ADDRESS, seconds: HOUR_SECONDS });
  return async (db, { path, visitor, identifier, duration, device }, { actor, now }) => {
    if (limit.consume(visitor, now) > 0) return;
    await repository.insert(db, {
      identifier,
      at: now,
      route: toRoute(path),
      duration,
      device: device ?? 'unknown',
      account: actor?.id ?? null,
    });
  };
}

/** `/players/:value` for `/app/players/nova?tab=1`; there are only so many routes. */
export function toRoute(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  const below = plain.replace(/^\/app(?=\/|$)/, '') || '/';
  return findRoute(isQueuePath(below) ? '/queue' : below)?.route ?? OTHER_PAGE;
}

export function deleteExpired(db: Db, now: number): Promise<void> {
  return repository.deleteOlderThan(db, now - RETENTION.pageReports.ms);
}
