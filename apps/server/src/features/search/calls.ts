import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as search from './service';

export const searchCalls: FeatureHandlers<'search'> = {
  players: ({ db, input }) => search.players(db, { text: input.query, count: input.count }),
  teams: ({ db, input }) => search.teams(db, { text: input.query, count: input.count }),
  boxPlayers: ({ db, input }) => search.players(db, { text: input.q, count: input.count }),
  boxTeams: ({ db, input }) => search.teams(db, { text: input.q, count: input.count }),
};
