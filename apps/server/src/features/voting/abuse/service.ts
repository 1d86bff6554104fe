/** Finds votes that look like the work of one person, for staff to decide about. */

import type { Page } from '@mes/contract/define';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { ReviewedVote, VoteCluster } from '@mes/contract/voting-review';
import { type Cluster, explainCluster, findClusters } from '@mes/domain/abuse/clusters';
import { SHOWN_EVIDENCE } from '@mes/domain/abuse/limits';
import { RETENTION } from '@mes/domain/retention/retention';
import { VOTE_CLUSTER_RULES } from '@mes/domain/voting/suspicious';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { originPeriod } from '../../../platform/origin-hash/origin-hash';
import { toPlayerReference } from '../../players/service';
import { texts } from '../texts';
import * as repository from './repository';

/** A cluster as somebody saw it. */
export interface SeenCluster {
  readonly key: string;
  readonly version: string;
}

export async function listClusters(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<Page<VoteCluster[]>> {
  const clusters = await findOpenClusters(db);
  const shown = clusters.slice(page * size, (page + 1) * size);
  const evidence = shown.map((cluster) => cluster.evidence.slice(0, SHOWN_EVIDENCE));
  const found = await repository.findVotes(
    db,
    evidence.flat().map(({ id }) => id),
  );
  const views = new Map(found.map((row) => [row.vote.id, toReviewedVote(row)]));
  const data = shown.map((cluster, index) => ({
    key: cluster.key,
    kinds: [...cluster.kinds],
    explanation: explainCluster(cluster, texts.votedAlike(cluster.subjects)),
    accounts: cluster.accountIds.length,
    matches: cluster.subjects,
    votes: cluster.evidence.length,
    lastVoteAt: cluster.lastAt,
    version: versionOf(cluster),
    evidence: evidence[index]!.flatMap(({ id }) => views.get(id) ?? []),
  }));
  return { data, total: clusters.length };
}

export async function dismissCluster(
  tx: Tx,
  seen: SeenCluster,
  { actor, now }: Action,
): Promise<void> {
  const { key, kinds, lastAt, evidence, accountIds } = await findSeenCluster(tx, seen);
  await repository.saveDismissed(tx, {
    ...{ key, lastVoteAt: lastAt, votes: evidence.length },
    ...{ dismissedAt: now, dismissedBy: actor.id },
  });
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'voting.cluster_dismissed' },
    // Not the key: it has a hash, and the audit log is permanent.
    subject: `vote_cluster:${kinds[0]}`,
    after: { accounts: [...accountIds], votes: evidence.length },
  });
}

/** Refuses to act on evidence that nobody has looked at. */
export async function findSeenCluster(db: Db, { key, version }: SeenCluster): Promise<Cluster> {
  const cluster = (await findOpenClusters(db)).find((each) => each.key === key);
  if (!cluster) throw new ObjectNotFound();
  if (versionOf(cluster) !== version) throw new InvalidAction(texts.clusterChanged);
  return cluster;
}

function versionOf({ lastAt, evidence }: Cluster): string {
  return `${lastAt}-${evidence.length}`;
}

/** The hashes of the last period stay as evidence for one more; dismissals as long. */
export async function deleteOldOrigins(db: Db, now: number): Promise<void> {
  await repository.deleteOriginsBefore(db, originPeriod(now) - 1);
  await repository.deleteDismissedBefore(db, now - RETENTION.dismissedFindings.ms);
}

/** Those without a dismissal, or with evidence that came after it. */
async function findOpenClusters(db: Db): Promise<Cluster[]> {
  const clusters = findClusters(await repository.findComparable(db), VOTE_CLUSTER_RULES);
  const dismissed = await repository.findDismissed(
    db,
    clusters.map(({ key }) => key),
  );
  return clusters.filter(({ key, lastAt, evidence }) => {
    const seen = dismissed.get(key);
    return !seen || lastAt > seen.lastVoteAt || evidence.length > seen.votes;
  });
}

export function toReviewedVote({
  vote: { id, match, team, points, castAt },
  player,
  teamA,
  teamB,
}: repository.SuspiciousVote): ReviewedVote {
  return {
    ...{ id, points, castAt },
    match: { id: match, teamA, teamB },
    player: toPlayerReference(player),
    team: team === 'A' ? teamA : teamB,
  };
}
