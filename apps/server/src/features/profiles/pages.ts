import type { MatchSummary } from '@mes/contract/match-schemas';
import type { WebsitePlayer } from '@mes/contract/players';
import type { WebsiteTeam } from '@mes/contract/teams';
import { type PageDeclaration, read, type ShareTags } from '../../platform/pages/declaration';

export const profilePages: readonly PageDeclaration[] = [
  {
    route: '/players/:value',
    reads: ({ value = '' }) => [read('players', 'website', { id: value })],
    share: ({ answers }) => sharePlayer(answers[0] as WebsitePlayer | undefined),
  },
  {
    route: '/teams/:value',
    reads: ({ value = '' }) => [read('teams', 'website', { team: value })],
    share: ({ answers }) => shareTeam(answers[0] as WebsiteTeam | undefined),
  },
  {
    route: '/match/:value',
    reads: ({ value = '' }) => [read('matches', 'website', { id: value })],
    share: ({ answers }) => shareMatch(answers[0] as MatchSummary | undefined),
  },
];

function sharePlayer(player: WebsitePlayer | undefined): ShareTags {
  if (!player) return { title: 'Player' };
  const { name, team, standing, totals, photo } = player;
  const parts = [
    team?.name,
    standing.rank === null ? null : `#${standing.rank} with ${standing.elo}`,
    totals.maps > 0 ? `${totals.maps} maps` : null,
    totals.rating === null ? null : `Rating ${totals.rating.toFixed(2)}`,
  ];
  return { title: name, ...described(parts), ...(photo ? { image: photo } : {}) };
}

function shareTeam(team: WebsiteTeam | undefined): ShareTags {
  if (!team) return { title: 'Team' };
  const { name, region, standing, statistics, logo } = team;
  const { wins, losses } = statistics;
  const parts = [
    region,
    standing.rank === null ? null : `#${standing.rank} with ${standing.elo}`,
    wins + losses > 0 ? `${wins} wins, ${losses} losses` : null,
  ];
  return { title: name, ...described(parts), ...(logo ? { image: logo.url } : {}) };
}

function shareMatch(match: MatchSummary | undefined): ShareTags {
  if (!match) return { title: 'Match' };
  const { teamA, teamB, tournament, round, bestOf, state, scoreA, scoreB } = match;
  const begun = state !== 'scheduled' && state !== 'veto' && state !== 'cancelled';
  const parts = [
    begun ? `${scoreA} : ${scoreB}` : null,
    `Best of ${bestOf}`,
    tournament?.name,
    round,
  ];
  return {
    title: `${teamA?.name ?? 'TBD'} vs ${teamB?.name ?? 'TBD'}`,
    ...described(parts),
    image: `/api/pictures/match/${match.id}.png`,
  };
}

function described(parts: readonly (string | null | undefined)[]): { description?: string } {
  const description = parts.filter(Boolean).join(' · ');
  return description === '' ? {} : { description };
}
