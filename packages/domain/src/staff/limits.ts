export const STAFF_LIMITS = {
  /** Of a credit, in both directions. */
  points: 1_000,
  kind: 40,
  note: 500,
} as const;
