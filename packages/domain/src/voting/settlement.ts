import type { Transfer } from './ledger';
import { type PoolStake, payoutsOf, returnsStakes, type VotingResult } from './payouts';

/** A vote with what it has been paid so far: nothing before the first settlement. */
export interface PaidVote extends PoolStake {
  readonly accountId: string;
  readonly paid: number;
}

export interface Wallet {
  readonly balance: number;
  readonly debt: number;
}

export interface Settlement {
  readonly transfers: readonly Transfer[];
  /** The votes whose payment changed, with the new one. */
  readonly paid: ReadonlyMap<string, number>;
}

/**
 * Moves the difference between what the votes of a match have been paid and what its result gives
 * them. Settling again with the same result therefore moves nothing, and a corrected result moves
 * exactly the correction. Taking back stops at an empty wallet: the rest becomes a debt, which later
 * winnings repay first. Each account has at most one vote in a match.
 */
export function settle(
  match: { readonly id: string; readonly votes: readonly PaidVote[] },
  result: VotingResult,
  walletOf: (accountId: string) => Wallet,
): Settlement {
  const payouts = payoutsOf(match.votes, result);
  const changed = match.votes
    .map((vote) => ({ vote, change: payouts.get(vote.voteId)! - vote.paid }))
    .filter(({ change }) => change !== 0);
  const pool = `pool:${match.id}` as const;
  const isReturned = returnsStakes(match.votes, result);

  // Taking back comes first: the pool is empty after a settlement.
  const taken = changed
    .filter(({ change }) => change < 0)
    .flatMap(({ vote, change }) => takeBack({ vote, pool, points: -change, walletOf }));
  const given = changed
    .filter(({ change }) => change > 0)
    .flatMap(({ vote, change }) => {
      const reason = isReturned || vote.voided ? 'return' : 'payout';
      return pay({ vote, pool, points: change, walletOf, reason });
    });
  return {
    transfers: [...taken, ...given],
    paid: new Map(changed.map(({ vote }) => [vote.voteId, payouts.get(vote.voteId)!])),
  };
}

interface Movement {
  readonly vote: PaidVote;
  readonly pool: `pool:${string}`;
  readonly points: number;
  readonly walletOf: (accountId: string) => Wallet;
}

function takeBack({ vote, pool, points, walletOf }: Movement): Transfer[] {
  const { accountId } = vote;
  const available = Math.min(points, walletOf(accountId).balance);
  return withoutEmpty([
    { from: `wallet:${accountId}`, to: pool, points: available, reason: 'clawback' },
    { from: `debt:${accountId}`, to: pool, points: points - available, reason: 'debt' },
  ]);
}

function pay(movement: Movement & { readonly reason: 'payout' | 'return' }): Transfer[] {
  const { vote, pool, points, walletOf, reason } = movement;
  const { accountId } = vote;
  // A returned stake was the person's own, not a winning.
  const repaid = reason === 'return' ? 0 : Math.min(points, walletOf(accountId).debt);
  return withoutEmpty([
    { from: pool, to: `debt:${accountId}`, points: repaid, reason: 'repayment' },
    { from: pool, to: `wallet:${accountId}`, points: points - repaid, reason },
  ]);
}

function withoutEmpty(transfers: Transfer[]): Transfer[] {
  return transfers.filter(({ points }) => points > 0);
}
