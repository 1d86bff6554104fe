import type { FeatureHandlers } from '../../platform/calls/handlers';
import { searchPlayers, searchTeams } from './service';

export const searchCalls: FeatureHandlers<'search'> = {
  players: ({ db, input }) => searchPlayers(db, { text: input.query, count: input.count }),
  teams: ({ db, input }) => searchTeams(db, { text: input.query, count: input.count }),
  boxPlayers: ({ db, input }) => searchPlayers(db, { text: input.q, count: input.count }),
  boxTeams: ({ db, input }) => searchTeams(db, { text: input.q, count: input.count }),
};
