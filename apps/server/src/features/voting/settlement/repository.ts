/** What settling reads and writes, many votes by one statement each. */
import type { PaidVote } from '@mes/domain/voting/settlement';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database';
import { votes, votingWallets } from '../tables';

export async function findVotes(tx: Tx, matchId: string): Promise<PaidVote[]> {
  const rows = await tx.select().from(votes).where(eq(votes.match, matchId));
  return rows.map(({ id, account, team, points, paid, voidedAt }) => ({
    voteId: id,
    accountId: account,
    team,
    points,
    paid,
    voided: voidedAt !== null,
  }));
}

/** In the order of accounts: two settlements that share voters cannot wait for each other. */
export async function lockWallets(
  tx: Tx,
  { season, accountIds }: { season: number; accountIds: readonly string[] },
): Promise<ReadonlyMap<string, { balance: number; debt: number }>> {
  const rows = await tx
    .select({
      account: votingWallets.account,
      balance: votingWallets.balance,
      debt: votingWallets.debt,
    })
    .from(votingWallets)
    .where(
      sql`${votingWallets.season} = ${season} AND ${votingWallets.account} = ANY(${sql.param(accountIds)}::text[])`,
    )
    .orderBy(asc(votingWallets.account))
    .for('update');
  return new Map(rows.map(({ account, ...wallet }) => [account, wallet]));
}

/** Every vote of the match is settled from now on, or open again where the result was taken back. */
export async function savePayments(
  tx: Tx,
  {
    matchId,
    paid,
    settledAt,
  }: {
    matchId: string;
    paid: ReadonlyMap<string, number>;
    settledAt: number | null;
  },
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${votes} AS vote
    SET settled_at = ${settledAt === null ? null : toTimestamp(settledAt)},
        paid = coalesce(payment.points, vote.paid)
    FROM ${votes} AS same
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(
      [...paid].map(([id, points]) => ({ id, points })),
    )}::jsonb) AS payment (id uuid, points int) ON payment.id = same.id
    WHERE vote.id = same.id AND vote.match = ${matchId}`);
}

/** What the season is ranked by, from the settled votes of the accounts. */
export async function updateStandings(
  tx: Tx,
  { season, accountIds }: { season: number; accountIds: readonly string[] },
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.execute(sql`
    WITH decided AS (
      SELECT vote.account, vote.gain, vote.settled_at, vote.id, match.result = vote.team AS correct
      FROM ${votes} AS vote JOIN voting_matches AS match ON match.id = vote.match
      WHERE vote.season = ${season} AND vote.account = ANY(${sql.param(accountIds)}::text[])
        AND vote.gain IS NOT NULL AND match.result IN ('A', 'B')
    ), runs AS (
      SELECT account, correct, count(*) AS length
      FROM (
        SELECT account, correct,
               row_number() OVER (PARTITION BY account ORDER BY settled_at, id)
               - row_number() OVER (PARTITION BY account, correct ORDER BY settled_at, id) AS run
        FROM decided
      ) AS numbered
      GROUP BY account, correct, run
    ), summed AS (
      SELECT account, sum(gain)::int AS gain, count(*)::int AS votes,
             (count(*) FILTER (WHERE correct))::int AS correct
      FROM decided GROUP BY account
    )
    UPDATE ${votingWallets} AS wallet
    SET gain = coalesce(summed.gain, 0), votes = coalesce(summed.votes, 0),
        correct = coalesce(summed.correct, 0),
        longest_streak = coalesce(
          (SELECT max(length) FROM runs WHERE runs.account = wallet.account AND runs.correct), 0)
    FROM unnest(${sql.param(accountIds)}::text[]) AS wanted (account)
    LEFT JOIN summed ON summed.account = wanted.account
    WHERE wallet.season = ${season} AND wallet.account = wanted.account`);
}

function toTimestamp(instant: number) {
  return sql`${new Date(instant).toISOString()}::timestamptz`;
}
