import { expect } from 'vitest';
import { votes, votingTransfers, votingWallets } from '../src/features/voting/tables';
import type { Database } from '../src/platform/database/database';

/**
 * What the wallets say, the ledger says too; no balance and no pool is below zero, open stakes are in their
 * pools, and each season sums to zero.
 */
export async function assertLedgerBalanced({ db }: Pick<Database, 'db'>): Promise<void> {
  const transfers = await db.select().from(votingTransfers);
  const sums = new Map<string, number>();
  const add = (key: string, points: number) => sums.set(key, (sums.get(key) ?? 0) + points);
  for (const { season, from, to, points } of transfers) {
    add(`${season} ${from}`, -points);
    add(`${season} ${to}`, points);
  }
  const totals = new Map<string, number>();
  for (const [key, points] of sums) {
    const [season, account] = key.split(' ') as [string, string];
    totals.set(season, (totals.get(season) ?? 0) + points);
    if (/^(wallet|pool|escrow)/.test(account)) expect([key, points < 0]).toEqual([key, false]);
  }
  for (const [season, total] of totals) expect([season, total]).toEqual([season, 0]);
  for (const { season, account, balance, debt } of await db.select().from(votingWallets)) {
    expect([account, sums.get(`${season} wallet:${account}`) ?? 0]).toEqual([account, balance]);
    expect([account, -(sums.get(`${season} debt:${account}`) ?? 0) + 0]).toEqual([account, debt]);
  }
  const staked = new Map<string, number>();
  for (const { season, match, points, paid } of await db.select().from(votes)) {
    const key = `${season} pool:${match}`;
    staked.set(key, (staked.get(key) ?? 0) + points - paid);
  }
  for (const [pool, points] of staked) expect([pool, sums.get(pool) ?? 0]).toEqual([pool, points]);
}
