import { leader, type Score, type TeamSlot } from './team-slots';

/** How long a map is. Whoever wins more than half of the rounds of a period wins the map. */
export interface MapRules {
  /** Rounds before the sides swap. */
  readonly half: number;
  /** The same within an overtime, which follows as often as a period ends level. */
  readonly overtimeHalf: number;
}

/** First to 13, sides swap after 12; from 12 : 12 first to 16, from 15 : 15 first to 19, and so on. */
export const USUAL_RULES: MapRules = { half: 12, overtimeHalf: 3 };

/** Who has won the map, or null while it goes on. */
export function mapWinner(score: Score, rules: MapRules = USUAL_RULES): TeamSlot | null {
  const ahead = leader(score);
  return ahead && score[ahead] >= roundsToWin(score, rules) ? ahead : null;
}

/** Rounds that a team needs now; each level period moves the mark on. */
export function roundsToWin(score: Score, rules: MapRules = USUAL_RULES): number {
  const behind = Math.min(score.A, score.B);
  if (behind < rules.half) return rules.half + 1;
  const overtimes = Math.floor((behind - rules.half) / rules.overtimeHalf);
  return rules.half + (overtimes + 1) * rules.overtimeHalf + 1;
}

/**
 * Whether sides swap after so many rounds: in the middle of the map and of each overtime. An
 * overtime starts on the sides on which the period before it ended.
 */
export function swapsAfter(rounds: number, rules: MapRules = USUAL_RULES): boolean {
  const intoOvertime = rounds - 2 * rules.half;
  if (intoOvertime <= 0) return rounds === rules.half;
  return intoOvertime % (2 * rules.overtimeHalf) === rules.overtimeHalf;
}

/** A map point: the next round may be the last. */
export function isMapPoint(slot: TeamSlot, score: Score, rules: MapRules = USUAL_RULES): boolean {
  if (mapWinner(score, rules)) return false;
  const next = { ...score, [slot]: score[slot] + 1 };
  return mapWinner(next, rules) === slot;
}
