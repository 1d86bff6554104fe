import { clipSentence } from '../../features/highlights/clip-sentence';
import { CLIPS_SHOWN, clipIdIn, tournamentIn } from '../../features/highlights/paths';
import * as texts from '../../features/highlights/texts';
import { interpolate } from '../../interpolate';
import { definePage, initialRead, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }) => {
    const id = clipIdIn(value);
    const tournament = tournamentIn(value);
    const isIndex = value === '' || value === '/';
    return {
      overview: isIndex ? read('highlights', 'overview', {}) : null,
      // For its filters.
      tournaments: isIndex ? read('tournaments', 'list', { size: 100 }) : null,
      clip: id === null ? null : read('highlights', 'read', { id }),
      tournament: tournament === null ? null : read('tournaments', 'website', { id: tournament }),
      list:
        tournament === null
          ? null
          : initialRead('highlights', 'search', { tournament, page: 0, size: CLIPS_SHOWN }),
    };
  },
  share: ({ clip, tournament }) => {
    if (clip) {
      const { id, title, picture, host, url, type } = clip;
      return {
        title,
        description: clipSentence(clip),
        image: picture?.url ?? `/api/pictures/clip/${id}.png`,
        video: host === 'upload' && type !== null ? { url, type } : undefined,
      };
    }
    const title = tournament
      ? interpolate(texts.clipsOf, { name: tournament.name })
      : texts.highlights;
    return { title, description: texts.highlightsLead };
  },
});
