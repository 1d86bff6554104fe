/**
 * The figures of a player over some maps. Each has one meaning everywhere: kills and deaths count every
 * map, whatever needs rounds counts captured maps only, because typed lines have kills without rounds.
 */
import { type Counts, killsPerDeath } from '../scoreboard/stat-line';
import { kastShare } from './kast';
import type { StatisticsTotals } from './lines';

export type FigureTotals = Omit<StatisticsTotals, 'scope' | 'player'>;

/** The figures that players are compared by; null where nothing was counted. */
export const COMPARED_FIGURES = [
  'rating',
  'killsPerDeath',
  'killsPerRound',
  'kast',
  'headshots',
  'openingDuels',
  'clutches',
] as const;
export type ComparedFigure = (typeof COMPARED_FIGURES)[number];

export function comparedFigures(totals: FigureTotals): Record<ComparedFigure, number | null> {
  return {
    rating: meanRating(totals),
    killsPerDeath: totals.kills + totals.deaths === 0 ? null : killsPerDeath(totals),
    killsPerRound: share(totals.capturedKills, totals.rounds),
    kast: kastShare(totals),
    headshots: share(totals.headshots, totals.capturedKills),
    openingDuels: openingShare(totals),
    clutches: clutchesPer100(totals),
  };
}

/** Weighted by rounds, and rounded to a thousandth as single ratings are. */
export function meanRating({
  ratedRounds,
  ratingSum,
}: Pick<FigureTotals, 'ratedRounds' | 'ratingSum'>): number | null {
  return ratedRounds === 0 ? null : Math.round(ratingSum / ratedRounds) / 1_000;
}

type OpeningCounts = Pick<Counts, 'openingKills' | 'openingDeaths'>;

/** The share of the opening duels that were won. */
export function openingShare({ openingKills, openingDeaths }: OpeningCounts): number | null {
  return share(openingKills, openingKills + openingDeaths);
}

export function clutchesPer100({ clutches, rounds }: Pick<Counts, 'clutches' | 'rounds'>) {
  return rounds === 0 ? null : (100 * clutches) / rounds;
}

/** From so many maps on a player is compared with others, and is one of those to compare with. */
export const COMPARED_MAPS = 20;

/** Whole percent, rounded down: nobody is better than everyone. */
export function betterThan(lower: number, players: number): number {
  return players === 0 ? 0 : Math.floor((100 * lower) / players);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
