import type { FeatureHandlers } from '../../platform/calls/handlers';
import { readPlayerStatistics } from './player-page/service';
import { readPerformance, readSides, readTournamentLeaderboard } from './players/service';
import {
  type CountVetoes,
  readMapStatisticsByName,
  readTeamPerformance,
  readTeamStatisticsByName,
} from './teams/service';
import { readTournamentStatistics, writeTournamentFile } from './tournaments/service';

export function createStatisticsCalls(countVetoes: CountVetoes): FeatureHandlers<'statistics'> {
  return {
    performance: ({ db, input }) => readPerformance(db, input),
    sides: ({ db, input }) => readSides(db, input),
    teamMaps: ({ db, input }) => readMapStatisticsByName(db, input, countVetoes),
    teamPerformance: ({ db, input }) => readTeamPerformance(db, input),
    team: ({ db, input }) => readTeamStatisticsByName(db, input),
    tournamentPlayers: ({ db, input }) => readTournamentLeaderboard(db, input),
    tournament: ({ db, input }) => readTournamentStatistics(db, input),
    tournamentFile: ({ db, input }) => writeTournamentFile(db, input),
  };
}

export const playerStatisticsCalls: FeatureHandlers<'playerStatistics'> = {
  get: ({ db, input, now }) => readPlayerStatistics(db, input, now),
};
