import type { TeamSlot } from '../series/team-slots';

export interface PoolStake {
  readonly voteId: string;
  readonly team: TeamSlot;
  readonly points: number;
  /** Taken out for abuse: gets its stake back and is no part of the pool. */
  readonly voided: boolean;
}

/**
 * How a voting match stands: won by a team, `returned` where nobody wins (a draw, a cancelled or
 * deleted match), `undecided` before a result and after one is taken back.
 */
export type VotingResult = TeamSlot | 'returned' | 'undecided';

/**
 * The points that each vote gets for a result. The whole pool goes to the stakes on the winner in
 * proportion, in whole points: the largest remainders get one more, equal ones in order of vote id.
 * All stakes go back where nobody staked on the winner.
 */
export function payoutsOf(stakes: readonly PoolStake[], result: VotingResult): Map<string, number> {
  if (result === 'undecided') return new Map(stakes.map(({ voteId }) => [voteId, 0]));
  if (returnsStakes(stakes, result)) {
    return new Map(stakes.map(({ voteId, points }) => [voteId, points]));
  }
  const counted = stakes.filter(({ voided }) => !voided);
  const winning = counted.filter(({ team }) => team === result);
  const shares = shareByStake(winning, sumOf(counted));
  return new Map(
    stakes.map(({ voteId, points, voided }) => [
      voteId,
      voided ? points : (shares.get(voteId) ?? 0),
    ]),
  );
}

/** Whether every vote gets its own stake back: nobody wins, or nobody staked on the winner. */
export function returnsStakes(stakes: readonly PoolStake[], result: VotingResult): boolean {
  if (result === 'undecided') return false;
  return !stakes.some(({ team, voided }) => !voided && team === result);
}

function shareByStake(winning: readonly PoolStake[], pool: number): Map<string, number> {
  const staked = sumOf(winning);
  const shares = winning.map(({ voteId, points }) => ({
    voteId,
    whole: Math.floor((pool * points) / staked),
    remainder: (pool * points) % staked,
  }));
  let left = pool - shares.reduce((sum, { whole }) => sum + whole, 0);
  shares.sort((a, b) => b.remainder - a.remainder || (a.voteId < b.voteId ? -1 : 1));
  return new Map(shares.map(({ voteId, whole }) => [voteId, whole + (left-- > 0 ? 1 : 0)]));
}

function sumOf(stakes: readonly PoolStake[]): number {
  return stakes.reduce((sum, { points }) => sum + points, 0);
}

export interface TeamStake {
  readonly team: TeamSlot;
  readonly points: number;
}

/**
 * What a stake would get now if its team won, to the whole point below. The earlier stake of the same
 * voter is in the pool and leaves it.
 */
export function possiblePayout(
  pool: Readonly<Record<TeamSlot, number>>,
  { team, points }: TeamStake,
  earlier: TeamStake | null,
): number {
  const withoutEarlier = (slot: TeamSlot) =>
    pool[slot] - (earlier?.team === slot ? earlier.points : 0);
  const all = withoutEarlier('A') + withoutEarlier('B') + points;
  return Math.floor((all * points) / (withoutEarlier(team) + points));
}
