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

export type PlayerRole = (typeof PLAYER_ROLES)[number];
