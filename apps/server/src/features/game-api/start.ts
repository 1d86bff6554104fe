import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import { createGameApi } from '../../platform/game-api/game-api';
import type { Log } from '../../platform/log';
import type { Ticker } from '../../platform/ticker';
import { createGameApiCalls } from './calls';
import { knownGameIds, watch } from './service';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly ticker: Ticker;
  readonly log: Log;
}

export function startGameApi({ config, database, ticker, log }: Surroundings): {
  readonly calls: FeatureHandlers<'gameApi'>;
  /** Those of the ids that the game knows, or null while it cannot be asked. */
  readonly knownGameIds: (ids: readonly string[]) => Promise<ReadonlySet<string> | null>;
} {
  const api = createGameApi({ url: config.gameApiUrl, log });
  if (config.gameApiUrl !== undefined) {
    ticker.every({
      name: 'watch the game',
      everyMs: 60_000,
      run: (now) => watch(database, api, now),
    });
  }
  return { calls: createGameApiCalls(api), knownGameIds: (ids) => knownGameIds(api, ids) };
}
