import {
  OPEN_REQUEST,
  pageOf,
  RESULTS_REQUEST,
  ROWS,
  seasonOf,
  tabOf,
} from '../../features/voting/requests';
import * as texts from '../../features/voting/texts';
import { definePage, initialRead, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => {
    const tab = tabOf(search);
    const season = seasonOf(search);
    const isBoard = tab === 'leaderboard';
    return {
      open: tab === 'matches' ? read('voting', 'matches', OPEN_REQUEST) : null,
      decided: tab === 'matches' ? initialRead('voting', 'matches', RESULTS_REQUEST) : null,
      ranks: isBoard
        ? read('voting', 'leaderboard', { page: pageOf(search), size: ROWS, season })
        : null,
      calls: isBoard ? read('voting', 'topsFlops', { season }) : null,
      users: isBoard ? read('voting', 'totalUsers', { season }) : null,
      seasons: isBoard || tab === 'mine' ? read('voting', 'seasons', {}) : null,
    };
  },
  share: () => ({ title: texts.matchVoting, description: texts.description }),
});
