/** The ledger and the wallets, many rows by one statement each. */
import type { Transfer } from '@mes/domain/voting/ledger';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database';
import { votingTransfers, votingWallets } from '../tables';

interface WalletKey {
  readonly season: number;
  readonly accountId: string;
}

/** Creates the wallet with the points of the season at its first use, and locks it. */
export async function lockOrGrant(
  tx: Tx,
  { season, accountId, grant, now }: WalletKey & { grant: number; now: number },
): Promise<{ balance: number; debt: number }> {
  const { rows } = await tx.execute<{ balance: number; debt: number }>(sql`
    WITH granted AS (
      INSERT INTO ${votingWallets} (season, account, balance)
      VALUES (${season}, ${accountId}, ${grant})
      ON CONFLICT (season, account) DO NOTHING
      RETURNING balance, debt
    ), recorded AS (
      INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
      SELECT ${season}, 'issuance', ${`wallet:${accountId}`}, balance, 'grant',
             ${new Date(now).toISOString()}::timestamptz
      FROM granted
    )
    SELECT balance, debt FROM granted`);
  if (rows[0]) return rows[0];
  const [wallet] = await tx
    .select({ balance: votingWallets.balance, debt: votingWallets.debt })
    .from(votingWallets)
    .where(and(eq(votingWallets.season, season), eq(votingWallets.account, accountId)))
    .for('update');
  return wallet!;
}

export async function saveTransfers(
  tx: Tx,
  transfers: readonly Transfer[],
  { season, now }: { season: number; now: number },
): Promise<void> {
  if (transfers.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
    SELECT ${season}, "from", "to", points, reason, ${new Date(now).toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb)
      AS moved ("from" text, "to" text, points int, reason text)`);
}

export interface WalletChange {
  readonly accountId: string;
  readonly balance: number;
  readonly debt: number;
}

export async function addToWallets(
  tx: Tx,
  season: number,
  changes: readonly WalletChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    UPDATE ${votingWallets} AS wallet
    SET balance = wallet.balance + moved.balance, debt = wallet.debt + moved.debt
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS moved ("accountId" text, balance int, debt int)
    WHERE wallet.season = ${season} AND wallet.account = moved."accountId"`);
}
