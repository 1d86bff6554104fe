import { type ObservedVote, SAME_TIME_MS } from '@mes/domain/voting/abuse/clusters';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { dismissedClusters, voteOrigins, votes, votingMatches } from '../tables';

export type DismissedCluster = typeof dismissedClusters.$inferInsert;
export type FoundVote = Awaited<ReturnType<typeof findVotes>>[number];

/** The newest are compared where there are more. */
const MOST_COMPARED = 50_000;

/** A changed vote has its last origin. */
export async function saveOrigin(tx: Tx, voteId: string, origin: OriginHashes): Promise<void> {
  await tx
    .insert(voteOrigins)
    .values({ vote: voteId, ...origin })
    .onConflictDoUpdate({ target: voteOrigins.vote, set: { ...origin } });
}

/**
 * The votes that have an address, a browser or a second in common with votes of two other accounts:
 * all others cannot be part of a cluster.
 */
export async function findComparable(db: Db, minAccounts: number): Promise<ObservedVote[]> {
  const { rows } = await db.execute<Omit<ObservedVote, 'castAt'> & { castAt: string }>(sql`
    WITH observed AS (
      SELECT vote.id, vote.account, vote.match, vote.team, vote.cast_at, origin.address, origin.device,
             count(*) OVER (
               PARTITION BY vote.match, vote.team ORDER BY vote.cast_at
               RANGE BETWEEN ${SAME_TIME_MS / 1_000} * interval '1 second' PRECEDING
                         AND ${SAME_TIME_MS / 1_000} * interval '1 second' FOLLOWING
             ) AS together
      FROM ${voteOrigins} AS origin
      JOIN ${votes} AS vote ON vote.id = origin.vote
      JOIN ${votingMatches} AS match ON match.id = vote.match
      WHERE vote.voided_at IS NULL AND match.deleted_at IS NULL
    ), addresses AS (
      SELECT address FROM observed GROUP BY address HAVING count(DISTINCT account) >= ${minAccounts}
    ), devices AS (
      SELECT device FROM observed WHERE device IS NOT NULL
      GROUP BY device HAVING count(DISTINCT account) >= ${minAccounts}
    )
    SELECT id AS "voteId", account AS "accountId", match AS "matchId", team,
           extract(epoch FROM cast_at) * 1000 AS "castAt", address, device
    FROM observed
    WHERE together >= ${minAccounts} OR address IN (SELECT address FROM addresses)
       OR device IN (SELECT device FROM devices)
    ORDER BY cast_at DESC LIMIT ${MOST_COMPARED}`);
  return rows.map(({ castAt, ...vote }) => ({ ...vote, castAt: Math.round(Number(castAt)) }));
}

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

/** With players and teams, in any order. */
export async function findVotes(db: Db, ids: readonly string[]) {
  return db
    .select({
      vote: votes,
      player: { id: players.id, name: players.name, photo: players.photo },
      teamA: teamA.name,
      teamB: teamB.name,
    })
    .from(votes)
    .innerJoin(players, eq(players.id, votes.account))
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .innerJoin(teamA, eq(teamA.id, votingMatches.teamA))
    .innerJoin(teamB, eq(teamB.id, votingMatches.teamB))
    .where(inArray(votes.id, [...ids]));
}

export async function findDismissed(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { lastVoteAt: number; votes: number }>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(dismissedClusters)
    .where(inArray(dismissedClusters.key, [...keys]));
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

export async function saveDismissed(tx: Tx, cluster: DismissedCluster): Promise<void> {
  const { key: _, ...set } = cluster;
  await tx
    .insert(dismissedClusters)
    .values(cluster)
    .onConflictDoUpdate({ target: dismissedClusters.key, set });
}

export async function deleteOriginsBefore(db: Db, period: number): Promise<void> {
  await db.delete(voteOrigins).where(lt(voteOrigins.period, period));
}

export async function deleteOriginsByAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .delete(voteOrigins)
    .where(sql`${voteOrigins.vote} IN (SELECT id FROM ${votes} WHERE account = ${accountId})`);
}

export async function deleteDismissedBefore(db: Db, time: number): Promise<void> {
  await db.delete(dismissedClusters).where(lt(dismissedClusters.dismissedAt, time));
}
