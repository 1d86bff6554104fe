/** The parts that a server needs, in the order in which the page of operations shows them. */
export const PARTS = [
  'database',
  'redis',
  'jobs',
  'storage',
  'discord',
  'game_api',
  'push',
] as const;
export type Part = (typeof PARTS)[number];

/** From good to bad. `off` is not configured and `unused` has not been needed yet: neither is a fault. */
export const PART_STATES = ['ok', 'unused', 'off', 'degraded', 'down'] as const;
export type PartState = (typeof PART_STATES)[number];

export function isFault(state: PartState): boolean {
  return state === 'degraded' || state === 'down';
}

/** Of what several processes see of one part, the worst counts. */
export function worstOf<T extends { readonly state: PartState }>(
  seen: readonly T[],
): T | undefined {
  return seen.toSorted(
    (one, other) => PART_STATES.indexOf(other.state) - PART_STATES.indexOf(one.state),
  )[0];
}
