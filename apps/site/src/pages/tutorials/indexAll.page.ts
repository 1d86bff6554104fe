import { tutorialOf } from '../../features/tutorials/paths';
import * as texts from '../../features/tutorials/texts';
import { definePage, read } from '../../page-declaration';

const SHARE = {
  tips: { title: texts.tips, description: texts.tipsLead },
  weapons: { title: texts.weapons, description: texts.weaponsLead },
  maps: { title: texts.maps, description: texts.mapsLead },
};

export default definePage({
  reads: ({ value }, search) => {
    const { page, map } = tutorialOf(value) ?? {};
    const tournamentId = search.get('tournament');
    const isOverview = page === 'maps' && map === null;
    return {
      tips: page === 'tips' && !search.has('tip') ? read('tutorials', 'tips', {}) : null,
      weapons: page === 'weapons' ? read('tutorials', 'weapons', {}) : null,
      usage:
        page === 'maps'
          ? read('tutorials', 'mapUsage', tournamentId && isOverview ? { tournamentId } : {})
          : null,
      tournaments: isOverview ? read('tournaments', 'list', { size: 50 }) : null,
      callouts: map ? read('tutorials', 'callouts', {}) : null,
      plays: map ? read('tutorials', 'mapPlays', { map }) : null,
    };
  },
  exists: (_answers, { value }) => tutorialOf(value) !== null,
  share: (_answers, { value }) => {
    const { page = 'tips', map } = tutorialOf(value) ?? {};
    return map ? { title: map, description: texts.mapsLead } : SHARE[page];
  },
});
