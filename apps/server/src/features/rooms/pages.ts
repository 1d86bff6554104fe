import type { MatchSummary } from '@mes/contract/match-schemas';
import { type PageDeclaration, read, type ShareTags } from '../../platform/pages/declaration';

export const roomPages: readonly PageDeclaration[] = [
  {
    route: '/matchup/:value',
    reads: ({ value = '' }) => [
      read('matches', 'get', { id: value }),
      read('rooms', 'get', { id: value }),
    ],
    share: ({ answers }) => shareRoom(answers[0] as MatchSummary | undefined),
  },
];

function shareRoom(match: MatchSummary | undefined): ShareTags {
  if (!match) return { title: 'Match room' };
  const { teamA, teamB, bestOf, tournament, round } = match;
  const parts = [`Best of ${bestOf}`, tournament?.name, round];
  return {
    title: `${teamA?.name ?? 'TBD'} vs ${teamB?.name ?? 'TBD'}: match room`,
    description: parts.filter(Boolean).join(' · '),
  };
}
