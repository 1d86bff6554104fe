/** The default maximum of players in a team. */
export const TEAM_SIZE = 10;
export const TEAM_SIZE_LIMITS = { min: 5, max: 50 };

/** The default for an invalid setting. */
export function teamSizeOf(setting: unknown): number {
  return isTeamSize(setting) ? setting : TEAM_SIZE;
}

export function isTeamSize(setting: unknown): setting is number {
  const { min, max } = TEAM_SIZE_LIMITS;
  return Number.isInteger(setting) && (setting as number) >= min && (setting as number) <= max;
}
