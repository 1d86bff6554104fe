import type { WebsiteTeam } from '@mes/contract/teams';
import { resultOf } from './team-result';

type Opponents = Pick<WebsiteTeam, 'name' | 'live' | 'upcomingMatches' | 'opponents'>;

/** The team to compare with: of the address, the next one to play, or the one met most often. */
export function opponentIn(params: URLSearchParams, team: Opponents): string | null {
  const chosen = params.get('versus')?.trim();
  if (chosen && chosen.toLowerCase() !== team.name.toLowerCase()) return chosen;
  const next = team.live[0] ?? team.upcomingMatches[0];
  const opponent = next && resultOf(next, team.name).opponent;
  return opponent?.name ?? team.opponents[0]?.team.name ?? null;
}
