import type { MatchSummary } from '@mes/contract/match-schemas';

/** Previews of shared links are short: a team that is not decided is `TBD`. */
export function shareTitle({ teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>): string {
  return `${teamA?.name ?? 'TBD'} vs ${teamB?.name ?? 'TBD'}`;
}
