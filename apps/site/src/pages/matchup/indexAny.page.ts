import { shareTitle } from '../../features/matches/share-title';
import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({
    match: read('matches', 'get', { id: value }),
    room: read('rooms', 'get', { id: value }),
  }),
  share: ({ match }) => {
    if (!match) return { title: 'Match room' };
    const { bestOf, tournament, round } = match;
    return {
      title: `${shareTitle(match)}: match room`,
      ...describe([`Best of ${bestOf}`, tournament?.name, round]),
    };
  },
});
