/**
 * Finds accounts that may belong to one person, and says why. It only points at them: a household or
 * a hall full of players looks alike, so staff decide.
 */

/** What happened this close was done together. */
const SAME_TIME_MS = 1_000;
/** A few different choices do not hide many equal ones. */
const EQUAL_PER_DIFFERENT = 4;

/**
 * `device` and `address`: from the same one. `timing`: at the same time, from anywhere. The strongest
 * first.
 */
export const CLUSTER_KINDS = ['device', 'address', 'timing'] as const;
export type ClusterKind = (typeof CLUSTER_KINDS)[number];

/** Something that an account did once for each subject: a vote on a match, an entry in a giveaway. */
export interface Observation {
  readonly id: string;
  readonly accountId: string;
  readonly subjectId: string;
  /** The same for all where there is nothing to choose. */
  readonly choice: string;
  readonly at: number;
  /** Hashes; null where it is not known. */
  readonly address: string | null;
  readonly device: string | null;
}

/** How many are no chance any more. */
export interface ClusterRule {
  readonly minAccounts: number;
  /** On how many subjects they have to agree. */
  readonly minSubjects: number;
}

/** Kinds without a rule are not looked for. */
export type ClusterRules = { readonly [K in ClusterKind]?: ClusterRule };

export interface Cluster {
  /** The same for the same accounts and origin, as long as no account with a smaller id joins. */
  readonly key: string;
  /** All that these have in common, the strongest first. */
  readonly kinds: readonly ClusterKind[];
  /** In the order of ids. */
  readonly accountIds: readonly string[];
  /** What agrees. In the order of time. */
  readonly evidence: readonly Observation[];
  readonly subjects: number;
  readonly lastAt: number;
}

/** In one sentence, for staff. `did` continues the accounts: 'entered the giveaway'. */
export function explainCluster(
  { kinds, accountIds }: Pick<Cluster, 'kinds' | 'accountIds'>,
  did: string,
): string {
  const reasons = kinds.map((kind) => REASONS[kind]).join(' and ');
  return `${accountIds.length} accounts ${did} ${reasons}.`;
}

const REASONS: Record<ClusterKind, string> = {
  device: 'from the same browser',
  address: 'from the same address',
  timing: 'within the same second',
};

/** The newest evidence first. What was voided is not to be given. */
export function findClusters(
  observations: readonly Observation[],
  { device, address, timing }: ClusterRules,
): Cluster[] {
  const ofOrigins = (kind: 'device' | 'address', rule: ClusterRule) =>
    [...groupBy(observations, (each) => each[kind])].flatMap(([origin, group]) =>
      clustersIn(group, { kind, origin, rule, partnersOf: compareChoices(group, rule) }),
    );
  const byTime = (rule: ClusterRule) =>
    clustersIn(observations, {
      ...{ kind: 'timing', origin: '', rule },
      partnersOf: compareTimes(observations, rule),
    });
  return mergeCovered([
    ...(device ? ofOrigins('device', device) : []),
    ...(address ? ofOrigins('address', address) : []),
    ...(timing ? byTime(timing) : []),
  ]).toSorted((a, b) => b.lastAt - a.lastAt || (a.key < b.key ? -1 : 1));
}

/** The same evidence is shown once, with all that it has in common. The strongest come first. */
function mergeCovered(clusters: readonly Cluster[]): Cluster[] {
  const merged: { cluster: Cluster; ids: ReadonlySet<string> }[] = [];
  for (const cluster of clusters) {
    const covering = merged.find(({ ids }) => cluster.evidence.every(({ id }) => ids.has(id)));
    if (covering) {
      const kinds = new Set([...covering.cluster.kinds, ...cluster.kinds]);
      covering.cluster = {
        ...covering.cluster,
        kinds: CLUSTER_KINDS.filter((kind) => kinds.has(kind)),
      };
    } else {
      merged.push({ cluster, ids: new Set(cluster.evidence.map(({ id }) => id)) });
    }
  }
  return merged.map(({ cluster }) => cluster);
}

/** The accounts of `left` that do as the seed does. */
type PartnersOf = (seed: string, left: ReadonlySet<string>) => readonly string[];

interface Search {
  readonly kind: ClusterKind;
  readonly origin: string;
  readonly rule: ClusterRule;
  readonly partnersOf: PartnersOf;
}

/**
 * Each account that belongs to no cluster yet is compared with all others. That is as good as
 * comparing all pairs where a few people hold many accounts, and much faster in a full hall.
 */
