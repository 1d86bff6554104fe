import type { Tournament, TournamentSummary } from '@mes/contract/tournament-schemas';
import { format } from '@mes/domain/money/money';
import { worded } from '@mes/domain/tournament/lifecycle/life';
import {
  PRESENTATIONS,
  type Presentation,
  presentedOf,
} from '@mes/domain/tournament/name/presentations';
import { type PageDeclaration, read } from '../../platform/pages/declaration';

export const tournamentPages: readonly PageDeclaration[] = [
  {
    route: '/tournament/:value',
    reads: ({ value = '' }) => [read('tournaments', 'website', { id: value })],
    share: ({ answers }) => shareOf(answers[0] as Tournament | undefined),
  },
  ...Object.entries(PRESENTATIONS).map(([path, presentation]) =>
    presented(path === 'worlds' ? '/worlds/:value' : `/${path}`, presentation),
  ),
];

/** Which edition it shows follows from the list. */
function presented(route: string, { named, title, lead }: Presentation): PageDeclaration {
  return {
    route,
    reads: () => [read('tournaments', 'list', { named, size: 50 })],
    next: ({ params: { value }, answers: [list] }) => {
      const { data } = list as { data: TournamentSummary[] };
      const shown = presentedOf(data, value === undefined ? undefined : Number(value));
      return shown ? [read('tournaments', 'website', { id: shown.id })] : [];
    },
    share: () => ({ title, description: lead }),
  };
}

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
    image: picture?.url ?? `/api/pictures/tournament/${tournament.id}.png`,
  };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
