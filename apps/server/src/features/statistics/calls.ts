import type { FeatureHandlers } from '../../platform/calls/handlers';
import { leaderboard, performance, sides } from './players';
import { findTournament } from './repository-reads';
import { type Bans, mapStatistics, statistics } from './teams';

export function createStatisticsCalls(bans: Bans): FeatureHandlers<'statistics'> {
  return {
    performance: ({ db, input }) => performance(db, input),
    sides: ({ db, input }) => sides(db, input),
    teamMaps: ({ db, input }) => mapStatistics(db, input, bans),
    team: ({ db, input }) => statistics(db, input),
    tournamentPlayers: async ({ db, input: { id, ...asked } }) => {
      const tournament = await findTournament(db, id);
      return leaderboard(db, { ...asked, scope: `tournament:${tournament ?? id}` });
    },
  };
}
