/** Lengths are in characters. */
export const FORM_LIMITS = {
  title: 120,
  description: 2_000,
  fields: 60,
  label: 200,
  help: 500,
  options: 40,
  option: 120,
  shortText: 200,
  longText: 5_000,
  ratingSteps: 10,
  reason: 500,
  /** Of a number, either way. */
  number: 1_000_000_000,
  /** Also of forms without a limit: charts and exports read all responses at once. */
  responses: 10_000,
  rewardPoints: 1_000,
} as const;
