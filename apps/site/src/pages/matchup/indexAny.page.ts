import { matchName } from '@mes/domain/series/match-name';
import * as texts from '../../features/rooms/texts';
import { interpolate } from '../../interpolate';
import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({
    match: read('matches', 'get', { id: value }),
    room: read('rooms', 'get', { id: value }),
  }),
  share: ({ match }) => {
    if (!match) return { title: texts.matchRoom };
    const { bestOf, tournament, round } = match;
    return {
      title: interpolate(texts.matchRoomOf, { pairing: matchName(match) }),
      ...describe([interpolate(texts.bestOfMaps, { maps: bestOf }), tournament?.name, round]),
    };
  },
});