function clustersIn(
  observations: readonly Observation[],
  { kind, origin, rule: { minAccounts, minSubjects }, partnersOf }: Search,
): Cluster[] {
  const byAccount = groupBy(observations, ({ accountId }) => accountId);
  const several = [...byAccount].filter(([, own]) => own.length >= minSubjects);
  if (several.length < minAccounts) return [];
  const left = new Set(several.map(([accountId]) => accountId).toSorted());
  const clusters: Cluster[] = [];
  for (const seed of left) {
    left.delete(seed);
    const partners = partnersOf(seed, left);
    if (partners.length + 1 < minAccounts) continue;
    for (const accountId of partners) left.delete(accountId);
    const evidence = evidenceOf(
      byAccount.get(seed)!,
      partners.flatMap((accountId) => byAccount.get(accountId)!),
      kind,
    );
    clusters.push({
      key: `${kind}:${origin}:${seed}`,
      kinds: kind !== 'timing' && isAllTogether(evidence) ? [kind, 'timing'] : [kind],
      accountIds: [seed, ...partners].toSorted(),
      evidence,
      subjects: new Set(evidence.map(({ subjectId }) => subjectId)).size,
      lastAt: evidence.at(-1)!.at,
    });
  }
  return clusters;
}

/** What partners chose as the seed did, and that of the seed. In the order of time. */
function evidenceOf(
  ofSeed: readonly Observation[],
  ofPartners: readonly Observation[],
  kind: ClusterKind,
): Observation[] {
  const own = new Map(ofSeed.map((each) => [choiceOf(each), each]));
  const evidence = new Set<Observation>();
  for (const each of ofPartners) {
    const equal = own.get(choiceOf(each));
    if (!equal || (kind === 'timing' && !isTogether(equal, each))) continue;
    evidence.add(equal).add(each);
  }
  return [...evidence].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** By bits: a hall of 2,000 players with 50 votes each is two million pairs. */
function compareChoices(
  observations: readonly Observation[],
  { minSubjects }: ClusterRule,
): PartnersOf {
  const subjects = indexOf(observations, ({ subjectId }) => subjectId);
  const choices = indexOf(observations, choiceOf);
  const byAccount = new Map<string, { subjects: Uint32Array; choices: Uint32Array }>();
  for (const each of observations) {
    const own = byAccount.get(each.accountId) ?? {
      subjects: bitsFor(subjects),
      choices: bitsFor(choices),
    };
    byAccount.set(each.accountId, own);
    setBit(own.subjects, subjects.get(each.subjectId)!);
    setBit(own.choices, choices.get(choiceOf(each))!);
  }
  return (seed, left) => {
    const own = byAccount.get(seed)!;
    return [...left].filter((accountId) => {
      const other = byAccount.get(accountId)!;
      const equal = countCommon(own.choices, other.choices);
      if (equal < minSubjects) return false;
      const different = countCommon(own.subjects, other.subjects) - equal;
      return different * EQUAL_PER_DIFFERENT <= equal;
    });
  };
}

function compareTimes(
  observations: readonly Observation[],
  { minSubjects }: ClusterRule,
): PartnersOf {
  const byAccount = groupBy(observations, ({ accountId }) => accountId);
  const byChoice = groupBy(observations, choiceOf);
  for (const group of byChoice.values()) group.sort((a, b) => a.at - b.at);
  return (seed, left) => {
    const counts = new Map<string, number>();
    for (const each of byAccount.get(seed)!) {
      const group = byChoice.get(choiceOf(each))!;
      for (let index = firstFrom(group, each.at - SAME_TIME_MS); index < group.length; index++) {
        const other = group[index]!;
        if (other.at > each.at + SAME_TIME_MS) break;
        if (left.has(other.accountId))
          counts.set(other.accountId, (counts.get(other.accountId) ?? 0) + 1);
      }
    }
    return [...counts].flatMap(([id, subjects]) => (subjects >= minSubjects ? [id] : []));
  };
}

/** The index of the first one that happened then or later, by halving. */
function firstFrom(sorted: readonly Observation[], time: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.at < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isTogether(one: Observation, other: Observation): boolean {
  return Math.abs(one.at - other.at) <= SAME_TIME_MS;
}

/** Whether everything that concerns one subject happened at once, for each subject. In order of time. */
function isAllTogether(evidence: readonly Observation[]): boolean {
  return [...groupBy(evidence, ({ subjectId }) => subjectId).values()].every((group) =>
    isTogether(group[0]!, group.at(-1)!),
  );
}

function choiceOf({ subjectId, choice }: Observation): string {
  return `${subjectId} ${choice}`;
}

function indexOf(
  observations: readonly Observation[],
  keyOf: (observation: Observation) => string,
): ReadonlyMap<string, number> {
  const keys = new Set(observations.map(keyOf));
  return new Map([...keys].map((key, index) => [key, index]));
}

function bitsFor({ size }: ReadonlyMap<string, number>): Uint32Array {
  return new Uint32Array(Math.ceil(size / 32));
}

function setBit(bits: Uint32Array, index: number): void {
  bits[index >> 5]! |= 1 << (index & 31);
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
  observations: readonly Observation[],
  keyOf: (observation: Observation) => string | null,
): Map<string, Observation[]> {
  const groups = new Map<string, Observation[]>();
  for (const each of observations) {
    const key = keyOf(each);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
