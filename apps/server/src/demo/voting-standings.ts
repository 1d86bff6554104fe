/** What the seasons of the demo's voters are ranked by, as the settlement counts it. Pure. */
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { VotingResult } from '@mes/domain/voting/payouts';

interface VotedMatch {
  readonly id: string;
  readonly result?: VotingResult;
}

interface CountedVote {
  readonly id: string;
  readonly match: string;
  readonly season: number;
  readonly account: string;
  readonly team: TeamSlot;
  readonly points: number;
  readonly paid: number;
  readonly settledAt?: number | null;
}

interface VoterStanding {
  readonly gain: number;
  readonly votes: number;
  readonly correct: number;
  readonly longestStreak: number;
}

const NONE: VoterStanding = { gain: 0, votes: 0, correct: 0, longestStreak: 0 };

export function voterStandings({
  matches,
  votes,
}: {
  matches: readonly VotedMatch[];
  votes: readonly CountedVote[];
}) {
  const results = new Map(matches.map(({ id, result }) => [id, result]));
  const decided = votes
    .filter(({ match }) => results.get(match) === 'A' || results.get(match) === 'B')
    .sort(bySettlement);
  const standings = new Map<string, VoterStanding>();
  const streaks = new Map<string, number>();
  for (const { season, account, match, team, points, paid } of decided) {
    const key = `${season} ${account}`;
    const before = standings.get(key) ?? NONE;
    const isCorrect = results.get(match) === team;
    const streak = isCorrect ? (streaks.get(key) ?? 0) + 1 : 0;
    streaks.set(key, streak);
    standings.set(key, {
      gain: before.gain + paid - points,
      votes: before.votes + 1,
      correct: before.correct + (isCorrect ? 1 : 0),
      longestStreak: Math.max(before.longestStreak, streak),
    });
  }
  return ({ season, account }: Pick<CountedVote, 'season' | 'account'>) =>
    standings.get(`${season} ${account}`) ?? NONE;
}

function bySettlement(one: CountedVote, other: CountedVote): number {
  return (one.settledAt ?? 0) - (other.settledAt ?? 0) || (one.id < other.id ? -1 : 1);
}
