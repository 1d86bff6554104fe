/**
 * Finds accounts that may belong to one person, and says why. It only points at them: a household or
 * a hall full of players looks alike, so staff decide.
 */
import type { TeamSlot } from '../../series/team-slots';

/** Fewer accounts are a couple at home; fewer matches agree by chance. */
const MIN_ACCOUNTS = 3;
const MIN_MATCHES = 3;
/** Votes this close were cast together. */
const SAME_TIME_MS = 1_000;
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
      clustersIn(group, { kind, origin, partnersOf: compareChoices(group) }),
    ),
  );
  const byTime = clustersIn(votes, {
    kind: 'timing',
    origin: '',
    partnersOf: compareTimes(votes),
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

/** The accounts of `left` that vote like the seed. */
type PartnersOf = (seed: string, left: ReadonlySet<string>) => readonly string[];

interface Search {
  readonly kind: ClusterKind;
  readonly origin: string;
  readonly partnersOf: PartnersOf;
}

/**
 * Each account that belongs to no cluster yet is compared with all others. That is as good as
 * comparing all pairs where a few people hold many accounts, and much faster in a full hall.
 */
function clustersIn(
  votes: readonly ObservedVote[],
  { kind, origin, partnersOf }: Search,
): Cluster[] {
  const byAccount = groupBy(votes, ({ accountId }) => accountId);
  const several = [...byAccount].filter(([, own]) => own.length >= MIN_MATCHES);
  if (several.length < MIN_ACCOUNTS) return [];
  const left = new Set(several.map(([accountId]) => accountId).toSorted());
  const clusters: Cluster[] = [];
  for (const seed of left) {
    left.delete(seed);
    const partners = partnersOf(seed, left);
    if (partners.length + 1 < MIN_ACCOUNTS) continue;
    for (const accountId of partners) left.delete(accountId);
    const evidence = evidenceOf(
      byAccount.get(seed)!,
      partners.flatMap((accountId) => byAccount.get(accountId)!),
      kind,
    );
    clusters.push({
      key: `${kind}:${origin}:${seed}`,
      kinds: [kind],
      accountIds: [seed, ...partners].toSorted(),
      votes: evidence,
      matches: new Set(evidence.map(({ matchId }) => matchId)).size,
      lastVoteAt: evidence.at(-1)!.castAt,
    });
  }
  return clusters;
}

/** The votes of partners that equal one of the seed, and those of the seed. In the order of time. */
function evidenceOf(
  seedVotes: readonly ObservedVote[],
  partnerVotes: readonly ObservedVote[],
  kind: ClusterKind,
): ObservedVote[] {
  const own = new Map(seedVotes.map((vote) => [choiceOf(vote), vote]));
  const evidence = new Set<ObservedVote>();
  for (const vote of partnerVotes) {
    const equal = own.get(choiceOf(vote));
    if (!equal || (kind === 'timing' && !isTogether(equal, vote))) continue;
    evidence.add(equal).add(vote);
  }
  return [...evidence].toSorted((a, b) => a.castAt - b.castAt || (a.voteId < b.voteId ? -1 : 1));
}

/** By bits: a hall of 2,000 players with 50 votes each is two million pairs. */
function compareChoices(votes: readonly ObservedVote[]): PartnersOf {
  const matchIndex = new Map<string, number>();
  for (const { matchId } of votes) {
    if (!matchIndex.has(matchId)) matchIndex.set(matchId, matchIndex.size);
  }
  const words = Math.ceil(matchIndex.size / 32);
  const choices = new Map<string, Record<TeamSlot, Uint32Array>>();
  for (const { accountId, matchId, team } of votes) {
    const own = choices.get(accountId) ?? { A: new Uint32Array(words), B: new Uint32Array(words) };
    choices.set(accountId, own);
    const index = matchIndex.get(matchId)!;
    own[team][index >> 5]! |= 1 << (index & 31);
  }
  return (seed, left) => {
    const own = choices.get(seed)!;
    return [...left].filter((accountId) => {
      const other = choices.get(accountId)!;
      const equal = countCommon(own.A, other.A) + countCommon(own.B, other.B);
      if (equal < MIN_MATCHES) return false;
      const different = countCommon(own.A, other.B) + countCommon(own.B, other.A);
      return different * EQUAL_PER_DIFFERENT <= equal;
    });
  };
}

function compareTimes(votes: readonly ObservedVote[]): PartnersOf {
  const byAccount = groupBy(votes, ({ accountId }) => accountId);
  const byChoice = groupBy(votes, choiceOf);
  for (const group of byChoice.values()) group.sort((a, b) => a.castAt - b.castAt);
  return (seed, left) => {
    const counts = new Map<string, number>();
    for (const vote of byAccount.get(seed)!) {
      const group = byChoice.get(choiceOf(vote))!;
      for (let at = firstFrom(group, vote.castAt - SAME_TIME_MS); at < group.length; at++) {
        const other = group[at]!;
        if (other.castAt > vote.castAt + SAME_TIME_MS) break;
        if (left.has(other.accountId))
          counts.set(other.accountId, (counts.get(other.accountId) ?? 0) + 1);
      }
    }
    return [...counts].flatMap(([id, matches]) => (matches >= MIN_MATCHES ? [id] : []));
  };
}

/** The index of the first vote that was cast then or later, by halving. */
function firstFrom(sorted: readonly ObservedVote[], time: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.castAt < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isTogether(one: ObservedVote, other: ObservedVote): boolean {
  return Math.abs(one.castAt - other.castAt) <= SAME_TIME_MS;
}

function choiceOf({ matchId, team }: ObservedVote): string {
  return `${matchId} ${team}`;
}

function countCommon(one: Uint32Array, other: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < one.length; index++) count += countBits(one[index]! & other[index]!);
  return count;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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
