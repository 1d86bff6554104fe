/**
 * Finds accounts that may belong to one person, and says why. It only points at them: a household or
 * a hall full of players looks alike, so staff decide.
 */
import type { TeamSlot } from '../../series/team-slots';

/** Fewer accounts are a couple at home; fewer matches agree by chance. */
export const MIN_ACCOUNTS = 3;
export const MIN_MATCHES = 3;
/** Votes this close were cast together. */
export const SAME_TIME_MS = 1_000;
/** A few different votes do not hide many equal ones. */
const EQUAL_PER_DIFFERENT = 4;

/**
 * `device` and `address`: from the same one. `timing`: at the same time, from anywhere. The strongest
 * first.
 */
export const CLUSTER_KINDS = ['device', 'address', 'timing'] as const;
export type ClusterKind = (typeof CLUSTER_KINDS)[number];

export interface ObservedVote {
  readonly voteId: string;
  readonly accountId: string;
  readonly matchId: string;
  readonly team: TeamSlot;
  readonly castAt: number;
  /** Hashes; null where it is not known. */
  readonly address: string | null;
  readonly device: string | null;
}

export interface Cluster {
  /** The same for the same accounts and origin, as long as no account with a smaller id joins. */
  readonly key: string;
  /** All that these votes have in common, the strongest first. */
  readonly kinds: readonly ClusterKind[];
  /** In the order of ids. */
  readonly accountIds: readonly string[];
  /** The votes that agree, the evidence. In the order of time. */
  readonly votes: readonly ObservedVote[];
  readonly matches: number;
  readonly lastVoteAt: number;
}

/** In one sentence, for staff. */
export function explainCluster({
  kinds,
  accountIds,
  matches,
}: Pick<Cluster, 'kinds' | 'accountIds' | 'matches'>): string {
  const reasons = kinds.map((kind) => REASONS[kind]).join(' and ');
  return `${accountIds.length} accounts voted the same way on ${matches} matches ${reasons}.`;
}

const REASONS: Record<ClusterKind, string> = {
  device: 'from the same browser',
  address: 'from the same address',
  timing: 'within the same second',
};

/** The newest evidence first. Votes that were voided are not to be given. */
export function findClusters(votes: readonly ObservedVote[]): Cluster[] {
  const ofOrigins = (['device', 'address'] as const).flatMap((kind) =>
    [...groupBy(votes, (vote) => vote[kind])].flatMap(([origin, group]) =>
      clustersIn(group, { kind, origin, isTogether: () => true, forgives: true }),
    ),
  );
  const byTime = clustersIn(votes, {
    kind: 'timing',
    origin: '',
    isTogether: (one, other) => Math.abs(one.castAt - other.castAt) <= SAME_TIME_MS,
    forgives: false,
  });
  return mergeCovered([...ofOrigins, ...byTime]).toSorted(
    (a, b) => b.lastVoteAt - a.lastVoteAt || (a.key < b.key ? -1 : 1),
  );
}

/** The same votes are shown once, with all that they have in common. The strongest come first. */
function mergeCovered(clusters: readonly Cluster[]): Cluster[] {
  const merged: { cluster: Cluster; voteIds: ReadonlySet<string> }[] = [];
  for (const cluster of clusters) {
    const covering = merged.find(({ voteIds }) =>
      cluster.votes.every(({ voteId }) => voteIds.has(voteId)),
    );
    if (covering) {
      const kinds = new Set([...covering.cluster.kinds, ...cluster.kinds]);
      covering.cluster = { ...covering.cluster, kinds: [...kinds] };
    } else {
      merged.push({ cluster, voteIds: new Set(cluster.votes.map(({ voteId }) => voteId)) });
    }
  }
  return merged.map(({ cluster }) => cluster);
}

interface Search {
  readonly kind: ClusterKind;
  readonly origin: string;
  /** Whether two equal votes on a match count as evidence. */
  readonly isTogether: (one: ObservedVote, other: ObservedVote) => boolean;
  /** Whether accounts that often vote differently are let off. */
  readonly forgives: boolean;
}

/**
 * Each account that belongs to no cluster yet is compared with all others. That is as good as
 * comparing all pairs where a few people hold many accounts, and much faster in a full hall.
 */
function clustersIn(votes: readonly ObservedVote[], search: Search): Cluster[] {
  const byAccount = groupBy(votes, ({ accountId }) => accountId);
  if (byAccount.size < MIN_ACCOUNTS) return [];
  const byMatch = groupBy(votes, ({ matchId }) => matchId);
  const left = new Set([...byAccount.keys()].toSorted());
  const clusters: Cluster[] = [];
  for (const seed of left) {
    left.delete(seed);
    const partners = partnersOf(byAccount.get(seed)!, { byMatch, left, search });
    if (partners.size + 1 < MIN_ACCOUNTS) continue;
    for (const accountId of partners.keys()) left.delete(accountId);
    clusters.push(toCluster(seed, partners, search));
  }
  return clusters;
}

interface Pairing {
  /** Of the seed and of the partner. */
  readonly equal: ObservedVote[];
  matches: number;
  different: number;
}

/** The accounts that vote like the seed, with the votes that show it. */
function partnersOf(
  seedVotes: readonly ObservedVote[],
  {
    byMatch,
    left,
    search,
  }: {
    byMatch: ReadonlyMap<string, readonly ObservedVote[]>;
    left: ReadonlySet<string>;
    search: Search;
  },
): ReadonlyMap<string, Pairing> {
  const pairings = new Map<string, Pairing>();
  for (const own of seedVotes) {
    for (const other of byMatch.get(own.matchId)!) {
      if (!left.has(other.accountId)) continue;
      const pairing = pairings.get(other.accountId) ?? { equal: [], matches: 0, different: 0 };
      pairings.set(other.accountId, pairing);
      if (own.team !== other.team) pairing.different += 1;
      else if (search.isTogether(own, other)) {
        pairing.matches += 1;
        pairing.equal.push(own, other);
      }
    }
  }
  return new Map(
    [...pairings].filter(
      ([, { matches, different }]) =>
        matches >= MIN_MATCHES && (!search.forgives || different * EQUAL_PER_DIFFERENT <= matches),
    ),
  );
}

function toCluster(
  seed: string,
  partners: ReadonlyMap<string, Pairing>,
  { kind, origin }: Search,
): Cluster {
  const equal = [...partners.values()].flatMap((pairing) => pairing.equal);
  const votes = [...new Map(equal.map((vote) => [vote.voteId, vote])).values()].toSorted(
    (a, b) => a.castAt - b.castAt || (a.voteId < b.voteId ? -1 : 1),
  );
  return {
    key: `${kind}:${origin}:${seed}`,
    kinds: [kind],
    accountIds: [seed, ...partners.keys()].toSorted(),
    votes,
    matches: new Set(votes.map(({ matchId }) => matchId)).size,
    lastVoteAt: votes.at(-1)!.castAt,
  };
}

function groupBy(
  votes: readonly ObservedVote[],
  keyOf: (vote: ObservedVote) => string | null,
): Map<string, ObservedVote[]> {
  const groups = new Map<string, ObservedVote[]>();
  for (const vote of votes) {
    const key = keyOf(vote);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(vote);
    else groups.set(key, [vote]);
  }
  return groups;
}
