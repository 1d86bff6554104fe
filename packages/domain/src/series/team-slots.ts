/** The two teams of a series. Not to be confused with sides, which swap at half-time. */
export const TEAM_SLOTS = ['A', 'B'] as const;
export type TeamSlot = (typeof TEAM_SLOTS)[number];

/** Who did not play, or not to the end. */
export type Forfeit = TeamSlot | 'both';

/** Coalition defends the sites, Breach plants the bomb. */
export const SIDES = ['coalition', 'breach'] as const;
export type Side = (typeof SIDES)[number];

/** A score for each team: maps won in a series, or rounds won on a map. */
export interface ScoreByTeam {
  readonly A: number;
  readonly B: number;
}

export const NO_SCORE: ScoreByTeam = { A: 0, B: 0 };

export function otherTeam(slot: TeamSlot): TeamSlot {
  return slot === 'A' ? 'B' : 'A';
}

export function otherSide(side: Side): Side {
  return side === 'coalition' ? 'breach' : 'coalition';
}

/** The side of a team, if team A is on `sideA`. */
export function sideOf(slot: TeamSlot, sideA: Side): Side {
  return slot === 'A' ? sideA : otherSide(sideA);
}

export function leader(score: ScoreByTeam): TeamSlot | null {
  if (score.A === score.B) return null;
  return score.A > score.B ? 'A' : 'B';
}

export function withPoint(score: ScoreByTeam, winner: TeamSlot): ScoreByTeam {
  return winner === 'A' ? { A: score.A + 1, B: score.B } : { A: score.A, B: score.B + 1 };
}
