/** What players say that they play. */
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
