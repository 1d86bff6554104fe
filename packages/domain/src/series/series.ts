import type { BestOf } from './best-of';
import type { MapState } from './states';
import { type Forfeit, leader, otherTeam, type Score, type TeamSlot } from './team-slots';

/** A map of a series as far as the series cares. */
export interface MapResult {
  /** Null until it is decided. */
  readonly winner: TeamSlot | null;
}

export interface SeriesResult {
  /** Maps won. A forfeit does not change what was played. */
  readonly score: Score;
  /** Null while open, after a draw, and where both teams forfeited. */
  readonly winner: TeamSlot | null;
  readonly decided: boolean;
  readonly drawn: boolean;
  /** The map that is played or comes next; null once decided. */
  readonly current: number | null;
}

/** Maps that win a series. A best of 2 is won by both, and else drawn. */
export function mapsToWin(bestOf: BestOf): number {
  return Math.floor(bestOf / 2) + 1;
}

/** Where a series stands after these maps, which are in order of play. */
export function resultOf(
  bestOf: BestOf,
  maps: readonly MapResult[],
  forfeitedBy: Forfeit | null = null,
): SeriesResult {
  const result = resultOfScore(bestOf, countMaps(maps));
  if (!forfeitedBy) return result;
  const winner = forfeitedBy === 'both' ? null : otherTeam(forfeitedBy);
  return { ...result, winner, decided: true, drawn: false, current: null };
}

/** The same where only the maps won are known. */
export function resultOfScore(bestOf: BestOf, score: Score): SeriesResult {
  const played = score.A + score.B;
  const ahead = leader(score);
  const decided = Math.max(score.A, score.B) >= mapsToWin(bestOf) || played >= bestOf;
  return {
    score,
    winner: decided ? ahead : null,
    decided,
    drawn: decided && ahead === null,
    current: decided ? null : played,
  };
}

/** What each map of the list is in the series; maps after a decided series are left out. */
export function mapStandings(
  maps: readonly MapResult[],
  { current, decided }: SeriesResult,
): MapState[] {
  return maps.map(({ winner }, index) => {
    if (winner) return 'finished';
    if (decided) return 'left_out';
    return index === current ? 'live' : 'upcoming';
  });
}

/** Why maps cannot be those of a series, or null: someone may have typed them. */
export function seriesProblem(bestOf: BestOf, maps: readonly MapResult[]): SeriesProblem | null {
  if (maps.length > bestOf) return 'too_many_maps';
  const firstOpen = maps.findIndex(({ winner }) => winner === null);
  if (firstOpen !== -1 && maps.slice(firstOpen).some(({ winner }) => winner !== null))
    return 'map_skipped';
  const decidedBefore = maps.some(
    ({ winner }, index) => winner !== null && resultOf(bestOf, maps.slice(0, index)).decided,
  );
  return decidedBefore ? 'played_after_decided' : null;
}

export type SeriesProblem = 'too_many_maps' | 'map_skipped' | 'played_after_decided';

function countMaps(maps: readonly MapResult[]): Score {
  const wonBy = (team: TeamSlot) => maps.filter(({ winner }) => winner === team).length;
  return { A: wonBy('A'), B: wonBy('B') };
}
