import type { FeatureHandlers } from '../../platform/calls/handlers';
import { searchAll } from './groups/service';
import { searchArticles, searchClips, searchPlayers, searchTeams } from './service';

export const searchCalls: FeatureHandlers<'search'> = {
  players: ({ db, input }) => searchPlayers(db, { text: input.query, count: input.count }),
  teams: ({ db, input }) => searchTeams(db, { text: input.query, count: input.count }),
  all: ({ db, input: { q: text, ...rest }, now }) => searchAll(db, { text, ...rest }, now),
  boxPlayers: ({ db, input }) => searchPlayers(db, { text: input.q, count: input.count }),
  boxTeams: ({ db, input }) => searchTeams(db, { text: input.q, count: input.count }),
  boxArticles: ({ db, input, now }) =>
    searchArticles(db, { text: input.q, count: input.count }, now),
  boxClips: ({ db, input }) => searchClips(db, { text: input.q, count: input.count }),
};
