import { type Cluster, findClusters, type Observation } from '../abuse/clusters';

/** Two people seldom sign in with one browser; two of a household share an address. */
const ONE_GIVEAWAY = {
  device: { minAccounts: 2, minSubjects: 1 },
  address: { minAccounts: 3, minSubjects: 1 },
};
/** Many enter in the second in which a code is shown: three giveaways are no chance. */
const SEVERAL_GIVEAWAYS = { timing: { minAccounts: 3, minSubjects: 3 } };

/**
 * Accounts that entered a giveaway and may belong to one person, with their entries in it. The entries
 * are those of everyone who has entered it, in other giveaways too. The subject is the giveaway.
 */
export function findEntryClusters(entries: readonly Observation[], giveawayId: string): Cluster[] {
  const isHere = ({ subjectId }: Observation) => subjectId === giveawayId;
  const byTime = findClusters(entries, SEVERAL_GIVEAWAYS).flatMap((cluster) => {
    const evidence = cluster.evidence.filter(isHere);
    return evidence.length === 0 ? [] : [{ ...cluster, evidence, lastAt: evidence.at(-1)!.at }];
  });
  return [...findClusters(entries.filter(isHere), ONE_GIVEAWAY), ...byTime];
}
