import { eloRequest } from '../../../features/leaderboards/elo-request';
import * as texts from '../../../features/leaderboards/texts';
import { definePage, initialRead, read } from '../../../page-declaration';

export default definePage({
  reads: (_params, search) => ({
    elo: initialRead('ratings', 'teamsByElo', eloRequest(search)),
    seasons: read('ratings', 'seasons', {}),
  }),
  share: () => ({ title: texts.teamLeaderboard, description: texts.teamsDescription }),
});
