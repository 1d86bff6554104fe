import type { Observation } from '@mes/domain/abuse/clusters';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { dismissedClusters, voteOrigins, votes, votingMatches } from '../tables';

export type DismissedCluster = typeof dismissedClusters.$inferInsert;
export type SuspiciousVote = Awaited<ReturnType<typeof findVotes>>[number];

/** The newest are compared where there are more. */
const MOST_COMPARED = 50_000;

/** The votes that count and whose origin is known, newest first. */
export async function findComparable(db: Db): Promise<Observation[]> {
  return db
    .select({
      id: votes.id,
      accountId: votes.account,
      subjectId: votes.match,
      choice: votes.team,
      at: votes.castAt,
      address: voteOrigins.address,
      device: voteOrigins.device,
    })
    .from(voteOrigins)
    .innerJoin(votes, eq(votes.id, voteOrigins.vote))
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .where(and(isNull(votes.voidedAt), isNull(votingMatches.deletedAt)))
    .orderBy(desc(voteOrigins.vote))
    .limit(MOST_COMPARED);
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
