import type { BestOf } from './best-of';
import type { MapState } from './states';
import { type Forfeit, leader, otherTeam, type ScoreByTeam, type TeamSlot } from './team-slots';

/** The result of a map, as far as the series needs it. */
export interface MapResult {
  /** Null until the map is decided. */
  readonly winner: TeamSlot | null;
}

export interface SeriesResult {
  /** Maps won. A forfeit does not change what was played. */
  readonly score: ScoreByTeam;
  /** Null while open, after a draw, and if both teams forfeited. */
  readonly winner: TeamSlot | null;
  readonly decided: boolean;
  readonly isDraw: boolean;
  /** The index of the current or next map; null if the series is decided. */
  readonly current: number | null;
}

/** The maps needed to win a series. A best of 2 is won with both maps, and otherwise a draw. */
export function mapsToWin(bestOf: BestOf): number {
  return Math.floor(bestOf / 2) + 1;
}

/** Whether a series can have this score: no map is played after it is decided. */
export function isPossibleSeriesScore(bestOf: BestOf, { A, B }: ScoreByTeam): boolean {
  return Math.max(A, B) <= mapsToWin(bestOf) && A + B <= bestOf;
}

/** The result of a series after these maps, which must be in order of play. */
export function resultOf(
  bestOf: BestOf,
  maps: readonly MapResult[],
  forfeitedBy: Forfeit | null = null,
): SeriesResult {
  const result = resultOfScore(bestOf, countMaps(maps));
  if (!forfeitedBy) return result;
  const winner = forfeitedBy === 'both' ? null : otherTeam(forfeitedBy);
  return { ...result, winner, decided: true, isDraw: false, current: null };
}

/** The same if only the number of maps won is known. */
export function resultOfScore(bestOf: BestOf, score: ScoreByTeam): SeriesResult {
  const played = score.A + score.B;
  const ahead = leader(score);
  const decided = Math.max(score.A, score.B) >= mapsToWin(bestOf) || played >= bestOf;
  return {
    score,
    winner: decided ? ahead : null,
    decided,
    isDraw: decided && ahead === null,
    current: decided ? null : played,
  };
}

/** The state of each map. Maps after the series was decided are left out. */
export function mapStates(
  maps: readonly MapResult[],
  { current, decided }: SeriesResult,
): MapState[] {
  return maps.map(({ winner }, index) => {
    if (winner) return 'finished';
    if (decided) return 'left_out';
    return index === current ? 'live' : 'upcoming';
  });
}

/** Why these cannot be the maps of a series, or null. The maps may have been typed in. */
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

function countMaps(maps: readonly MapResult[]): ScoreByTeam {
  const wonBy = (team: TeamSlot) => maps.filter(({ winner }) => winner === team).length;
  return { A: wonBy('A'), B: wonBy('B') };
}
