import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { GameApi } from '../../platform/game-api/game-api';
import * as game from './service';

export function createGameApiCalls(api: GameApi): FeatureHandlers<'gameApi'> {
  return {
    findIds: ({ input }) => game.findIds(api, input.ids),
    statistics: ({ db, input, now }) => game.history(db, input, now),
    servers: ({ db }) => game.servers(db),
  };
}
