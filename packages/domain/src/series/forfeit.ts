import type { TeamSlot } from './team-slots';

/** Shown instead of the score of a forfeited series: 0 and 0 would look like a draw. */
export const FORFEIT = 'FF';

/** The label of one team of a forfeited series. Both teams may have forfeited. */
export function forfeitLabel(winner: TeamSlot | null, team: TeamSlot): 'W' | typeof FORFEIT {
  return winner === team ? 'W' : FORFEIT;
}
