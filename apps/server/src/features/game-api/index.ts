import { createGameApi, type GameApi } from '../../platform/game-api/game-api';
import { createLastUse } from '../../platform/health/health';
import { defineFeature } from '../define-feature';
import { createGameApiCalls } from './calls';
import { knownGameIds, watch } from './service';

const MINUTE_MS = 60_000;

export const gameApi = defineFeature<GameApi>({
  name: 'game-api',
  setup({ config, health, log }) {
    const { gameApiUrl: url } = config;
    const lastUse = createLastUse('down');
    health.register('game_api', async () =>
      url === undefined ? { state: 'off' } : lastUse.check(),
    );
    return createGameApi({ url, log, onUse: lastUse.record });
  },
  ports: (_deps, api) => ({ knownGameIds: (ids) => knownGameIds(api, ids) }),
  calls: (_deps, api) => ({ gameApi: createGameApiCalls(api) }),
  tickers: ({ config, database }, api) =>
    config.gameApiUrl === undefined
      ? []
      : [{ name: 'watch the game', everyMs: MINUTE_MS, run: (now) => watch(database, api, now) }],
});
