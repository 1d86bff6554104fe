import { combineRatings, type MultiKills, rate } from '../rating/rating';

/** The statistics of a player, on one map or over many. */
export interface StatLine extends Counts {
  /** Null if and only if `rounds` is 0. */
  readonly rating: number | null;
}

export interface Counts {
  /** Captured rounds only: 0 in lines that were typed in or recognized from a picture. */
  readonly rounds: number;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly headshots: number;
  readonly plants: number;
  readonly defuses: number;
  readonly openingKills: number;
  readonly openingDeaths: number;
  readonly multiKills: MultiKills;
  readonly clutches: number;
}

export const NO_COUNTS: Counts = {
  rounds: 0,
  kills: 0,
  deaths: 0,
  assists: 0,
  headshots: 0,
  plants: 0,
  defuses: 0,
  openingKills: 0,
  openingDeaths: 0,
  multiKills: { two: 0, three: 0, four: 0, five: 0 },
  clutches: 0,
};

export const NO_LINE: StatLine = { ...NO_COUNTS, rating: null };

/** The counts of one map with their rating. */
export function createLine(counts: Counts): StatLine {
  return withRating(counts, rate(counts));
}

/** Not a spread: that takes forty times as long, and this runs for every row on the page. */
export function withRating(counts: Counts, rating: number | null): StatLine {
  return {
    rounds: counts.rounds,
    kills: counts.kills,
    deaths: counts.deaths,
    assists: counts.assists,
    headshots: counts.headshots,
    plants: counts.plants,
    defuses: counts.defuses,
    openingKills: counts.openingKills,
    openingDeaths: counts.openingDeaths,
    multiKills: counts.multiKills,
    clutches: counts.clutches,
    rating,
  };
}

/** A line that was typed in. It has no rounds, so it has no rating. */
export function manualLine(input: Pick<Counts, 'kills' | 'deaths' | 'assists'>): StatLine {
  return { ...NO_LINE, kills: input.kills, deaths: input.deaths, assists: input.assists };
}

/** Adds the counts and combines the ratings by rounds. The order of the lines does not matter. */
export function sumLines(lines: readonly StatLine[]): StatLine {
  return withRating(lines.reduce(addCounts, NO_COUNTS), combineRatings(lines));
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    rounds: a.rounds + b.rounds,
    kills: a.kills + b.kills,
    deaths: a.deaths + b.deaths,
    assists: a.assists + b.assists,
    headshots: a.headshots + b.headshots,
    plants: a.plants + b.plants,
    defuses: a.defuses + b.defuses,
    openingKills: a.openingKills + b.openingKills,
    openingDeaths: a.openingDeaths + b.openingDeaths,
    multiKills: {
      two: a.multiKills.two + b.multiKills.two,
      three: a.multiKills.three + b.multiKills.three,
      four: a.multiKills.four + b.multiKills.four,
      five: a.multiKills.five + b.multiKills.five,
    },
    clutches: a.clutches + b.clutches,
  };
}

/** Kills per death; without deaths the number of kills, as on scoreboards. */
export function killsPerDeath({ kills, deaths }: Pick<Counts, 'kills' | 'deaths'>): number {
  return kills / Math.max(1, deaths);
}

/** Kills whose rounds were captured; only these can be headshots. Sums of lines know them apart. */
type HeadshotCounts = Pick<Counts, 'rounds' | 'kills' | 'headshots'> & {
  readonly capturedKills?: number;
};

/** The share of headshots in the captured kills; null without any. */
export function headshotShare({
  rounds,
  kills,
  headshots,
  capturedKills = rounds === 0 ? 0 : kills,
}: HeadshotCounts): number | null {
  return capturedKills === 0 ? null : headshots / capturedKills;
}
