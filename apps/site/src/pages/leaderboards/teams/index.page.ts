import { eloRequest } from '../../../features/leaderboards/elo-request';
import { definePage, initialRead, read } from '../../../page-declaration';

export default definePage({
  reads: (_params, search) => ({
    elo: initialRead('ratings', 'teamsByElo', eloRequest(search)),
    seasons: read('ratings', 'seasons', {}),
  }),
  share: () => ({ title: 'Team leaderboard', description: 'The best teams by rating.' }),
});
