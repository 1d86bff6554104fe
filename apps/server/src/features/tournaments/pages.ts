import type { Tournament } from '@mes/contract/tournament-schemas';
import { format } from '@mes/domain/money/money';
import { worded } from '@mes/domain/tournament-life/life';
import { type PageDeclaration, read } from '../../platform/pages/declaration';

export const tournamentPages: readonly PageDeclaration[] = [
  {
    route: '/tournament/:value',
    reads: ({ value = '' }) => [read('tournaments', 'website', { id: value })],
    share: ({ answers }) => shareOf(answers[0] as Tournament | undefined),
  },
];

function shareOf(tournament: Tournament | undefined) {
  if (!tournament) return { title: 'Tournament' };
  const { name, winner, prizePool, picture } = tournament;
  const parts = [
    winner ? `Won by ${winner.name}` : sentence(worded(tournament.state)),
    `${tournament.registered} teams`,
    prizePool > 0 ? format(prizePool) : null,
  ];
  return {
    title: name,
    description: parts.filter(Boolean).join(' · '),
    ...(picture ? { image: picture.url } : {}),
  };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
