import type { FeatureHandlers } from '../../platform/calls/handlers';
import { readPerformance, readSides, readTournamentLeaderboard } from './players/service';
import { type CountBans, readMapStatisticsByName, readTeamStatisticsByName } from './teams/service';
import { readTournamentStatistics, writeTournamentFile } from './tournaments/service';

export function createStatisticsCalls(countBans: CountBans): FeatureHandlers<'statistics'> {
  return {
    performance: ({ db, input }) => readPerformance(db, input),
    sides: ({ db, input }) => readSides(db, input),
    teamMaps: ({ db, input }) => readMapStatisticsByName(db, input, countBans),
    team: ({ db, input }) => readTeamStatisticsByName(db, input),
    tournamentPlayers: ({ db, input }) => readTournamentLeaderboard(db, input),
    tournament: ({ db, input }) => readTournamentStatistics(db, input),
    tournamentFile: ({ db, input }) => writeTournamentFile(db, input),
  };
}
