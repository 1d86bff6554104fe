export const GIVEAWAY_STATES = ['planned', 'open', 'closed', 'drawn'] as const;

export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

interface GiveawayTimes {
  readonly opensAt: number;
  readonly closesAt: number;
  /** When the winners were drawn, or null. */
  readonly drawnAt: number | null;
}

/** Follows from the times alone: a giveaway opens and closes in the same moment for everyone. */
export function giveawayState(
  { opensAt, closesAt, drawnAt }: GiveawayTimes,
  now: number,
): GiveawayState {
  if (drawnAt !== null) return 'drawn';
  if (now >= closesAt) return 'closed';
  return now >= opensAt ? 'open' : 'planned';
}
