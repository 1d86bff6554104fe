import type { MatchSummary } from '@mes/contract/match-schemas';

/** Previews of shared links have little room: an opponent who is not decided is `TBD`. */
export function shareTitle({ teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>): string {
  return `${teamA?.name ?? 'TBD'} vs ${teamB?.name ?? 'TBD'}`;
}
