/** The points of accounts. Features that move points do it here, never in the tables. */
import type { Transfer } from '@mes/domain/voting/ledger';
import { SEASON_GRANT } from '@mes/domain/voting/rules';
import type { Tx } from '../../../platform/database/database';
import * as repository from './repository';

export interface WalletKey {
  readonly season: number;
  readonly accountId: string;
}

/** Creates the wallet with the season's points at its first use. Nothing may be locked after it. */
export function lockWallet(
  tx: Tx,
  key: WalletKey,
  now: number,
): Promise<{ balance: number; debt: number }> {
  return repository.lockOrGrant(tx, { ...key, grant: SEASON_GRANT, now });
}

/** Writes the ledger and the wallets that it concerns. The caller holds the locks of the wallets. */
export async function transferPoints(
  tx: Tx,
  transfers: readonly Transfer[],
  { season, now }: { season: number; now: number },
): Promise<void> {
  await repository.saveTransfers(tx, transfers, { season, now });
  await repository.addToWallets(tx, season, walletChanges(transfers));
}

function walletChanges(transfers: readonly Transfer[]): repository.WalletChange[] {
  const changes = new Map<string, repository.WalletChange>();
  const add = (account: string, points: number) => {
    const [kind, accountId] = splitAccount(account);
    if (kind !== 'wallet' && kind !== 'debt') return;
    const { balance, debt } = changes.get(accountId) ?? { balance: 0, debt: 0 };
    changes.set(accountId, {
      accountId,
      balance: kind === 'wallet' ? balance + points : balance,
      // The ledger holds a debt as an account below zero.
      debt: kind === 'debt' ? debt - points : debt,
    });
  };
  for (const { from, to, points } of transfers) {
    add(from, -points);
    add(to, points);
  }
  return [...changes.values()];
}

function splitAccount(account: string): [string, string] {
  const colon = account.indexOf(':');
  return colon < 0 ? [account, ''] : [account.slice(0, colon), account.slice(colon + 1)];
}
