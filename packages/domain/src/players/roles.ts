/** The roles that players can choose for their profile. */
export const PLAYER_ROLES = [
  'leader',
  'entry',
  'support',
  'sniper',
  'lurker',
  'flex',
  'coach',
] as const;

/** More than these would describe nobody. */
export const MOST_ROLES = 3;

export type PlayerRole = (typeof PLAYER_ROLES)[number];
