import { boardRequest } from '../../../features/pickem/board-request';
import * as texts from '../../../features/pickem/texts';
import { interpolate } from '../../../interpolate';
import { definePage, initialRead, read } from '../../../page-declaration';

export default definePage({
  reads: ({ value }, search) => {
    const player = search.get('player');
    const isBoard = search.get('view') === 'leaderboard';
    return {
      pickem: read('pickem', 'get', { id: value }),
      shown: player === null ? null : read('pickem', 'prediction', { id: value, player }),
      board: isBoard ? initialRead('pickem', 'leaderboard', boardRequest(value)) : null,
    };
  },
  share: ({ pickem, shown }) => {
    if (!pickem) return { title: texts.pickem };
    const { name, id } = pickem.tournament;
    if (!shown)
      return {
        title: interpolate(texts.pickemOf, { tournamentName: name }),
        description: texts.shareDescription,
        image: `/api/pictures/tournament/${id}.png`,
      };
    return {
      title: interpolate(texts.picksOf, { playerName: shown.player.name }),
      description: interpolate(texts.sharedScore, {
        tournamentName: name,
        points: shown.points,
        most: pickem.mostPoints,
      }),
      image: `/api/pictures/pickem/${id}.${shown.player.id}.png`,
      query: `?player=${encodeURIComponent(shown.player.id)}`,
    };
  },
});
