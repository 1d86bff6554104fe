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

interface SeasonBadge {
  readonly season: number;
  readonly kind: VotingBadgeKind;
  readonly value: number;
}

/** Of all seasons the best rank and the longest streak, the newest of those that are alike. */
export function bestVotingBadges<Badge extends SeasonBadge>(badges: readonly Badge[]): Badge[] {
  const newestFirst = badges.toSorted((one, other) => other.season - one.season);
  const [streak] = newestFirst
    .filter(({ kind }) => kind === 'streak')
    .toSorted((one, other) => other.value - one.value);
  const [rank] = newestFirst
    .filter(({ kind }) => kind !== 'streak')
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  return [rank, streak].filter((badge) => badge !== undefined);
}

/** Places among the first three are compared by themselves, the others by their kind. */
function orderOf({ kind, value }: SeasonBadge): number {
  return kind === 'top_3' ? value - 3 : VOTING_BADGES.indexOf(kind);
}

function rankBadge(rank: number, voters: number): VotingBadgeKind | null {
  if (rank <= 3) return 'top_3';
  if (rank <= 10) return 'top_10';
  return rank * 10 <= voters ? 'top_10_percent' : null;
}
