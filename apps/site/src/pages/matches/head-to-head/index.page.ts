import * as texts from '../../../features/head-to-head/texts';
import { interpolate } from '../../../interpolate';
import { definePage, read } from '../../../page-declaration';

export default definePage({
  reads: (_params, search) => {
    const team1 = search.get('team')?.trim();
    const team2 = search.get('versus')?.trim();
    return {
      headToHead: team1 && team2 ? read('headToHead', 'teams', { team1, team2 }) : null,
    };
  },
  share: ({ headToHead }) => {
    if (!headToHead) return { title: texts.title, description: texts.lead };
    const { A, B } = headToHead.comparison;
    return {
      title: interpolate(texts.pairTitle, { teamA: A.team.name, teamB: B.team.name }),
      description: texts.lead,
      query: new URLSearchParams({ team: A.team.name, versus: B.team.name }).toString(),
    };
  },
});
