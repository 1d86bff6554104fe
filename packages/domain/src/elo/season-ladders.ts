import type { RatedSeries } from '@mes/domain/elo/elo';

/** The all-time ladder. Every season with tournaments also has its own ladder. */
export const ALL_TIME = 'all';

const SEASON = 'season:';

export function ladderName(season: number | null | undefined): string {
  return season === null || season === undefined ? ALL_TIME : `${SEASON}${season}`;
}

export function seasonOfLadder(ladder: string): number | null {
  return ladder.startsWith(SEASON) ? Number(ladder.slice(SEASON.length)) : null;
}

/** A rated series and the season of its tournament; null outside of tournaments. */
export interface SeasonSeries extends RatedSeries {
  readonly season: number | null;
}

export function ladderNames({ season }: SeasonSeries): string[] {
  return season === null ? [ALL_TIME] : [ALL_TIME, ladderName(season)];
}

/** The position of a series in the order of rating. */
export interface SeriesPosition {
  readonly at: number;
  readonly match: string;
}

export function earlierPosition(
  a: SeriesPosition | null,
  b: SeriesPosition | null,
): SeriesPosition | null {
  if (!a || !b) return a ?? b;
  if (a.at !== b.at) return a.at < b.at ? a : b;
  return a.match < b.match ? a : b;
}
