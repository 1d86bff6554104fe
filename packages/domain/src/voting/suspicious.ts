import type { ClusterRule, ClusterRules } from '../abuse/clusters';

/** Fewer accounts are a couple at home; fewer matches agree by chance. */
const RULE: ClusterRule = { minAccounts: 3, minSubjects: 3 };

/** Which votes staff look at. The subject is the match, the choice is the team. */
export const VOTE_CLUSTER_RULES: ClusterRules = { device: RULE, address: RULE, timing: RULE };
