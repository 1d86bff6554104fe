import { type Forfeit, otherTeam, type ScoreByTeam, type TeamSlot } from '../series/team-slots';

/** Ratings are whole thousandths of a point, so that sums are exact: 1,500,000 is shown as 1500. */
export const STARTING_ELO = 1_500_000;
const THOUSAND = 1_000;
const K = 32;
const SCALE = 400;

/** A finished series, as far as the rating needs it. */
export interface RatedSeries {
  readonly matchId: string;
  readonly finishedAt: number;
  readonly teams: Readonly<Record<TeamSlot, string>>;
  /** Maps won. */
  readonly score: ScoreByTeam;
  /** Null for a draw. May have won fewer maps, if the other team forfeited. */
  readonly winner: TeamSlot | null;
  /** Rounds of all maps. `players` has the rounds that each player played. */
  readonly rounds: number;
  readonly players: readonly RatedPlayer[];
}

export interface RatedPlayer {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly rounds: number;
}

/** The probability that A beats B; a draw counts as half. */
export function expectedScore(eloA: number, eloB: number): number {
  const favourite = 1 / (1 + 10 ** (-Math.abs(eloA - eloB) / THOUSAND / SCALE));
  return eloA >= eloB ? favourite : 1 - favourite;
}

/**
 * What A gains and B loses, in thousandths. Rounded once and away from zero, so that both add up to
 * zero and the result does not depend on which team is A.
 */
export function teamEloChange(
  elo: Readonly<Record<TeamSlot, number>>,
  { winner, score }: Pick<RatedSeries, 'winner' | 'score'>,
): number {
  const actual = winner === null ? 0.5 : winner === 'A' ? 1 : 0;
  const surprise = actual - expectedScore(elo.A, elo.B);
  return roundAwayFromZero(K * THOUSAND * marginFactor(score, winner) * surprise);
}

/**
 * The change of the team, in proportion to the rounds that the player played. This keeps ratings of
 * players and teams on one scale.
 */
export function playerEloChange(
  change: number,
  rounds: { readonly played: number; readonly ofSeries: number },
): number {
  if (rounds.ofSeries === 0) return change;
  return roundAwayFromZero(change * Math.min(1, rounds.played / rounds.ofSeries));
}

/** 1 for a win by one map, plus a quarter for each further map of the lead. */
export function marginFactor(score: ScoreByTeam, winner: TeamSlot | null): number {
  const lead = winner ? score[winner] - score[otherTeam(winner)] : 0;
  return 1 + Math.max(0, lead - 1) / 4;
}

/**
 * A series that was forfeited before its first map ended is not rated. Later forfeits are rated, so
 * that nobody can keep a rating by leaving. A forfeit of both teams is not rated: nobody won.
 */
export function isRated(score: ScoreByTeam, forfeitedBy: Forfeit | null = null): boolean {
  return score.A + score.B > 0 && forfeitedBy !== 'both';
}

/** The order in which series are rated, whatever the order in which results are entered. */
export function compareByFinish(
  a: Pick<RatedSeries, 'finishedAt' | 'matchId'>,
  b: Pick<RatedSeries, 'finishedAt' | 'matchId'>,
): number {
  if (a.finishedAt !== b.finishedAt) return a.finishedAt - b.finishedAt;
  if (a.matchId === b.matchId) return 0;
  return a.matchId < b.matchId ? -1 : 1;
}

/** Whole points, as pages show them. */
export function displayElo(elo: number): number {
  return Math.round(elo / THOUSAND);
}

/** Halves away from zero, and never -0. */
function roundAwayFromZero(value: number): number {
  const size = Math.round(Math.abs(value));
  return value < 0 ? 0 - size : size;
}
