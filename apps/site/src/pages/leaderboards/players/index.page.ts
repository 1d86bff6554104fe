import { eloRequest } from '../../../features/leaderboards/elo-request';
import * as texts from '../../../features/leaderboards/texts';
import { definePage, initialRead, read } from '../../../page-declaration';

export default definePage({
  reads: (_params, search) => {
    const isByElo = search.get('by') !== 'statistics';
    return {
      elo: isByElo ? initialRead('ratings', 'playersByElo', eloRequest(search)) : null,
      seasons: read('ratings', 'seasons', {}),
    };
  },
  share: () => ({ title: texts.playerLeaderboards, description: texts.playersDescription }),
});
