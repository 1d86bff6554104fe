export const BEST_OFS = [1, 2, 3, 5, 7] as const;
export type BestOf = (typeof BEST_OFS)[number];
