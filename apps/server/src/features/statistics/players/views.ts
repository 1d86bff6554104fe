/** Rows of lines and totals as the contract wants them. */
import type { Performance, PlayerTotals, StatLine } from '@mes/contract/statistics';
import type { Counts } from '@mes/domain/scoreboard/stat-line';
import { type StatisticsLine, sumTotals } from '@mes/domain/statistics/lines';
import { type FigureTotals, meanRating } from '@mes/domain/statistics/player-figures';

type PerformanceSums = Pick<FigureTotals, keyof Performance & keyof FigureTotals> &
  Pick<FigureTotals, 'ratedRounds' | 'ratingSum'>;

export const NO_TOTALS: FigureTotals = sumTotals([]);

/** Ratings are stored in thousandths. */
export function toLine(row: StatisticsLine): StatLine {
  return { ...countsIn(row), rating: row.rating === null ? null : row.rating / 1_000 };
}

export function toTotals(row: FigureTotals): PlayerTotals {
  const { maps, mapWins, mapLosses, roundWins, roundLosses, capturedKills } = row;
  const { kastRounds, kastOf } = row;
  return {
    ...countsIn(row),
    rating: meanRating(row),
    maps,
    mapWins,
    mapLosses,
    roundWins,
    roundLosses,
    capturedKills,
    kastRounds,
    kastOf,
  };
}

function countsIn(
  row: Pick<
    StatisticsLine,
    Exclude<keyof Counts, 'multiKills'> | `${'two' | 'three' | 'four' | 'five'}Kills`
  >,
): Counts {
  return {
    rounds: row.rounds,
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    headshots: row.headshots,
    plants: row.plants,
    defuses: row.defuses,
    openingKills: row.openingKills,
    openingDeaths: row.openingDeaths,
    multiKills: {
      two: row.twoKills,
      three: row.threeKills,
      four: row.fourKills,
      five: row.fiveKills,
    },
    clutches: row.clutches,
  };
}

export function toPerformance(row: PerformanceSums): Performance {
  const { mapWins, mapLosses, kills, deaths, roundWins, roundLosses } = row;
  return { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating: meanRating(row) };
}
