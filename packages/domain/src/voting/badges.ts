/** What a voter's page says of a season: `streak` is a run of correct votes, the others are ranks. */
export const VOTING_BADGES = ['top_3', 'top_10', 'top_10_percent', 'streak'] as const;
export type VotingBadgeKind = (typeof VOTING_BADGES)[number];

export interface VotingSeason {
  readonly rank: number;
  /** How many are ranked. */
  readonly voters: number;
  readonly longestStreak: number;
}

/** Shorter runs are luck. */
const SHORTEST_STREAK = 5;

/** At most the best of the ranks, and a streak with its length. */
export function votingBadges({
  rank,
  voters,
  longestStreak,
}: VotingSeason): { kind: VotingBadgeKind; value: number }[] {
  const kind = rankBadge(rank, voters);
  return [
    ...(kind ? [{ kind, value: rank }] : []),
    ...(longestStreak >= SHORTEST_STREAK
      ? [{ kind: 'streak' as const, value: longestStreak }]
      : []),
  ];
}

function rankBadge(rank: number, voters: number): VotingBadgeKind | null {
  if (rank <= 3) return 'top_3';
  if (rank <= 10) return 'top_10';
  return rank * 10 <= voters ? 'top_10_percent' : null;
}
