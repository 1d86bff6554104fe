import { leader, otherSide, type ScoreByTeam, type Side, type TeamSlot } from './team-slots';

/** The length of a map. A team that wins more than half of the rounds of a period wins the map. */
export interface MapRules {
  /** Rounds before the sides swap. */
  readonly half: number;
  /** The same within an overtime. A tied period is followed by another overtime. */
  readonly overtimeHalf: number;
}

/** First to 13, sides swap after 12; from 12 : 12 first to 16, from 15 : 15 first to 19, and so on. */
export const DEFAULT_RULES: MapRules = { half: 12, overtimeHalf: 3 };

/** The winner of the map; null while it is not decided. */
export function mapWinner(score: ScoreByTeam, rules: MapRules = DEFAULT_RULES): TeamSlot | null {
  const ahead = leader(score);
  return ahead && score[ahead] >= roundsToWin(score, rules) ? ahead : null;
}

/** The rounds that a team needs to win; each tied period raises it. */
export function roundsToWin(score: ScoreByTeam, rules: MapRules = DEFAULT_RULES): number {
  const lowerScore = Math.min(score.A, score.B);
  if (lowerScore < rules.half) return rules.half + 1;
  const overtimes = Math.floor((lowerScore - rules.half) / rules.overtimeHalf);
  return rules.half + (overtimes + 1) * rules.overtimeHalf + 1;
}

/**
 * Whether sides swap after so many rounds: in the middle of the map and of each overtime. An overtime
 * starts with the sides of the end of the previous period.
 */
export function swapsAfter(rounds: number, rules: MapRules = DEFAULT_RULES): boolean {
  const intoOvertime = rounds - 2 * rules.half;
  if (intoOvertime <= 0) return rounds === rules.half;
  return intoOvertime % (2 * rules.overtimeHalf) === rules.overtimeHalf;
}

/** Whether the team wins the map with its next round. */
export function isMapPoint(
  slot: TeamSlot,
  score: ScoreByTeam,
  rules: MapRules = DEFAULT_RULES,
): boolean {
  if (mapWinner(score, rules)) return false;
  const next = { ...score, [slot]: score[slot] + 1 };
  return mapWinner(next, rules) === slot;
}

/** Whether a map can have this score: nobody wins a round after the map is won. */
export function isPossibleScore(score: ScoreByTeam, rules: MapRules = DEFAULT_RULES): boolean {
  return Math.max(score.A, score.B) <= roundsToWin(score, rules);
}

/** The side after so many rounds by the rules, for a team that started on `start`. */
export function sideAfter(start: Side, rounds: number, rules: MapRules = DEFAULT_RULES): Side {
  let side = start;
  for (let round = 1; round <= rounds; round++)
    if (swapsAfter(round, rules)) side = otherSide(side);
  return side;
}
