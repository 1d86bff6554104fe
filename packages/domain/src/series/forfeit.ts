import type { TeamSlot } from './team-slots';

/** In the place of a score that nobody played for: 0 and 0 would read as a draw. */
export const FORFEIT = 'FF';

/** What stands beside one team of a forfeited series; it can be that neither came. */
export function forfeitFigure(winner: TeamSlot | null, team: TeamSlot): 'W' | typeof FORFEIT {
  return winner === team ? 'W' : FORFEIT;
}
