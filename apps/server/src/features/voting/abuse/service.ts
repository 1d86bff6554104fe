/** Finds votes that look like the work of one person, for staff to decide about. */
import type { Page } from '@mes/contract/define';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { ReviewedVote, VoteCluster } from '@mes/contract/voting-review';
import { type Cluster, explainCluster, findClusters } from '@mes/domain/voting/abuse/clusters';
import { SHOWN_EVIDENCE } from '@mes/domain/voting/abuse/limits';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { originPeriod } from '../../../platform/origin-hash/origin-hash';
import { toPlayerReference } from '../../players/service';
import { texts } from '../texts';
import * as repository from './repository';

const DISMISSED_MS = 60 * 86_400_000;

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
  const evidence = shown.map(({ votes }) => votes.slice(0, SHOWN_EVIDENCE));
  const found = await repository.findVotes(
    db,
    evidence.flat().map(({ voteId }) => voteId),
  );
  const views = new Map(found.map((row) => [row.vote.id, toReviewedVote(row)]));
  const data = shown.map((cluster, index) => ({
    key: cluster.key,
    kinds: [...cluster.kinds],
    explanation: explainCluster(cluster),
    accounts: cluster.accountIds.length,
    matches: cluster.matches,
    votes: cluster.votes.length,
    lastVoteAt: cluster.lastVoteAt,
    version: versionOf(cluster),
    evidence: evidence[index]!.flatMap(({ voteId }) => views.get(voteId) ?? []),
  }));
  return { data, total: clusters.length };
}

export async function dismissCluster(
  tx: Tx,
  seen: SeenCluster,
  { actor, now }: Action,
): Promise<void> {
  const { key, kinds, lastVoteAt, votes, accountIds } = await findSeenCluster(tx, seen);
  await repository.saveDismissed(tx, {
    ...{ key, lastVoteAt, votes: votes.length },
    ...{ dismissedAt: now, dismissedBy: actor.id },
  });
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'voting.cluster_dismissed' },
    // Not the key: it has a hash, and the audit log is permanent.
    subject: `vote_cluster:${kinds[0]}`,
    after: { accounts: [...accountIds], votes: votes.length },
  });
}

/** Refuses to act on evidence that nobody has looked at. */
export async function findSeenCluster(db: Db, { key, version }: SeenCluster): Promise<Cluster> {
  const cluster = (await findOpenClusters(db)).find((each) => each.key === key);
  if (!cluster) throw new ObjectNotFound();
  if (versionOf(cluster) !== version) throw new InvalidAction(texts.clusterChanged);
  return cluster;
}

function versionOf({ lastVoteAt, votes }: Cluster): string {
  return `${lastVoteAt}-${votes.length}`;
}

/** The hashes of the last period stay as evidence for one more; dismissals as long. */
export async function deleteOldOrigins(db: Db, now: number): Promise<void> {
  await repository.deleteOriginsBefore(db, originPeriod(now) - 1);
  await repository.deleteDismissedBefore(db, now - DISMISSED_MS);
}

/** Those without a dismissal, or with evidence that came after it. */
async function findOpenClusters(db: Db): Promise<Cluster[]> {
  const clusters = findClusters(await repository.findComparable(db));
  const dismissed = await repository.findDismissed(
    db,
    clusters.map(({ key }) => key),
  );
  return clusters.filter(({ key, lastVoteAt, votes }) => {
    const seen = dismissed.get(key);
    return !seen || lastVoteAt > seen.lastVoteAt || votes.length > seen.votes;
  });
}

export function toReviewedVote({
  vote: { id, match, team, points, castAt },
  player,
  teamA,
  teamB,
}: repository.FoundVote): ReviewedVote {
  return {
    ...{ id, points, castAt },
    match: { id: match, teamA, teamB },
    player: toPlayerReference(player),
    team: team === 'A' ? teamA : teamB,
  };
}
