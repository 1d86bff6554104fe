/**
 * The double-entry ledger of a season's voting points. Points only move from one account to another,
 * so all balances sum to zero at any time.
 */

/**
 * `issuance` gives the season's points out and takes spent ones back; a `wallet` holds what a person
 * can stake; a `pool` holds the stakes of a voting match; `debt` is what a person still owes after a
 * corrected result; `escrow` holds the price of an open store request.
 */
export type LedgerAccount =
  | 'issuance'
  | `wallet:${string}`
  | `pool:${string}`
  | `debt:${string}`
  | `escrow:${string}`;

export type TransferReason =
  | 'grant'
  | 'stake'
  | 'unstake'
  | 'payout'
  | 'return'
  | 'clawback'
  | 'debt'
  | 'repayment'
  | 'reservation'
  | 'refund'
  | 'purchase'
  | 'reward';

export interface Transfer {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly points: number;
  readonly reason: TransferReason;
}

/** Accounts without an entry hold nothing. */
export type Balances = ReadonlyMap<LedgerAccount, number>;

/** Moves points; throws where an account would hold less than nothing. */
export function applyTransfers(balances: Balances, transfers: readonly Transfer[]): Balances {
  const next = new Map(balances);
  for (const { from, to, points } of transfers) {
    if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError('Points are positive.');
    next.set(from, (next.get(from) ?? 0) - points);
    next.set(to, (next.get(to) ?? 0) + points);
  }
  for (const { from, to } of transfers) {
    for (const account of [from, to]) assertAllowed(account, next.get(account) ?? 0);
  }
  return next;
}

function assertAllowed(account: LedgerAccount, balance: number): void {
  if (account === 'issuance') return;
  const isDebt = account.startsWith('debt:');
  if (isDebt ? balance > 0 : balance < 0) {
    throw new RangeError(`${account} would hold ${balance} points.`);
  }
}
