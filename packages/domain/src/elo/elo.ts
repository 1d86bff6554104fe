import { type Forfeit, otherTeam, type Score, type TeamSlot } from '../series/team-slots';

/** Ratings are whole thousandths of a point, so that sums are exact: 1,500,000 is shown as 1500. */
export const STARTING_ELO = 1_500_000;
const THOUSAND = 1_000;
const K = 32;
const SCALE = 400;

/** What the rating needs to know of a series that is over. */
export interface RatedSeries {
  readonly match: string;
  readonly finishedAt: number;
  readonly teams: Readonly<Record<TeamSlot, string>>;
  /** Maps won. */
  readonly score: Score;
  /** Null for a draw. Not always who won more maps: the other team may have forfeited. */
  readonly winner: TeamSlot | null;
  /** Rounds of all maps, and of them those that each player was there for. */
  readonly rounds: number;
  readonly players: readonly RatedPlayer[];
}

export interface RatedPlayer {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly rounds: number;
}

/** How likely A beats B, draws counted as half. */
export function expectedScore(eloA: number, eloB: number): number {
  const favourite = 1 / (1 + 10 ** (-Math.abs(eloA - eloB) / THOUSAND / SCALE));
  return eloA >= eloB ? favourite : 1 - favourite;
}

/**
 * What A gains and B loses, in thousandths. Rounded once and away from zero, so that the two sum up to
 * exactly nothing and the result does not depend on which team is called A.
 */
export function teamChange(
  elo: Readonly<Record<TeamSlot, number>>,
  { winner, score }: Pick<RatedSeries, 'winner' | 'score'>,
): number {
  const actual = winner === null ? 0.5 : winner === 'A' ? 1 : 0;
  const surprise = actual - expectedScore(elo.A, elo.B);
  return roundAwayFromZero(K * THOUSAND * marginFactor(score, winner) * surprise);
}

/**
 * A player who was there for every round gets the whole change of the team, one who was there for half
 * of them gets half. Ratings of players and teams so stay on one scale.
 */
export function playerChange(
  change: number,
  rounds: { readonly played: number; readonly ofSeries: number },
): number {
  if (rounds.ofSeries === 0) return change;
  return roundAwayFromZero(change * Math.min(1, rounds.played / rounds.ofSeries));
}

/** A win by one map counts simply, every further map that the winner is ahead a quarter more. */
export function marginFactor(score: Score, winner: TeamSlot | null): number {
  const ahead = winner ? score[winner] - score[otherTeam(winner)] : 0;
  return 1 + Math.max(0, ahead - 1) / 4;
}

/**
 * A series that was forfeited before a map was finished is not rated: nothing was played. Later
 * forfeits are, so that nobody keeps a rating by leaving. When both teams left, neither won.
 */
export function isRated(score: Score, forfeitedBy: Forfeit | null = null): boolean {
  return score.A + score.B > 0 && forfeitedBy !== 'both';
}

/** The order in which series are rated, whenever their results come in. */
export function byFinish(
  a: Pick<RatedSeries, 'finishedAt' | 'match'>,
  b: Pick<RatedSeries, 'finishedAt' | 'match'>,
): number {
  if (a.finishedAt !== b.finishedAt) return a.finishedAt - b.finishedAt;
  if (a.match === b.match) return 0;
  return a.match < b.match ? -1 : 1;
}

/** Whole points, as people see them. */
export function shownElo(elo: number): number {
  return Math.round(elo / THOUSAND);
}

/** Halves away from zero, and never -0. */
function roundAwayFromZero(value: number): number {
  const size = Math.round(Math.abs(value));
  return value < 0 ? 0 - size : size;
}
